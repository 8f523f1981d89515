import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

const [pack, unpack] = [promisify(deflateRaw), promisify(inflateRaw)]

/** Text that is written while something is read, and held packed until its turn comes: of a large month it is many megabytes. */
export interface HeldText {
  add(text: string): Promise<void>
  /** All of it as UTF-8, piece by piece. */
  bytes(): AsyncGenerator<Buffer>
}

export function heldText(): HeldText {
  const pieces: Buffer[] = []
  return {
    async add(text) {
      // The fastest level: it is packed again for the file that leaves.
      if (text !== '') pieces.push(await pack(text, { level: constants.Z_BEST_SPEED }))
    },
    async *bytes() {
      for (const piece of pieces) yield unpack(piece)
    },
  }
}
