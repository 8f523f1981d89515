import { pallu, yardage } from '../cloth.ts'
import { crumple, type Fold, fallen } from '../folds.ts'
import { drift } from '../noise.ts'
import { type Scene, TABLE } from '../scene.ts'
import type { ClothSpec } from '../spec.ts'
import { fringe } from './fringe.ts'

const fold: Fold = { lift: 0, aside: 0, down: 0 }

/** Where the body ends and the pallu begins, and where the fringe begins. */
const JOIN = 700
const FOOT = 1290

/** A saree that hangs from above, its pallu in front of it down to the fringe. */
export const hung = (scene: Scene, spec: ClothSpec): void => {
  const end = pallu(spec)
  const fall = fallen({
    ...{ seed: spec.seed + 70, count: 8, run: 0, spread: 0.025, breadth: 40, height: 86, length: 1500 },
    ...{ left: -380, right: 380, top: 300, bottom: 1300 },
  })
  const lay = (s: number, y: number, o: { x: number; y: number; z: number; v: number }) => {
    const across = (s - 0.5) * 800
    fall(across, y, fold)
    o.x = 510 + across + fold.aside * 1.2 + drift(y * 0.0016, spec.seed) * 16
    o.y = y + drift(s * 4, spec.seed + 1) * 12 + fold.lift * 0.08
    o.z = TABLE + 56 + fold.lift + crumple(across * 1.4, y * 1.4, spec.seed) * 4
    o.v = 1 + s * 1021
  }
  scene.sheet(yardage(spec), 230, 90, (s, t, o) => {
    const y = -140 + t * (JOIN + 140)
    lay(s, y, o)
    o.u = y * 1.1
  })
  scene.sheet(end, 230, 90, (s, t, o) => {
    lay(s, JOIN + t * (FOOT - JOIN), o)
    o.u = t * 508
  })
  fringe(scene, end, 130, (s, t, o) => lay(s, FOOT + t * 46, o))
}
