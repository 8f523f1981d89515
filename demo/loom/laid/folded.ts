import { front, type Material, pallu, yardage } from '../cloth.ts'
import { blend, crumple, ease, type Fold, fallen } from '../folds.ts'
import { drift } from '../noise.ts'
import { type Scene, TABLE } from '../scene.ts'
import type { ClothSpec, FabricSpec } from '../spec.ts'
import { fringe } from './fringe.ts'

type Packet = {
  x: number
  y: number
  width: number
  height: number
  /** Radians, clockwise. */
  turn: number
  layers: number
  /** Height at which the packet lies. */
  rest: number
  seed: number
  /** Texel of a place on the packet, in units from its upper left corner. */
  at: (x: number, y: number) => readonly [number, number]
}

/** Height of a layer. */
const THICK = 13

const fold: Fold = { lift: 0, aside: 0, down: 0 }

/** Cloth folded into a packet: round edges, the lines of earlier folds, a soft sag, the layers showing below. */
export const packet = (scene: Scene, cloth: Material, p: Packet): void => {
  const c = Math.cos(p.turn)
  const s0 = Math.sin(p.turn)
  const fall = fallen({
    ...{ seed: p.seed + 5, count: 5, run: 0.5, spread: 1.2, breadth: 46, height: 9, length: p.height * 0.4 },
    ...{ left: 0, right: p.width, top: 0, bottom: p.height },
  })
  const line = (d: number) => Math.exp(-((d / 5) ** 2))
  for (let k = 0; k < p.layers; k++) {
    const top = p.rest + (p.layers - k) * THICK
    const grow = k * 4.6
    const slide = drift(k * 1.7, p.seed) * 7
    const fine = k === 0
    scene.sheet(cloth, fine ? 130 : 46, fine ? 150 : 46, (s, t, o) => {
      const w = p.width + grow
      const h = p.height + grow * 2
      // Closer towards the edges, where the cloth is round.
      const px = (s + Math.sin(s * Math.PI * 2) * -0.07) * w
      const py = (t + Math.sin(t * Math.PI * 2) * -0.07) * h
      const near = Math.min(px, w - px)
      const end = Math.min(py, h - py)
      const r = 17
      const round = (d: number) => (d >= r ? 1 : Math.sqrt(Math.max(0, 1 - (1 - d / r) ** 2)))
      fold.lift = 0
      if (fine) {
        fall(px, py, fold)
        fold.lift +=
          crumple(px * 1.5, py * 1.5, p.seed) * 4 - 6 * line(px - w * 0.51) - 5 * line(py - h * 0.53)
      }
      const wave = drift(py * 0.008 + k, p.seed + 4) * 6
      const hang = drift(px * 0.007 + k, p.seed + 6) * 6
      const lx = px - w / 2 + slide + (near < 60 ? wave : wave * 0.3)
      const ly = py - h / 2 + grow * 0.8 + (end < 60 ? hang : hang * 0.3)
      o.x = p.x + lx * c - ly * s0
      o.y = p.y + lx * s0 + ly * c
      o.z = top - THICK * 1.6 * (1 - round(near) * round(end)) + fold.lift
      const uv = p.at(px, py)
      o.u = uv[0]
      o.v = uv[1]
    })
  }
}

type Band = {
  /** Where its middle lies at `t` of its length, in drawing units. */
  path: (t: number) => readonly [number, number]
  length: number
  /** Breadth in which the whole cloth is gathered. */
  breadth: number
  rest: number
  seed: number
  /** Texel along the cloth at its upper end. */
  from: number
}

/** A dupatta gathered in the hand and laid down along a curve, its fringe at the lower end. */
export const gathered = (scene: Scene, cloth: Material, b: Band): void => {
  const fall = fallen({
    ...{ seed: b.seed, count: 9, run: 0, spread: 0.05, breadth: 21, height: 40, length: b.length * 0.5 },
    ...{ left: -0.46 * b.breadth, right: 0.46 * b.breadth, top: 0, bottom: b.length },
  })
  const lay = (s: number, t: number, o: { x: number; y: number; z: number; v: number }) => {
    const [x, y] = b.path(t)
    const [x1, y1] = b.path(t + 0.01)
    const l = Math.hypot(x1 - x, y1 - y) || 1
    // It opens towards its end, where nothing holds it.
    const wide = b.breadth * (0.86 + 0.3 * ease(0.55, 1, t) + 0.06 * drift(t * 4, b.seed))
    const across = (s - 0.5) * wide
    fall(across, t * b.length, fold)
    const side = across + fold.aside * 0.8
    o.x = x - ((y1 - y) / l) * -side
    o.y = y + ((x1 - x) / l) * -side + drift(s * 5, b.seed + 2) * 10 * ease(0.8, 1, t)
    const rim = 1 - Math.abs(s - 0.5) * 2
    o.z =
      b.rest +
      10 +
      Math.max(-8, fold.lift) +
      Math.min(1, rim * 9) * 9 +
      crumple(across * 2, t * b.length * 1.5, b.seed) * 4
    // It is folded in half, so that its border shows along one side.
    o.v = 1022 - (1 - s) * 520
  }
  scene.sheet(cloth, 130, 190, (s, t, o) => {
    lay(s, t, o)
    o.u = b.from + t * b.length
  })
  fringe(scene, cloth, 70, (s, t, o) => {
    lay(s, 1 + (t * 40) / b.length, o)
    o.z = blend(o.z, b.rest, t)
  })
}

