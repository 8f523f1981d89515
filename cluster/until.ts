import { setTimeout as pause } from 'node:timers/promises'

/** @throws Error with what was waited for, and what `look` last said, when it takes too long */
export async function until(
  what: string,
  limitMs: number,
  look: () => Promise<string | undefined>,
): Promise<void> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const missing = await look().catch(String)
    if (missing === undefined) return
    if (Date.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1_000} s (${missing})`)
    await pause(250)
  }
}

/** @throws Error with what was waited for when the work takes too long */
export async function within<Result>(what: string, limitMs: number, work: Promise<Result>): Promise<Result> {
  const late = pause(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`${what}: not within ${limitMs / 1_000} s`)
  })
  return Promise.race([work, late])
}
