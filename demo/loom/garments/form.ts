import { plainMaterial } from '../cloth.ts'
import { through } from '../folds.ts'
import type { Scene } from '../scene.ts'

/** The dress form: half breadth and depth of the figure at a height, in drawing units; its middle is at x = 510. */
export const MIDDLE = 510

export const halfBreadth = through(
  [112, 44],
  [178, 47],
  [196, 66],
  [214, 118],
  [236, 160],
  [262, 176],
  [320, 170],
  [400, 156],
  [500, 128],
  [590, 114],
  [660, 138],
  [750, 170],
  [860, 176],
)

export const bodyDepth = through(
  [112, 30],
  [190, 36],
  [260, 58],
  [340, 92],
  [405, 112],
  [480, 92],
  [590, 66],
  [680, 84],
  [760, 96],
  [860, 94],
)

/** Depth of the figure's surface at a point; at and beyond its outline 0. */
export const onBody = (x: number, y: number): number => {
  const e = (x - MIDDLE) / halfBreadth(y)
  return e * e >= 1 ? 0 : bodyDepth(y) * Math.sqrt(1 - e * e)
}

/** A linen-covered bust from the neck down to the hip, with a wooden cap. */
export const dressForm = (scene: Scene, foot = 700): void => {
  const linen = plainMaterial('#d9c9b0', 'linen')
  scene.sheet(linen, 36, 40, (s, t, o) => {
    const y = 118 + t * (foot - 118)
    const a = (s - 0.5) * Math.PI
    o.x = MIDDLE + Math.sin(a) * halfBreadth(y)
    o.y = y
    o.z = Math.cos(a) * bodyDepth(y) - 2
    o.u = (o.x - MIDDLE) * 1.2
    o.v = y
  })
  const wood = plainMaterial('#7a5233', 'silk', 50)
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
