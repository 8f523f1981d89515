import type { Texel } from '../palette.ts'
import { circle, diamond, ellipse, leaf, paisley, petal, place, ribbon, tendril } from '../shapes.ts'
import type { Tile } from '../tile.ts'
import type { Dye } from './dye.ts'

/** Calls `draw` on a half-drop grid that closes over the tile; `step` must divide its sides, rows in pairs. */
export const halfDrop = (
  tile: Tile,
  step: number,
  rise: number,
  paint: (x: number, y: number, odd: boolean) => void,
): void => {
  for (let row = 0; row * rise < tile.height; row++)
    for (let x = 0; x < tile.width; x += step)
      paint(x + (row % 2 === 0 ? step / 4 : (step * 3) / 4), (row + 0.5) * rise, row % 2 === 1)
}

export const flower = (
  tile: Tile,
  x: number,
  y: number,
  r: number,
  petals: number,
  outer: Texel,
  heart: Texel,
  rim?: Texel,
): void => {
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * Math.PI * 2 - Math.PI / 2
    if (rim !== undefined) tile.fill(petal(x, y, a, r * 1.14, (r * 2.9) / petals + r * 0.5), rim)
    tile.fill(petal(x, y, a, r, (r * 2.6) / petals + r * 0.3), outer)
  }
  tile.fill(circle(x, y, r * 0.3), heart)
}

/** A flowering sprig on a curved stem, upright. */
export const sprig = (
  tile: Tile,
  x: number,
  y: number,
  h: number,
  stem: Texel,
  bloom: Texel,
  heart: Texel,
) => {
  const lean = h * 0.1
  const line = [x + lean, y + h * 0.5, x - lean * 0.3, y + h * 0.2, x, y - h * 0.1, x, y - h * 0.2]
  tile.fill(ribbon(line, h * 0.055), stem)
  for (const [t, side] of [
    [0.34, 1],
    [0.2, -1],
    [0.08, 1],
    [-0.02, -1],
  ] as const) {
    const a = side === 1 ? -0.65 : Math.PI + 0.65
    tile.fill(leaf(x + lean * 0.2, y + h * t, a, h * 0.3, h * 0.13), stem)
  }
  flower(tile, x, y - h * 0.27, h * 0.21, 7, bloom, heart)
}

/** A paisley with a rim, a lit inside and a seed. */
export const mango = (
  tile: Tile,
  x: number,
  y: number,
  size: number,
  colours: readonly [Texel, Texel, Texel],
  angle = 0,
  flip = false,
) => {
  tile.fill(paisley(x, y, size, angle, flip), colours[0])
  tile.fill(paisley(x, y + size * 0.04, size * 0.74, angle, flip), colours[1])
  tile.fill(paisley(x, y + size * 0.09, size * 0.46, angle, flip), colours[2])
  tile.fill(circle(x - (flip ? -0.02 : 0.02) * size, y + size * 0.2, size * 0.075), colours[0])
}

export const buta = (tile: Tile, dye: Dye): void =>
  halfDrop(tile, 128, 64, (x, y, odd) =>
    sprig(tile, x, y, 50, dye.zari, dye.zari, odd ? dye.accent(0) : dye.accent(1)),
  )

export const coin = (tile: Tile, dye: Dye): void =>
  halfDrop(tile, 64, 64, (x, y) => {
    tile.fill(circle(x, y, 8.5), dye.zari)
    tile.fill(circle(x, y, 5.6), dye.zariDeep)
    tile.fill(circle(x, y, 3), dye.zari)
  })

export const paisleys = (tile: Tile, dye: Dye): void =>
  halfDrop(tile, 128, 128, (x, y, odd) => {
    mango(tile, x, y, 76, [dye.zari, odd ? dye.accent(0) : dye.accent(1), dye.zari], 0, odd)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      tile.fill(circle(x + Math.cos(a) * 38 + 3, y + Math.sin(a) * 44 + 2, 2.4), dye.zari)
    }
    flower(tile, x + 64, y, 13, 8, dye.zari, odd ? dye.accent(1) : dye.accent(0))
  })

/** Jamdani: motifs laid in by hand, thick thread by thick thread, so that slanted edges step. */
export const jamdani = (tile: Tile, dye: Dye): void => {
  halfDrop(tile, 128, 128, (x, y, odd) => {
    const main = odd ? dye.accent(1) : dye.accent(0)
    tile.fill(ribbon([x, y + 44, x, y - 2], 3), dye.zari)
    for (const [dy, length] of [
      [40, 26],
      [26, 21],
      [13, 15],
    ] as const)
      for (const side of [-1, 1]) {
        const a = -Math.PI / 2 + side * 1.05
        tile.fill(leaf(x, y + dy, a, length, 8), dye.zari, 0.92)
      }
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2
      tile.fill(diamond(x + Math.cos(a) * 17, y - 20 + Math.sin(a) * 17, 7, 7), main, 0.95)
    }
    tile.fill(diamond(x, y - 20, 13, 13), main, 0.95)
    tile.fill(diamond(x, y - 20, 6, 6), dye.zari)
    flower(tile, x + 64, y, 10, 6, dye.zari, main)
  })
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 16; col++)
      tile.fill(circle(col * 32 + (row % 2) * 16, row * 64 + 2, 2.1), dye.zari, 0.9)
  const copy = tile.data.slice()
  for (let y = 0; y < tile.height; y++) {
    const from = (y - (y % 3)) * tile.width
    tile.data.set(copy.subarray(from, from + tile.width), y * tile.width)
  }
}

/** A climbing stem with leaves, blooms and curls; `path` gives x by y and closes over the tile. */
export const vine = (
  tile: Tile,
  x: (y: number) => number,
  span: number,
  colours: { stem: Texel; leaf: Texel; bloom: Texel; heart: Texel; rim: Texel },
  size: number,
): void => {
  const line: number[] = []
  for (let y = -4; y <= tile.height + 4; y += 4) line.push(x(y), y)
  tile.fill(ribbon(line, size * 0.09), colours.stem)
  for (let k = 0; k * span < tile.height; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const y = (k + 0.5) * span
    const at = x(y)
    const out = at + side * size * 0.62
    tile.fill(
      ribbon([at, y + size * 0.3, at + side * size * 0.3, y + size * 0.05, out, y], size * 0.07),
      colours.stem,
    )
    flower(tile, out, y, size * 0.36, 8, colours.bloom, colours.heart, colours.rim)
    tile.fill(
      ribbon(tendril(at, y - size * 0.2, side === 1 ? Math.PI : 0, size * 0.2, side), size * 0.05),
      colours.stem,
    )
    for (const [dy, da] of [
      [0.5, 0.5],
      [-0.35, -0.6],
      [0.75, -0.4],
    ] as const) {
      const a = (side === 1 ? Math.PI : 0) + da
      tile.fill(leaf(x(y + dy * size), y + dy * size, a, size * 0.5, size * 0.2), colours.rim)
      tile.fill(
        place(
          leaf(0, 0, 0, size * 0.42, size * 0.13),
          x(y + dy * size) + Math.cos(a) * 3,
          y + dy * size + Math.sin(a) * 3,
          a,
        ),
        colours.leaf,
      )
    }
  }
}

export const bead = (tile: Tile, x: number, y: number, r: number, rim: Texel, inside: Texel): void => {
  tile.fill(ellipse(x, y, r, r), rim)
  tile.fill(ellipse(x, y, r * 0.55, r * 0.55), inside)
}
