import { type Material, pallu, reverse, yardage } from '../cloth.ts'
import { crumple, ease, type Fold, pipes } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec } from '../spec.ts'

const fold: Fold = { lift: 0, slip: 0 }

/** Cloth thrown down so that its folds cross the picture; the lower selvedge lies along a slanting line. */
const thrown = (
  scene: Scene,
  cloth: Material,
  o0: {
    x: number
    y: number
    turn: number
    length: number
    seed: number
    deep: number
    rest: number
    folds: number
  },
): void => {
  const soft = pipes(o0.seed, o0.folds, 1.1)
  const c = Math.cos(o0.turn)
  const s0 = Math.sin(o0.turn)
  const across = 1400
  scene.sheet(cloth, 100, 60, (s, t, o) => {
    soft(s, t * 1.3, fold)
    const along = (s - 0.5) * o0.length
    const deep = o0.deep * (0.45 + 0.55 * ease(0.1, 0.9, 1 - t)) * (0.8 + 0.2 * drift(t * 2, o0.seed + 3))
    const px = along + fold.slip * deep * 0.75
    const py = (t - 1) * across + drift(s * 5, o0.seed + 7) * 16 + fold.lift * 6
    o.x = o0.x + px * c - py * s0
    o.y = o0.y + px * s0 + py * c
    o.z = o0.rest + fold.lift * deep + crumple(along * 1.3, t * 1300, o0.seed + 4) * 5
    o.u = s * o0.length * 0.74
    o.v = 1023 - (1 - t) * across * 0.74
  })
}

/** Close to the border, lying in soft folds over more of the same cloth. */
export const borderCloseUp = (scene: Scene, spec: ClothSpec): void => {
  thrown(scene, yardage(spec), {
    x: 440,
    y: 1060,
    turn: -0.3,
    length: 1900,
    seed: spec.seed + 30,
    deep: 46,
    rest: 70,
    folds: 6,
  })
  thrown(scene, spec.pallu ? pallu(spec) : yardage(spec.dupatta ?? spec), {
    x: 640,
    y: 1960,
    turn: 0.22,
    length: 2800,
    seed: spec.seed + 31,
    deep: 26,
    rest: -30,
    folds: 5,
  })
}

/** Both sides of a cloth: its face above, and below it the same length turned over. */
export const bothSides = (scene: Scene, spec: ClothSpec): void => {
  thrown(scene, yardage(spec), {
    x: 470,
    y: 800,
    turn: 0.24,
    length: 1900,
    seed: spec.seed + 50,
    deep: 44,
    rest: 80,
    folds: 5,
  })
  thrown(scene, reverse(spec), {
    x: 560,
    y: 1520,
    turn: -0.2,
    length: 2600,
    seed: spec.seed + 51,
    deep: 34,
    rest: -20,
    folds: 6,
  })
}

/** Dress material thrown open, the hem in front. */
export const flatCloth = (scene: Scene, spec: ClothSpec): void => {
  const second = spec.dupatta ?? spec.companion ?? spec
  thrown(scene, yardage(spec, 'hem'), {
    x: 520,
    y: 960,
    turn: -0.16,
    length: 1800,
    seed: spec.seed + 40,
    deep: 38,
    rest: 80,
    folds: 5,
  })
  thrown(scene, yardage(second), {
    x: 470,
    y: 1760,
    turn: 0.3,
    length: 2800,
    seed: spec.seed + 41,
    deep: 40,
    rest: -10,
    folds: 7,
  })
}
