import { fixture } from '../cloth.ts'
import { ease, through } from '../folds.ts'
import type { Scene } from '../scene.ts'

/** The dress form: half breadth and depth of the figure at a height, in drawing units; its middle is at x = 510. */
export const MIDDLE = 510

export const halfBreadth = through(
  [112, 45],
  [176, 46],
  [194, 58],
  [208, 96],
  [226, 142],
  [242, 164],
  [262, 176],
  [320, 170],
  [400, 156],
  [500, 128],
  [590, 114],
  [660, 138],
  [750, 170],
  [860, 176],
)

const hill = (y: number, at: number, breadth: number) => Math.exp(-(((y - at) / breadth) ** 2))

/** Smooth all the way, because the eye sees every kink of a curve in its shading. */
export const bodyDepth = (y: number): number =>
  34 + 36 * ease(150, 330, y) + 44 * hill(y, 402, 92) - 6 * hill(y, 590, 60) + 28 * ease(560, 780, y)

/** Depth of the figure's surface at a point; at and beyond its outline 0. */
export const onBody = (x: number, y: number): number => {
  const e = (x - MIDDLE) / halfBreadth(y)
  return e * e >= 1 ? 0 : bodyDepth(y) * Math.sqrt(1 - e * e)
}

/** A linen-covered bust from the neck down to the hip, with a wooden cap. */
export const dressForm = (scene: Scene, foot = 700): void => {
  const linen = fixture('#d9c9b0', 'cotton', 8)
  scene.sheet(linen, 36, 40, (s, t, o) => {
    const y = 118 + t * (foot - 118)
    const a = (s - 0.5) * Math.PI
    o.x = MIDDLE + Math.sin(a) * halfBreadth(y)
    o.y = y
    o.z = Math.cos(a) * bodyDepth(y) - 2
    o.u = (o.x - MIDDLE) * 1.2
    o.v = y
  })
  const wood = fixture('#7a5233', 'silk', 50)
  scene.sheet(wood, 24, 12, (s, t, o) => {
    const a = (s - 0.5) * Math.PI
    const r = 46 * Math.sqrt(Math.max(0, 1 - (1 - t) ** 3 * 0.9))
    o.x = MIDDLE + Math.sin(a) * r
    o.y = 96 + t * 26
    o.z = Math.cos(a) * r * 0.7
    o.u = s * 40
    o.v = t * 10
  })
}

/** Height at which the shoulder line lies. */
export const SHOULDER = 203

/**
 * Height at which a column of a front begins: on the neckline, or on the shoulder outside of it. `e` is the column's
 * place across the figure, -1 to 1; the answers are kept because every row of a sheet asks again.
 */
export const neckline = (depth: number, half: number): ((e: number) => number) => {
  const known = new Map<number, number>()
  const edge = (x: number) => (x >= half ? SHOULDER : SHOULDER + depth * (1 - (x / half) ** 2) ** 0.4)
  return (e) => {
    const before = known.get(e)
    if (before !== undefined) return before
    let above = SHOULDER
    let below = SHOULDER + depth
    for (let k = 0; k < 12; k++) {
      const y = (above + below) / 2
      if (edge(Math.abs(e) * (halfBreadth(y) + 6)) > y) above = y
      else below = y
    }
    known.set(e, below)
    return below
  }
}

/**
 * The figure above is drawn with a long body because that is easier to work on; this gives it the proportions of
 * a person: shoulder to waist a little under a third of shoulder to floor.
 */
export const POSE = {
  middle: MIDDLE,
  breadth: 0.93,
  height: through([60, 84], [203, 206], [600, 546], [900, 884], [1400, 1400]),
}
