import { setTimeout as pause } from 'node:timers/promises'

/** A change that is not seen by then counts as never seen, ms. */
const LIMIT_MS = 10_000

/** Gives a product another title at one shop, and says after how long the other one shows it, ms. */
export async function timeUntilSeen(
  from: string,
  to: string,
  adminToken: string,
  product: string,
): Promise<number | undefined> {
  const title = `Changed at ${Date.now()}`
  const form = new FormData()
  form.set('title', title)
  const answer = await fetch(`${from}/api/admin/product/update/${product}`, {
    method: 'POST',
    headers: { authorization: adminToken },
    body: form,
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`A change was answered with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  const began = Date.now()
  while (Date.now() - began < LIMIT_MS) {
    const shown = await fetch(`${to}/api/product/${product}`, { signal: AbortSignal.timeout(LIMIT_MS) })
    if ((await shown.text()).includes(title)) return Date.now() - began
    await pause(20)
  }
  return undefined
}
