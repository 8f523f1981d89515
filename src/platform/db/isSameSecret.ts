import { createHash, timingSafeEqual } from 'node:crypto'

const hashed = (secret: string | Uint8Array): Buffer => createHash('sha256').update(secret).digest()

/** Whether two secrets or signatures are the same: in the same time however much of one is right, and however long it is. */
// guard: signature-compared
export const isSameSecret = (one: string | Uint8Array, other: string | Uint8Array): boolean =>
  timingSafeEqual(hashed(one), hashed(other))
