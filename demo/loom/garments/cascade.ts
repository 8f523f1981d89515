import { fixture, pallu, yardage } from '../cloth.ts'
import { blend, ease, type Fold, pipes } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec } from '../spec.ts'
import { fringe } from './drape.ts'

const ROD = 150
const FOOT = 1330
/** Where the body ends and the pallu begins. */
const JOIN = FOOT - 512

const fold: Fold = { lift: 0, slip: 0 }

/** A wooden rod across the picture. */
export const rod = (scene: Scene, y: number, from: number, to: number): void => {
  const wood = fixture('#6f4a2f', 'silk', 60)
  scene.sheet(wood, 30, 10, (s, t, o) => {
    const a = (t - 0.5) * Math.PI
    o.x = blend(from, to, s)
    o.y = y + Math.sin(a) * 13
    o.z = 30 + Math.cos(a) * 13
    o.u = s * 400
    o.v = t * 30
  })
}

/** A saree thrown over a rod: both borders run down its sides and the pallu hangs in front to its fringe. */
export const cascade = (scene: Scene, spec: ClothSpec): void => {
  const body = yardage(spec)
  const end = pallu(spec)
  const soft = pipes(spec.seed + 70, 5.6, 0.7)
  const behind = pipes(spec.seed + 71, 4.2, 0.7)
  rod(scene, ROD, 120, 900)
  const lay = (y: number, s: number, o: { x: number; y: number; z: number; v: number }) => {
    const t = (y - ROD) / (FOOT - ROD)
    soft(s, t, fold)
    const open = ease(0, 0.5, t)
    const deep = blend(5, 34, open)
    const width = blend(560, 610, t)
    o.x = 500 + (s - 0.5) * width + fold.slip * deep * 0.62 + drift(t * 2.2, spec.seed) * 8 * t
    o.y = y + (s - 0.4) ** 2 * 30 * t
    o.z = blend(46, 30, open) + fold.lift * deep * 0.9
    o.v = s * 1022
  }
  scene.sheet(
    body,
    90,
    30,
    (s, t, o) => {
      behind(s, t, fold)
      o.x = 560 + (s - 0.5) * blend(520, 560, t) + fold.slip * 14 * t
      o.y = blend(ROD + 10, 1130, t) + (1 - s) * 26
      o.z = -14 + fold.lift * 15 * ease(0, 0.5, t)
      o.u = 700 - t * 980
      o.v = s * 1022
    },
    0.86,
  )
  scene.sheet(body, 120, 8, (s, t, o) => {
    const a = t * Math.PI * 0.5
    lay(ROD + 16, s, o)
    const z = o.z
    o.y = ROD + 16 - Math.cos(a) * 34
    o.z = z - (1 - Math.sin(a)) * 26
    o.u = t * 40 - 40
  })
  scene.sheet(body, 100, 26, (s, t, o) => {
    const y = blend(ROD + 16, JOIN, t)
    lay(y, s, o)
    o.u = y - ROD
  })
  scene.sheet(end, 100, 22, (s, t, o) => {
    lay(blend(JOIN, FOOT, t), s, o)
    o.u = t * 509
  })
  fringe(scene, end, 150, (s, t, o) => lay(FOOT + t * 40, s, o))
}
