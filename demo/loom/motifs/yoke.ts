import { circle, diamond, ellipse, leaf, petal, ribbon } from '../shapes.ts'
import type { ClothSpec } from '../spec.ts'
import type { Tile } from '../tile.ts'
import { bead, flower, sprig } from './butas.ts'
import { type Dye, dyeOf } from './dye.ts'

/** Texel at which the base of the neck lies in a front panel; the panel is 512 texels across. */
export const NECK = { u: 256, v: 120 } as const

/** An opening: its shape, and how far it reaches below and beside the base of the neck, in texels. */
type Neck = { shape: NonNullable<ClothSpec['neck']>; depth: number; half: number }

/** How deep and how wide each shape is beside a U. */
const CUT = { u: [1, 1], v: [1.25, 1.1], round: [0.72, 1.05], boat: [0.34, 1.75] } as const

const cut = (shape: Neck['shape'], depth: number, half: number): Neck => ({
  shape,
  depth: depth * CUT[shape][0],
  half: half * CUT[shape][1],
})

/** How far a line has come down beside the base of the neck at `a`, 0 to pi, in parts of its depth. */
const fallAt = (shape: Neck['shape'], a: number): number =>
  shape === 'v' ? 1 - Math.abs(a - Math.PI / 2) / (Math.PI / 2) : Math.sin(a) ** (shape === 'u' ? 0.7 : 1)

