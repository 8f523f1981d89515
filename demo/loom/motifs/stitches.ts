import { mix, pack, type Rgb } from '../palette.ts'
import { circle, leaf, ribbon, tendril } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import { flower, halfDrop } from './butas.ts'
import type { Dye } from './dye.ts'

/** Phulkari: floss-silk darning; each half of a diamond lies in another direction and so takes the light differently. */
export const phulkari = (tile: Tile, dye: Dye): void => {
  const cell = 64
  const tones = dye.accents.map((c) => [
    pack(c, 40),
    pack(mix(c, [255, 240, 200], 0.28), 70),
    pack(mix(c, [40, 10, 0], 0.2), 20),
  ])
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) {
      const cx = Math.floor((x + y) / cell)
      const cy = Math.floor((x - y + 4096) / cell)
      const fx = (x + y) % cell
      const fy = (x - y + 4096) % cell
      if (fx < 6 || fy < 6) continue
      const mid = Math.abs(fx - 35) + Math.abs(fy - 35)
      const tone = tones[mid < 16 ? (cx + cy + 1) % tones.length : (cx * 3 + cy) % 2] as number[]
      const lie = fx > fy ? x : y
      if (mid >= 16 && mid < 20) continue
      tile.data[y * tile.width + x] = tone[lie % 5 === 0 ? 2 : fx > fy ? 1 : 0] as number
    }
}

/** Lucknow whitework: padded flowers and shadow-stitched vines in thread a little lighter than the ground. */
export const chikan = (tile: Tile, dye: Dye): void => {
  const white = dye.accents[0] as Rgb
  const thread = pack(white)
  const shadow = pack(mix(dye.ground, white, 0.45))
  const deep = pack(mix(dye.ground, [70, 60, 60], 0.16))
  halfDrop(tile, 256, 128, (x, y, odd) => {
    const side = odd ? -1 : 1
    const line: number[] = []
    for (let i = 0; i <= 12; i++) line.push(x + side * Math.sin(i / 3.4) * 24, y + 58 - i * 10)
    tile.fill(ribbon(line, 2.6), thread)
    for (let i = 1; i < 12; i += 2) {
      const px = line[i * 2] as number
      const py = line[i * 2 + 1] as number
      const a = i % 4 === 1 ? -0.5 : Math.PI + 0.5
      tile.fill(leaf(px, py, a, 26, 11), deep)
      tile.fill(leaf(px, py - 1, a, 25, 10), shadow)
      tile.fill(ribbon([px, py, px + Math.cos(a) * 24, py + Math.sin(a) * 24], 1.4), thread)
    }
    flower(tile, x + 1.5, y - 58.5, 22, 8, deep, deep)
    flower(tile, x, y - 60, 21, 8, thread, shadow)
    flower(tile, x + 64, y + 8, 13, 6, thread, shadow)
    tile.fill(ribbon(tendril(x + 64, y + 22, 1.2, 12, side as 1 | -1), 2), thread)
    for (let i = 0; i < 7; i++) tile.fill(circle(x - 60 + i * 9, y + 40 + (i % 2) * 8, 1.9), thread)
  })
}
