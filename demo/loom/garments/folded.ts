import { front, type Material, pallu, yardage } from '../cloth.ts'
import { blend, crumple, knife, type Pleat } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec, FabricSpec } from '../spec.ts'
import { blouseCloth, fringe } from './drape.ts'

type Packet = {
  x: number
  y: number
  width: number
  height: number
  /** Radians, clockwise. */
  turn: number
  layers: number
  /** Depth at which the packet lies. */
  rest: number
  seed: number
  /** Texel of a place on the packet, in units from its upper left corner. */
  at: (x: number, y: number) => readonly [number, number]
}

const THICK = 9

/** Cloth folded into a flat packet: rounded edges, a soft sag in the middle, the layers showing below. */
export const packet = (scene: Scene, cloth: Material, p: Packet): void => {
  const c = Math.cos(p.turn)
  const s0 = Math.sin(p.turn)
  for (let k = 0; k < p.layers; k++) {
    const top = p.rest + (p.layers - k) * THICK
    const grow = k * 2.4
    const slide = drift(k * 1.7, p.seed) * 3
    const fine = k === 0
    scene.sheet(cloth, fine ? 70 : 40, fine ? 84 : 18, (s, t, o) => {
      const w = p.width + grow
      const h = p.height + grow * 2.2
      const px = s * w
      const py = t * h
      const near = Math.min(px, w - px)
      const end = Math.min(py, h - py)
      const r = 13
      const round = (d: number) => (d >= r ? 1 : Math.sqrt(Math.max(0, 1 - (1 - d / r) ** 2)))
      const soft = fine
        ? crumple(px * 1.5, py * 1.5, p.seed) * 5 + drift(px * 0.006 + py * 0.003, p.seed + 2) * 4
        : 0
      const wave = drift(py * 0.012 + k, p.seed + 4) * 2.5
      const lx = px - w / 2 + slide + (near < 40 ? wave : 0)
      const ly = py - h / 2 + grow * 0.9 + drift(px * 0.01 + k, p.seed + 6) * 2
      o.x = p.x + lx * c - ly * s0
      o.y = p.y + lx * s0 + ly * c
      o.z = top - THICK * 1.6 * (1 - round(near) * round(end)) + soft
      const uv = p.at(px, py)
      o.u = uv[0]
      o.v = uv[1]
    })
  }
}

/** A folded saree seen from above: the body below, the pallu laid over it. */
export const foldedSaree = (scene: Scene, spec: ClothSpec): void => {
  const body = yardage(spec)
  const end = pallu(spec)
  const turn = -0.07
  packet(scene, body, {
    x: 520,
    y: 770,
    width: 690,
    height: 1010,
    turn,
    layers: 8,
    rest: -40,
    seed: spec.seed,
    at: (x, y) => [x + 40, 14 + y],
  })
  packet(scene, end, {
    x: 505,
    y: 560,
    width: 702,
    height: 560,
    turn: turn - 0.012,
    layers: 2,
    rest: 34,
    seed: spec.seed + 3,
    at: (x, y) => [508 - (y / 560) * 500, 160 + x],
  })
  const c = Math.cos(turn)
  const s0 = Math.sin(turn)
  fringe(scene, end, 120, (s, t, o) => {
    const lx = (s - 0.5) * 694 - 4
    const ly = -286 - t * 38
    o.x = 505 + lx * c - ly * s0
    o.y = 560 + lx * s0 + ly * c
    o.z = 44 - t * 20
    o.v = s * 900
  })
}

/** The blouse piece, folded, on the saree that it is sold with. */
export const blousePiece = (scene: Scene, spec: ClothSpec): void => {
  packet(scene, yardage(spec), {
    x: 500,
    y: 700,
    width: 720,
    height: 1060,
    turn: 0.05,
    layers: 8,
    rest: -40,
    seed: spec.seed + 60,
    at: (x, y) => [x + 40, 1023 - 1070 + y],
  })
  packet(scene, yardage(blouseCloth(spec)), {
    x: 560,
    y: 800,
    width: 470,
    height: 600,
    turn: -0.14,
    layers: 4,
    rest: 40,
    seed: spec.seed + 61,
    at: (x, y) => [x + 20, 1023 - 606 + y],
  })
}

const pleat: Pleat = { place: 0, lift: 0, index: 0, within: 0 }

/** A pleated dupatta laid flat in a gentle curve, on the right (`side` 1) or on the left of the picture. */
const laidDupatta = (scene: Scene, spec: FabricSpec, side: 1 | -1): void => {
  const [y0, y1, rest] = [110, 1290, 48]
  const cloth = yardage(spec)
  const n = 6
  const width = 210
  const lay = (s: number, t: number, o: { x: number; y: number; z: number; v: number }) => {
    knife(n, 0.3, s, pleat)
    const bow = Math.sin(t * Math.PI) * 46
    const right =
      blend(770, 740, t) +
      bow +
      (pleat.place - 0.5) * width * (1 + 0.22 * t * t) +
      drift(t * 3 + pleat.index, spec.seed) * 5
    o.x = 510 + side * (right - 510)
    o.y = blend(y0, y1, t) - (pleat.place - 0.5) * 26
    o.z = rest + pleat.lift * 13 + 3 * drift(t * 5 + s * 3, spec.seed + 1)
    o.v = s < 0.5 ? s * 780 : 1022 - (1 - s) * 780
  }
  scene.sheet(cloth, n * 14, 44, (s, t, o) => {
    lay(s, t, o)
    o.u = t * (y1 - y0)
  })
  fringe(scene, cloth, 60, (s, t, o) => lay(s, 1 + t * 0.03, o))
}

/** Unstitched dress material as it is sold: kameez piece with its neckline, bottom piece, dupatta. */
export const dressMaterial = (scene: Scene, spec: ClothSpec): void => {
  const side = spec.seed % 2 === 0 ? 1 : -1
  const place = (x: number) => 510 + side * (x - 510)
  if (spec.dupatta) laidDupatta(scene, spec.dupatta, side)
  packet(scene, front(spec, 96, 66), {
    x: place(425),
    y: 730,
    width: 560,
    height: 1010,
    turn: side * -0.06,
    layers: 6,
    rest: -14,
    seed: spec.seed,
    at: (x, y) => [x - 24, 12 + y],
  })
  if (spec.companion)
    packet(scene, yardage(spec.companion, 'hem'), {
      x: place(640),
      y: 500,
      width: 520,
      height: 700,
      turn: side * 0.13,
      layers: 6,
      rest: -42,
      seed: spec.seed + 11,
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
      ...lie(k, cloths.length),
      width,
      height,
      layers: 5,
      rest: -44 + k * 40,
      seed: spec.seed,
      at: (px, py) => [px + 60, 1023 - (height + 12) + py],
    })
  })
}