/** A line that runs round a neckline, `off` texels outside of it. */
export const neckLine = (off: number, { shape, depth, half }: Neck): number[] => {
  const line: number[] = []
  // The sides of a point come closer to each other than they are apart from the cut.
  const below = shape === 'v' ? off * 1.6 : off
  for (let i = 0; i <= 24; i++) {
    const a = (i / 24) * Math.PI
    const across = shape === 'v' ? 1 - i / 12 : Math.cos(a)
    const rise = i === 0 || i === 24 ? 30 : 0
    line.push(NECK.u - across * (half + off), NECK.v + fallAt(shape, a) * (depth + below) - rise)
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

/** A row of leaves and flowers down the middle, which ends in a drop. */
const drop = (tile: Tile, foot: number, flowers: number, [main, leafy, heart]: Threads) => {
  for (let k = 0; k < flowers; k++) {
    const y = foot + k * 46
    for (const side of [-1, 1]) {
      tile.fill(leaf(NECK.u, y + 30, -Math.PI / 2 + side * 0.95, 40 - k * 5, 12), leafy)
      tile.fill(circle(NECK.u + side * (34 - k * 5), y + 2, 3), main)
    }
    flower(tile, NECK.u, y, 17 - k * 2.4, 8, main, heart)
  }
  tile.fill(petal(NECK.u, foot + flowers * 46 + 2, Math.PI / 2, 34, 18), main)
}

/** Colours of the work: most of it, its leaves, the hearts of its flowers. */
type Threads = readonly [main: number, leafy: number, heart: number]

/** A border of the breadth of two fingers along both sides of a point, as it is woven along a hem. */
const bordered = (tile: Tile, neck: Neck, [main, leafy, heart]: Threads) => {
  tile.fill(ribbon(neckLine(4, neck), 6), main)
  along(neckLine(24, neck), 26, (x, y, a) => {
    tile.fill(diamond(x, y, 12, 12), main)
    tile.fill(diamond(x, y, 6, 6), heart)
    tile.fill(circle(x + Math.cos(a) * 13, y + Math.sin(a) * 13, 3.2), leafy)
  })
  tile.fill(ribbon(neckLine(44, neck), 6), main)
  tile.fill(ribbon(neckLine(52, neck), 2.4), leafy)
  along(neckLine(62, neck), 13, (x, y) => tile.fill(circle(x, y, 2.4), main))
  tile.fill(petal(NECK.u, NECK.v + neck.depth + 96, Math.PI / 2, 44, 22), main)
  tile.fill(circle(NECK.u, NECK.v + neck.depth + 96, 6), heart)
}

/** A wide band from shoulder to shoulder, tassels below it. */
const banded = (tile: Tile, neck: Neck, [main, leafy, heart]: Threads) => {
  tile.fill(ribbon(neckLine(4, neck), 7), main)
  along(neckLine(28, neck), 36, (x, y, a) => {
    flower(tile, x, y, 13, 6, main, heart)
    for (const turn of [-0.7, 0.7])
      tile.fill(leaf(x + Math.cos(a) * 18, y + Math.sin(a) * 18, a + turn, 14, 6), leafy)
  })
  tile.fill(ribbon(neckLine(50, neck), 4), main)
  along(neckLine(58, neck), 24, (x, y) => {
    tile.fill(circle(x, y + 5, 3), heart)
    tile.fill(petal(x, y + 8, Math.PI / 2, 22, 9), leafy)
  })
}

/** A small round opening with a slit, both edged and embroidered. */
const slit = (tile: Tile, neck: Neck, [main, leafy, heart]: Threads) => {
  const top = NECK.v + neck.depth
  const foot = top + 190
  tile.fill(ribbon(neckLine(4, neck), 6), main)
  along(neckLine(20, neck), 24, (x, y) => flower(tile, x, y, 9, 5, main, heart))
  tile.fill(ribbon(neckLine(36, neck), 3), main)
  for (const side of [-1, 1]) {
    tile.fill(ribbon([NECK.u + side * 7, top, NECK.u + side * 7, foot], 4), main)
    tile.fill(ribbon([NECK.u + side * 34, top + 30, NECK.u + side * 34, foot + 12], 3), main)
    for (let y = top + 48; y < foot; y += 30) {
      flower(tile, NECK.u + side * 20, y, 8, 5, main, heart)
      tile.fill(leaf(NECK.u + side * 20, y + 14, Math.PI / 2, 12, 5), leafy)
    }
  }
  tile.fill(ribbon([NECK.u - 35, foot + 12, NECK.u, foot + 40, NECK.u + 35, foot + 12], 4), main)
  for (let k = 0; k < 4; k++) bead(tile, NECK.u, top + 34 + k * 44, 6, main, heart)
}

/** What is worked round a U: flowers between two cords, a drop, sprigs beside it. */
const wreathed = (tile: Tile, neck: Neck, threads: Threads) => {
  const [main, leafy, heart] = threads
  tile.fill(ribbon(neckLine(4, neck), 7), main)
  tile.fill(ribbon(neckLine(38, neck), 3), main)
  along(neckLine(21, neck), 30, (x, y, a) => {
    flower(tile, x, y, 11, 6, main, heart)
    tile.fill(leaf(x + Math.cos(a) * 15, y + Math.sin(a) * 15, a + 0.9, 13, 6), leafy)
    tile.fill(leaf(x + Math.cos(a) * 15, y + Math.sin(a) * 15, a - 0.9, 13, 6), leafy)
  })
  along(neckLine(47, neck), 15, (x, y) => tile.fill(circle(x, y, 2.6), main))
  drop(tile, NECK.v + neck.depth + 50, 4, threads)
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++)
      sprig(
        tile,
        NECK.u + side * (60 + k * 36),
        NECK.v + neck.depth + 66 - k * 16,
        44 - k * 4,
        leafy,
        main,
        heart,
      )
}

const WORK = { u: wreathed, v: bordered, round: slit, boat: banded } as const

const worked = (tile: Tile, dye: Dye, neck: Neck, metal: boolean) =>
  WORK[neck.shape](tile, neck, [
    metal ? dye.zari : dye.accent(0),
    metal ? dye.zari : dye.accent(1),
    metal ? dye.accent(0) : dye.accent(2),
  ])

/** Shirt placket: a stitched band with cloth buttons, piped in the second colour. */
const placket = (tile: Tile, dye: Dye, neck: Neck) => {
  const top = NECK.v + neck.depth
  tile.fill(ribbon(neckLine(4, neck), 8), dye.accent(0))
  tile.rect(NECK.u - 15, top, NECK.u + 15, top + 230, dye.base)
  for (const x of [-16, 14]) tile.rect(NECK.u + x, top, NECK.u + x + 2, top + 230, dye.accent(0))
  tile.fill(diamond(NECK.u, top + 232, 16, 14), dye.accent(0))
  for (let k = 0; k < 6; k++) bead(tile, NECK.u, top + 22 + k * 36, 6, dye.darker, dye.accent(0))
}

const mirror = (tile: Tile, dye: Dye, neck: Neck) => {
  worked(tile, dye, neck, false)
  for (const off of [21, 62])
    along(neckLine(off, neck), 32, (x, y) => {
      tile.fill(ellipse(x + 14, y, 8, 8), dye.accent(0))
      tile.fill(ellipse(x + 14, y, 5.4, 5.4), ((255 << 24) | 0xdcd6cc) >>> 0)
    })
}

/** Works the neckline into a front panel. `depth`, `half`: the opening of a U below and beside the base of the neck. */
export const paintYoke = (tile: Tile, spec: ClothSpec, depth: number, half: number): void => {
  const dye = dyeOf(spec)
  const neck = cut(spec.neck ?? 'u', depth, half)
  if (spec.yoke === 'zari') worked(tile, dye, neck, true)
  if (spec.yoke === 'thread') worked(tile, dye, neck, false)
  if (spec.yoke === 'placket') placket(tile, dye, neck)
  if (spec.yoke === 'mirror') mirror(tile, dye, neck)
}
