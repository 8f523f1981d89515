import process from 'node:process'

/** `npm test` runs short versions, `npm run faults` (LONG=1) long ones. */
export const isLong = process.env.LONG === '1'

export const scaled = (short: number, long: number): number => (isLong ? long : short)

/** Where randomness starts; SEED=... repeats a run. */
export const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Says what a run was made of, so that it can be repeated. */
export function print(text: string): void {
  process.stdout.write(`  ${text}\n`)
}

/** Most time for one test, ms: shared machines are slow at times, and a hang is a failure too. */
export const timeoutMs = scaled(180_000, 3_600_000)
