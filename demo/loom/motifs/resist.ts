import { chance, drift } from '../noise.ts'
import { mix, pack, type Texel } from '../palette.ts'
import { circle, diamond, ellipse } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import type { Dye } from './dye.ts'

/** Lets every warp thread slip a little, which is what gives ikat its feathered edges. */
export const feather = (tile: Tile, reach: number, seed: number): void => {
  const copy = tile.data.slice()
  const { width, height } = tile
  for (let x = 0; x < width; x++) {
    const slip = Math.round(((chance(x >> 1, seed) + chance(x, seed + 1)) / 2 - 0.5) * 2 * reach)
    for (let y = 0; y < height; y++)
      tile.data[y * width + x] = copy[((y + slip) & (height - 1)) * width + x] as number
  }
}

const stepped = (tile: Tile, x: number, y: number, rx: number, ry: number, colour: Texel): void => {
  const n = 7
  for (let i = 0; i < n; i++) {
    const h = (ry * (i + 1)) / n
    const w = rx * (1 - i / n)
    tile.rect(x - w, y - h, x + w, y + h, colour)
  }
}

export const ikat = (tile: Tile, dye: Dye): void => {
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const x = col * 128 + (row % 2 === 0 ? 32 : 96)
      const y = row * 128 + 64
      tile.fill(diamond(x, y, 58, 60), dye.accent(0))
      tile.fill(diamond(x, y, 45, 47), dye.base)
      tile.fill(diamond(x, y, 35, 37), dye.accent(1))
      tile.fill(diamond(x, y, 20, 22), dye.accent(0))
      tile.fill(diamond(x, y, 8, 10), dye.base)
      for (const side of [-1, 1]) {
        tile.rect(x + 64 - 3, y + side * 26 - 12, x + 64 + 3, y + side * 26 + 12, dye.accent(1))
        tile.fill(diamond(x + 64, y + side * 44, 9, 9), dye.accent(0))
      }
    }
  feather(tile, 5, dye.seed)
}

/** Double ikat: a stepped grid of diamonds and florets, sharp in both directions. */
export const patola = (tile: Tile, dye: Dye): void => {
  const [frame, bloom, leafy] = [dye.accent(0), dye.accent(1), dye.accent(2)]
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 4; col++) {
      const x = col * 128 + 64
      const y = row * 128 + 64
      for (let i = 0; i < 16; i++) {
        const d = i * 4
        for (const [sx, sy] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const px = x + sx * d
          const py = y + sy * (64 - d)
          tile.rect(px - 4, py - 4, px + 4, py + 4, frame)
        }
      }
      stepped(tile, x, y, 34, 34, leafy)
      stepped(tile, x, y, 26, 26, dye.base)
      for (const [sx, sy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        tile.fill(ellipse(x + sx * 13, y + sy * 13, sx === 0 ? 6 : 9, sx === 0 ? 9 : 6), bloom)
      stepped(tile, x, y, 6, 6, frame)
      stepped(tile, x + 64, y + 64, 20, 20, bloom)
      stepped(tile, x + 64, y + 64, 11, 11, frame)
      tile.rect(x + 61, y + 61, x + 67, y + 67, dye.base)
    }
  feather(tile, 2, dye.seed)
}

/** One tied dot: a pale ring with the dye creeping into its middle. */
const tie = (tile: Tile, x: number, y: number, r: number, colour: Texel, heart: Texel, dye: Dye) => {
  const jx = x + (dye.random() - 0.5) * 2
  const jy = y + (dye.random() - 0.5) * 2
  const k = 0.85 + dye.random() * 0.3
  tile.fill(ellipse(jx, jy, r * k, r * k * 0.92, dye.random() * 3), colour, 0.92)
  tile.fill(circle(jx, jy, r * 0.34), heart, 0.85)
}

export const bandhani = (tile: Tile, dye: Dye): void => {
  const white = dye.accent(0)
  const colour = dye.accent(1)
  for (let row = 0; row < 2; row++)
    for (let col = 0; col < 2; col++) {
      const x = col * 256 + 128
      const y = row * 256 + 128
      for (const [r, n, c] of [
        [100, 44, white],
        [86, 38, colour],
        [44, 18, white],
        [30, 12, colour],
      ] as const)
        for (let i = 0; i < n; i++) {
          const a = (i / n) * Math.PI * 2
          tie(tile, x + Math.cos(a) * r, y + Math.sin(a) * r, 5, c, dye.base, dye)
        }
      for (let i = 0; i < 8; i++)
        for (let k = 0; k < 3; k++) {
          const a = (i / 8) * Math.PI * 2
          tie(
            tile,
            x + Math.cos(a) * (55 + k * 11),
            y + Math.sin(a) * (55 + k * 11),
            4.4,
            k === 1 ? colour : white,
            dye.base,
            dye,
          )
        }
      tie(tile, x, y, 8, white, dye.base, dye)
      for (let i = -4; i <= 4; i++)
        for (let j = -4; j <= 4; j++)
          if (Math.abs(i) + Math.abs(j) <= 3)
            tie(
              tile,
              x + 128 + i * 13,
              y + 128 + j * 13,
              4.4,
              (i + j) % 2 === 0 ? white : colour,
              dye.base,
              dye,
            )
    }
}

export const leheriya = (tile: Tile, dye: Dye): void => {
  const bands = 16
  const { width, height } = tile
  const inks = [dye.base, dye.accent(0), dye.base, dye.accent(1)]
  const pale = pack(mix(dye.ground, [255, 250, 240], 0.88))
  const edge = new Float32Array(width)
  for (let x = 0; x < width; x++) edge[x] = drift(x / 3, dye.seed) * 1.6
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const zig = Math.abs(((x + 64) & 127) - 64)
      const p = y + zig * 1.5 + (edge[(x + (y >> 3) * 37) & (width - 1)] as number)
      const band = p / (height / bands)
      const f = band - Math.floor(band)
      if (f < 0.2 || (f > 0.56 && f < 0.64)) tile.data[y * width + x] = pale
      else tile.data[y * width + x] = inks[((Math.floor(band) % 4) + 4) & 3] as number
    }
}