/** A folded saree seen from above: the body below, the pallu laid over it. */
export const foldedSaree = (scene: Scene, spec: ClothSpec): void => {
  const way = spec.seed % 2 === 0 ? 1 : -1
  const body = yardage(spec)
  const end = pallu(spec)
  const turn = -0.09 * way
  packet(scene, body, {
    ...{ x: 520, y: 790, width: 760, height: 1110, turn, layers: 6, rest: TABLE, seed: spec.seed },
    at: (x, y) => [x + 40, 1023 - 1116 + y],
  })
  const upper = { x: 516, y: 560, width: 772, height: 590, turn: turn - 0.02 * way }
  packet(scene, end, {
    ...{ ...upper, layers: 2, rest: TABLE + 80, seed: spec.seed + 3 },
    at: (x, y) => [508 - (y / 590) * 500, 192 + x * 0.82],
  })
  const c = Math.cos(upper.turn)
  const s0 = Math.sin(upper.turn)
  fringe(scene, end, 120, (s, t, o) => {
    const lx = (s - 0.5) * 760
    const ly = -upper.height / 2 + 6 - t * 44
    o.x = upper.x + lx * c - ly * s0
    o.y = upper.y + lx * s0 + ly * c
    o.z = TABLE + 100 - t * 14
  })
}

/** What comes with a saree for its blouse: the companion, or a length of the border's colour. */
const blouseCloth = (spec: ClothSpec): FabricSpec =>
  spec.companion ?? { ...spec, ground: spec.border.ground, motif: 'plain' }

/** The blouse piece, folded, on the saree that it is sold with. */
export const blousePiece = (scene: Scene, spec: ClothSpec): void => {
  packet(scene, yardage(blouseCloth(spec)), {
    ...{
      x: 570,
      y: 830,
      width: 500,
      height: 640,
      turn: -0.14,
      layers: 3,
      rest: TABLE + 80,
      seed: spec.seed + 61,
    },
    at: (x, y) => [x + 20, 1023 - 646 + y],
  })
  packet(scene, yardage(spec), {
    ...{ x: 490, y: 730, width: 800, height: 1150, turn: 0.07, layers: 6, rest: TABLE, seed: spec.seed + 60 },
    at: (x, y) => [x + 40, 1023 - 1156 + y],
  })
}

/** How a dupatta is laid beside a folded piece: where it comes in above and ends below, how far it sways, how broad it is gathered. */
const LAID = [
  { from: 790, to: 730, sway: 60, begin: 0.4, breadth: 270 },
  { from: 1010, to: 640, sway: 26, begin: 1.1, breadth: 220 },
  { from: 720, to: 905, sway: 34, begin: 2.4, breadth: 235 },
  { from: 850, to: 800, sway: -62, begin: 0.2, breadth: 320 },
] as const

/** A set as it is sold: the kameez with its neckline, what goes below it, and the dupatta laid over. */
export const wholeSet = (scene: Scene, spec: ClothSpec): void => {
  const side = spec.seed % 2 === 0 ? 1 : -1
  const place = (x: number) => 510 + side * (x - 510)
  const { from, to, sway, begin, breadth } = LAID[(spec.seed >> 1) % LAID.length] ?? LAID[0]
  if (spec.dupatta)
    gathered(scene, yardage(spec.dupatta), {
      path: (t) => [place(blend(from, to, t) - sway * Math.sin(t * 3.6 + begin)), blend(-60, 1290, t)],
      ...{ length: 1400, breadth, rest: TABLE + 66, seed: spec.seed + 8, from: 0 },
    })
  const turn = side * -0.07
  if (spec.skirt && spec.companion) {
    const { yoke = 'none', neck = 'u', background } = spec
    const choli: ClothSpec = { ...spec.companion, yoke, neck, background }
    packet(scene, front(choli, 96, 66), {
      ...{ x: place(410), y: 420, width: 470, height: 480, turn: side * 0.06, layers: 3, rest: TABLE + 74 },
      ...{ seed: spec.seed + 11, at: (x, y) => [x + 21, 12 + y] },
    })
    packet(scene, yardage(spec, 'hem'), {
      ...{ x: place(440), y: 740, width: 680, height: 1120, turn, layers: 5, rest: TABLE, seed: spec.seed },
      at: (x, y) => [x, 1023 - 1126 + y],
    })
    return
  }
  packet(scene, front(spec, 96, 66), {
    ...{
      x: place(430),
      y: 690,
      width: 620,
      height: 1050,
      turn,
      layers: 4,
      rest: TABLE + 16,
      seed: spec.seed,
    },
    at: (x, y) => [x - 54, 12 + y],
  })
  if (spec.companion)
    packet(scene, yardage(spec.companion, 'hem'), {
      ...{
        x: place(600),
        y: 940,
        width: 600,
        height: 720,
        turn: side * 0.16,
        layers: 3,
        rest: TABLE - 20,
        seed: spec.seed + 11,
      },
      at: (x, y) => [x, 300 + y],
    })
}

/** Folded lengths laid out like a hand of cards, each a little over the one before, borders to the front. */
export const fan = (
  scene: Scene,
  cloths: readonly FabricSpec[],
  lie: (k: number, of: number) => { x: number; y: number; turn: number },
  width: number,
  height: number,
): void => {
  cloths.forEach((spec, k) => {
    packet(scene, yardage(spec), {
      ...{ ...lie(k, cloths.length), width, height, layers: 3, rest: TABLE + k * 46, seed: spec.seed },
      at: (px, py) => [px + 60, 1023 - (height + 12) + py],
    })
  })
}
