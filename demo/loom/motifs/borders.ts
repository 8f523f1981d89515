import { hash } from '../noise.ts'
import type { Texel } from '../palette.ts'
import { circle, diamond, leaf, ribbon } from '../shapes.ts'
import type { BorderKind } from '../spec.ts'
import type { Tile } from '../tile.ts'
import { flower, mango } from './butas.ts'
import type { Dye } from './dye.ts'

/** Draws one border between rows `y0` (towards the body) and `y1` (the selvedge). */
type PaintBorder = (tile: Tile, y0: number, y1: number, dye: Dye) => void

const lines = (tile: Tile, at: readonly number[], colour: Texel) => {
  for (const y of at) tile.band(y, y + 2, colour)
}

/** A row of temple spires pointing into the body. */
export const spires = (tile: Tile, y: number, height: number, step: number, colour: Texel): void => {
  for (let x = 0; x < tile.width; x += step)
    for (let i = 0; i < height; i++) {
      const half = (step / 2) * (i / height) ** 1.2 * 0.96
      tile.rect(x + step / 2 - half, y - height + i, x + step / 2 + half, y - height + i + 1, colour)
    }
}

const chain = (tile: Tile, y: number, r: number, step: number, colour: Texel, heart: Texel) => {
  for (let x = 0; x < tile.width; x += step) {
    tile.fill(diamond(x + step / 2, y, r, r), colour)
    tile.fill(diamond(x + step / 2, y, r * 0.5, r * 0.5), heart)
  }
}

const zari: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0, y1, dye.base)
  tile.band(y1 - w * 0.16, y1 - 3, dye.zari)
  tile.band(y0 + 2, y0 + w * 0.08, dye.zari)
  lines(tile, [y0 + w * 0.12, y1 - w * 0.21], dye.zari)
  const mid = y0 + w * 0.46
  const h = w * 0.5
  for (let x = 0; x < tile.width; x += 64) {
    flower(tile, x + 16, mid, h * 0.42, 8, dye.zari, dye.accent(1), dye.base)
    for (const side of [-1, 1]) {
      tile.fill(leaf(x + 48, mid + h * 0.36, -Math.PI / 2 + side * 0.75, h * 0.62, h * 0.2), dye.zari)
    }
    tile.fill(leaf(x + 48, mid + h * 0.4, -Math.PI / 2, h * 0.8, h * 0.2), dye.zari)
  }
}

const temple: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  const rise = Math.min(44, w * 0.34)
  spires(tile, y0 + rise, rise, 32, dye.base)
  tile.band(y0 + rise, y1, dye.base)
  const top = y0 + rise
  const h = y1 - top
  tile.band(top + 4, top + h * 0.12, dye.zari)
  lines(tile, [top + h * 0.17, top + h * 0.23, y1 - h * 0.34], dye.zari)
  chain(tile, top + h * 0.44, h * 0.13, 32, dye.zari, dye.base)
  tile.band(y1 - h * 0.28, y1 - 4, dye.zari)
  for (let x = 0; x < tile.width; x += 16) tile.fill(diamond(x + 8, y1 - h * 0.16, 4, h * 0.07), dye.base)
}

const paisley: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0, y1, dye.base)
  tile.band(y0 + 2, y0 + 8, dye.zari)
  tile.band(y1 - 12, y1 - 3, dye.zari)
  lines(tile, [y0 + 11, y1 - 16], dye.zari)
  for (let x = 0; x < tile.width; x += 64) {
    mango(tile, x + 30, y0 + w * 0.52, w * 0.6, [dye.zari, dye.accent(0), dye.zari])
    tile.fill(circle(x + 62, y0 + w * 0.3, 3.5), dye.zari)
    tile.fill(circle(x + 62, y0 + w * 0.7, 3.5), dye.zari)
  }
}

const vine: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  const mid = y0 + w * 0.5
  tile.band(y0, y1, dye.base)
  tile.band(y0 + 2, y0 + 6, dye.zari)
  tile.band(y1 - 9, y1 - 3, dye.zari)
  const line: number[] = []
  for (let x = -4; x <= tile.width + 4; x += 4) line.push(x, mid + Math.sin((x / 64) * Math.PI) * w * 0.16)
  tile.fill(ribbon(line, 3.4), dye.zari)
  for (let x = 32; x < tile.width; x += 64) {
    const side = (x / 32) % 4 === 1 ? 1 : -1
    flower(tile, x, mid - side * w * 0.12, w * 0.19, 7, dye.accent(side === 1 ? 0 : 1), dye.zari, dye.zari)
    tile.fill(leaf(x + 32, mid, side * 0.8 - 0.1, w * 0.3, w * 0.11), dye.zari)
    tile.fill(leaf(x + 26, mid, Math.PI - side * 0.8, w * 0.3, w * 0.11), dye.zari)
  }
}

