import { createHmac } from 'node:crypto'

/** ms for which an app shows one code (RFC 6238). */
const STEP_MS = 30_000

/** Clocks of phones are slow or fast: the library takes the codes of these steps around now. */
const WINDOW = [1, 0, -1]

/** The six digits of one time step (RFC 4226). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const at = digest.readUInt8(digest.length - 1) & 0xf
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The latest time step around `now` (ms) whose code this is; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS)
  return WINDOW.map((offset) => current + offset).find((step) => codeOf(secret, step) === code)
}
