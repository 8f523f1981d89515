import { circle, diamond, leaf, petal, place, ribbon } from '../shapes.ts'
import type { ClothSpec } from '../spec.ts'
import { type Path, Tile } from '../tile.ts'
import { bodyTile } from './body.ts'
import { flower, mango } from './butas.ts'
import { type Dye, dyeOf } from './dye.ts'
import { feather } from './resist.ts'

/** Length of a pallu in texels: from the body (0) to the fringe (511). */
export const PALLU = 512

const bars = (tile: Tile, dye: Dye, spans: readonly (readonly [number, number])[]) => {
  for (const [a, b] of spans) tile.rect(a, 0, b, tile.height, dye.zari)
}

/** A peacock with its train down, `h` texels tall once the pallu hangs; `flip` -1 looks the other way. */
const peacock = (tile: Tile, x: number, y: number, h: number, dye: Dye, flip: number) => {
  const put = (path: Path, colour: number) =>
    tile.fill(
      place(
        path.map((n, i) => (i % 2 === 0 ? n * flip : n)),
        x,
        y,
        -Math.PI / 2,
        h,
        true,
      ),
      colour,
    )
  for (let i = 0; i < 6; i++) {
    const a = 1.95 + i * 0.17
    put(leaf(-0.05, 0.02, a, 0.62, 0.13), dye.zari)
    put(leaf(-0.05, 0.02, a, 0.56, 0.085), i % 2 === 0 ? dye.accent(0) : dye.accent(1))
    put(circle(-0.05 + Math.cos(a) * 0.46, 0.02 + Math.sin(a) * 0.46, 0.034), dye.zari)
  }
  put(petal(-0.12, 0.14, -0.75, 0.4, 0.27), dye.zari)
  put(petal(-0.09, 0.11, -0.75, 0.31, 0.17), dye.accent(0))
  put(ribbon([0.06, -0.06, 0.16, -0.16, 0.14, -0.3, 0.18, -0.38], 0.1, 0.7), dye.zari)
  put(circle(0.19, -0.39, 0.055), dye.zari)
  put(leaf(0.22, -0.39, 0.35, 0.12, 0.05), dye.accent(1))
  for (const a of [-2, -1.6, -1.2]) put(leaf(0.19, -0.43, a, 0.13, 0.035), dye.zari)
}

/** The end piece; rows run across the saree, columns along it. Borders are not drawn here. */
export const palluTile = (spec: ClothSpec, height: number): Tile => {
  const want = spec.pallu ?? { ground: spec.border.ground, motif: 'bands' as const }
  const dye = dyeOf(spec, want.ground)
  const tile = new Tile(PALLU, height, dye.base)
  if (want.motif === 'jaal' || want.motif === 'print') {
    const body = bodyTile({ ...spec, ground: want.ground })
    for (let y = 0; y < height; y++)
      tile.data.set(body.data.subarray((y & 511) * 512, (y & 511) * 512 + 512), y * PALLU)
  }
  bars(tile, dye, [
    [0, 5],
    [9, 12],
    [16, 40],
    [44, 47],
  ])
  bars(tile, dye, [
    [470, 474],
    [478, 502],
  ])
  for (let y = 0; y < height; y += 32) {
    tile.fill(diamond(28, y + 16, 8, 11), dye.base)
    tile.fill(diamond(490, y + 16, 8, 11), dye.base)
    for (const x of [62, 452]) {
      tile.fill(diamond(x, y + 16, 8, 13), dye.zari)
      tile.fill(diamond(x, y + 16, 4, 6), dye.accent(0))
    }
  }
  if (want.motif === 'bands') {
    bars(tile, dye, [
      [84, 88],
      [104, 128],
      [144, 148],
      [376, 380],
      [396, 420],
      [432, 436],
    ])
    for (let y = 0; y < height; y += 64) {
      flower(tile, 116, y + 32, 10, 6, dye.base, dye.accent(1))
      flower(tile, 408, y + 32, 10, 6, dye.base, dye.accent(1))
    }
    for (let y = 0; y < height; y += 128)
      for (let k = 0; k < 3; k++)
        flower(tile, 196 + k * 66, y + (k % 2 === 0 ? 32 : 96), 24, 8, dye.zari, dye.accent(k), dye.zari)
  }
  if (want.motif === 'paisley') {
    bars(tile, dye, [
      [84, 88],
      [428, 432],
    ])
    for (let y = 0; y < height; y += 128) {
      mango(tile, 180, y + 64, 120, [dye.zari, dye.accent(0), dye.zari], -Math.PI / 2)
      mango(tile, 330, y + 64, 120, [dye.zari, dye.accent(1), dye.zari], -Math.PI / 2, true)
      for (const x of [120, 255, 400]) flower(tile, x, y, 17, 8, dye.zari, dye.accent(0))
    }
  }
  if (want.motif === 'peacock') {
    bars(tile, dye, [
      [84, 88],
      [428, 432],
    ])
    for (let y = 0; y < height; y += 256) {
      peacock(tile, 262, y + 66, 190, dye, 1)
      peacock(tile, 262, y + 190, 190, dye, -1)
      for (const x of [130, 390]) flower(tile, x, y + 128, 26, 8, dye.accent(0), dye.zari, dye.zari)
      for (const x of [130, 390]) flower(tile, x, y, 26, 8, dye.accent(1), dye.zari, dye.zari)
    }
  }
  if (want.motif === 'ikat') {
    for (let y = 0; y < height; y += 128)
      for (const [x, r] of [
        [150, 54],
        [256, 60],
        [362, 54],
      ] as const) {
        tile.fill(diamond(x, y + 64, r, 60), dye.accent(0))
        tile.fill(diamond(x, y + 64, r * 0.7, 42), dye.accent(1))
        tile.fill(diamond(x, y + 64, r * 0.4, 24), dye.base)
      }
    feather(tile, 4, spec.seed + 5)
  }
  return tile
}