const stripe: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0, y1, dye.base)
  for (const [a, b] of [
    [0.06, 0.14],
    [0.2, 0.24],
    [0.76, 0.8],
    [0.86, 0.96],
  ] as const)
    tile.band(y0 + w * a, y0 + w * b, dye.zari)
  chain(tile, y0 + w * 0.5, w * 0.14, 16, dye.zari, dye.accent(0))
}

const ikat: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0, y1, dye.base)
  lines(tile, [y0 + 4, y0 + 10, y1 - 8, y1 - 14], dye.accent(1))
  for (let x = 0; x < tile.width; x += 64) {
    tile.fill(diamond(x + 32, y0 + w * 0.5, 26, w * 0.32), dye.accent(0))
    tile.fill(diamond(x + 32, y0 + w * 0.5, 15, w * 0.18), dye.accent(1))
    tile.fill(diamond(x, y0 + w * 0.5, 6, w * 0.12), dye.accent(1))
  }
  for (let x = 0; x < tile.width; x++) {
    const slip = (hash(x >> 1, dye.seed) % 7) - 3
    for (let y = Math.round(y0 + w * 0.15); y < y1 - w * 0.2; y++)
      if (slip > 1 || slip < -1)
        tile.dot(x, y, tile.data[(((y + slip) & 1023) * tile.width + x) | 0] as number)
  }
}

const thread: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  const line: number[] = []
  for (let x = -4; x <= tile.width + 4; x += 4)
    line.push(x, y0 + w * 0.5 + Math.sin((x / 64) * Math.PI * 2) * w * 0.1)
  tile.fill(ribbon(line, 3), dye.accent(1))
  for (let x = 0; x < tile.width; x += 64) {
    flower(tile, x + 16, y0 + w * 0.42, w * 0.2, 6, dye.accent(0), dye.accent(1))
    flower(tile, x + 48, y0 + w * 0.58, w * 0.14, 6, dye.accent(2), dye.accent(0))
    tile.fill(leaf(x + 30, y0 + w * 0.5, -0.9, w * 0.28, w * 0.1), dye.accent(1))
    tile.fill(leaf(x + 34, y0 + w * 0.5, 2.2, w * 0.28, w * 0.1), dye.accent(1))
  }
  for (let x = 0; x < tile.width; x += 32)
    for (let i = 0; i < 8; i++)
      tile.fill(
        circle(x + 16 + Math.cos((i / 7) * Math.PI) * 13, y1 - 4 - Math.sin((i / 7) * Math.PI) * 11, 2),
        dye.accent(0),
      )
}

/** Gota patti: broad metal ribbon, leaves cut from it above. */
const gota: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0 + w * 0.42, y1, dye.base)
  tile.band(y1 - w * 0.34, y1, dye.zari)
  lines(tile, [y1 - w * 0.42, y1 - w * 0.5], dye.zari)
  for (let x = 0; x < tile.width; x += 64) {
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
      tile.fill(leaf(x + 32, y0 + w * 0.48, -Math.PI / 2 + a, w * 0.4, w * 0.12), dye.zari)
    flower(tile, x, y0 + w * 0.36, w * 0.11, 6, dye.zari, dye.accent(0))
  }
  for (let x = 0; x < tile.width; x += 8) tile.rect(x, y1 - w * 0.32, x + 1, y1 - 2, dye.zariDeep)
}

const print: PaintBorder = (tile, y0, y1, dye) => {
  const w = y1 - y0
  tile.band(y0, y1, dye.base)
  lines(tile, [y0 + 3, y0 + 8, y1 - 7, y1 - 12], dye.accent(0))
  for (let x = 0; x < tile.width; x += 64) {
    flower(tile, x + 32, y0 + w * 0.5, w * 0.26, 8, dye.accent(1), dye.accent(0), dye.accent(0))
    tile.fill(diamond(x, y0 + w * 0.5, 10, w * 0.22), dye.accent(0))
    tile.fill(diamond(x, y0 + w * 0.5, 5, w * 0.11), dye.accent(1))
  }
}

const PAINTERS: Record<Exclude<BorderKind, 'none'>, PaintBorder> = {
  zari,
  temple,
  paisley,
  vine,
  stripe,
  ikat,
  thread,
  gota,
  print,
}

export const paintBorder = (kind: BorderKind, tile: Tile, y0: number, y1: number, dye: Dye): void => {
  if (kind !== 'none') PAINTERS[kind](tile, Math.round(y0), Math.round(y1), dye)
}
