import { mix, pack, type Rgb } from '../palette.ts'
import { circle } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import { halfDrop } from './butas.ts'
import type { Dye } from './dye.ts'

/** Checks: yarn of a second colour crosses itself; where both cross it is full. A fine metal line runs inside. */
export const checks = (tile: Tile, dye: Dye): void => {
  const tone = pack(dye.accents[0] as Rgb)
  for (let k = 0; k < 8; k++) {
    const at = k * 64
    for (const [off, w] of [
      [0, 14],
      [20, 3],
    ] as const) {
      tile.stripe(at + off, at + off + w, tone, 0.5)
      tile.rect(0, at + off, tile.width, at + off + w, tone, 0.5)
    }
    tile.stripe(at + 41, at + 43, dye.zari, 0.85)
    tile.rect(0, at + 41, tile.width, at + 43, dye.zari, 0.85)
  }
}

/** Stripes along the length, with a fine line beside each. */
export const stripes = (tile: Tile, dye: Dye): void => {
  for (let k = 0; k < 8; k++) {
    const at = k * 64
    tile.rect(0, at, tile.width, at + 16, dye.accent(0))
    tile.rect(0, at + 22, tile.width, at + 25, dye.accent(1))
    tile.rect(0, at + 54, tile.width, at + 57, dye.accent(1))
  }
}

/** Plain cloth still has life: two shots of weft in turn and a pin-dot so fine that it reads as texture. */
export const plain = (tile: Tile, dye: Dye): void => {
  const second = pack(mix(dye.ground, dye.accents[0] as Rgb, 0.1))
  for (let y = 0; y < tile.height; y += 4) tile.rect(0, y, tile.width, y + 1, second, 0.6)
  if (dye.zari >>> 24 > 0) halfDrop(tile, 128, 64, (x, y) => tile.fill(circle(x, y, 2.2), dye.zari))
}
