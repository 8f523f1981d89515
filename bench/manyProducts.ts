import { setTimeout } from 'node:timers/promises'

/** As many products as a large shop has. */
export const MANY = 100_000

/** The shop reads new products in the background; what is measured is the time after. */
export async function allAreKnown(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/admin/product?limit=1`, { headers: { connection: 'close' } })
    await answer.text()
    if (Number(answer.headers.get('x-total-count')) >= MANY) return
    await setTimeout(500)
  }
}
