import { circle, diamond, ellipse, leaf, petal, ribbon } from '../shapes.ts'
import type { ClothSpec } from '../spec.ts'
import type { Tile } from '../tile.ts'
import { bead, flower, sprig } from './butas.ts'
import { type Dye, dyeOf } from './dye.ts'

/** Texel at which the base of the neck lies in a front panel; the panel is 512 texels across. */
export const NECK = { u: 256, v: 120 } as const

/** A line that runs round a U-shaped neckline, `off` texels outside of it. */
export const neckLine = (off: number, depth: number, half: number): number[] => {
  const line: number[] = []
  for (let i = 0; i <= 24; i++) {
    const a = (i / 24) * Math.PI
    line.push(
      NECK.u - Math.cos(a) * (half + off),
      NECK.v + Math.sin(a) ** 0.7 * (depth + off) - (i === 0 || i === 24 ? 30 : 0),
    )
  }
  return line
}

const along = (
  line: readonly number[],
  step: number,
  paint: (x: number, y: number, angle: number) => void,
) => {
  let rest = 0
  for (let i = 2; i < line.length; i += 2) {
    const x0 = line[i - 2] as number
    const y0 = line[i - 1] as number
    const dx = (line[i] as number) - x0
    const dy = (line[i + 1] as number) - y0
    const l = Math.hypot(dx, dy)
    let at = rest
    for (; at < l; at += step) paint(x0 + (dx * at) / l, y0 + (dy * at) / l, Math.atan2(dy, dx))
    rest = at - l
  }
}

const worked = (tile: Tile, dye: Dye, depth: number, half: number, metal: boolean) => {
  const main = metal ? dye.zari : dye.accent(0)
  const leafy = metal ? dye.zari : dye.accent(1)
  const heart = metal ? dye.accent(0) : dye.accent(2)
  tile.fill(ribbon(neckLine(4, depth, half), 7), main)
  tile.fill(ribbon(neckLine(38, depth, half), 3), main)
  along(neckLine(21, depth, half), 30, (x, y, a) => {
    flower(tile, x, y, 11, 6, main, heart)
    tile.fill(leaf(x + Math.cos(a) * 15, y + Math.sin(a) * 15, a + 0.9, 13, 6), leafy)
    tile.fill(leaf(x + Math.cos(a) * 15, y + Math.sin(a) * 15, a - 0.9, 13, 6), leafy)
  })
  along(neckLine(47, depth, half), 15, (x, y) => tile.fill(circle(x, y, 2.6), main))
  const foot = NECK.v + depth + 50
  for (let k = 0; k < 4; k++) {
    const y = foot + k * 46
    for (const side of [-1, 1]) {
      tile.fill(leaf(NECK.u, y + 30, -Math.PI / 2 + side * 0.95, 40 - k * 5, 12), leafy)
      tile.fill(circle(NECK.u + side * (34 - k * 5), y + 2, 3), main)
    }
    flower(tile, NECK.u, y, 17 - k * 2.4, 8, main, heart)
  }
  tile.fill(petal(NECK.u, foot + 186, Math.PI / 2, 34, 18), main)
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++)
      sprig(tile, NECK.u + side * (60 + k * 36), NECK.v + depth + 66 - k * 16, 44 - k * 4, leafy, main, heart)
}

/** Shirt placket: a stitched band with cloth buttons, piped in the second colour. */
const placket = (tile: Tile, dye: Dye, depth: number, half: number) => {
  tile.fill(ribbon(neckLine(4, depth, half), 8), dye.accent(0))
  tile.rect(NECK.u - 15, NECK.v + depth, NECK.u + 15, NECK.v + depth + 230, dye.base)
  for (const x of [-16, 14])
    tile.rect(NECK.u + x, NECK.v + depth, NECK.u + x + 2, NECK.v + depth + 230, dye.accent(0))
  tile.fill(diamond(NECK.u, NECK.v + depth + 232, 16, 14), dye.accent(0))
  for (let k = 0; k < 6; k++) bead(tile, NECK.u, NECK.v + depth + 22 + k * 36, 6, dye.darker, dye.accent(0))
}

const mirror = (tile: Tile, dye: Dye, depth: number, half: number) => {
  worked(tile, dye, depth, half, false)
  for (const off of [21, 62])
    along(neckLine(off, depth, half), 32, (x, y) => {
      tile.fill(ellipse(x + 14, y, 8, 8), dye.accent(0))
      tile.fill(ellipse(x + 14, y, 5.4, 5.4), ((255 << 24) | 0xdcd6cc) >>> 0)
    })
}

/** Works the neckline into a front panel. `depth`, `half`: the opening below and beside the base of the neck. */
export const paintYoke = (tile: Tile, spec: ClothSpec, depth: number, half: number): void => {
  const dye = dyeOf(spec)
  if (spec.yoke === 'zari') worked(tile, dye, depth, half, true)
  if (spec.yoke === 'thread') worked(tile, dye, depth, half, false)
  if (spec.yoke === 'placket') placket(tile, dye, depth, half)
  if (spec.yoke === 'mirror') mirror(tile, dye, depth, half)
}
