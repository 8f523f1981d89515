import { yardage } from '../cloth.ts'
import { blend, crumple, ease, type Fold, pipes } from '../folds.ts'
import { chance, drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { BannerSpec } from '../spec.ts'
import { fan } from './folded.ts'

const fold: Fold = { lift: 0, slip: 0 }

/** The part of a banner that is filled with cloth, in drawing units; the rest stays calm. */
type Stage = { width: number; height: number }

/** Lengths hung side by side from above, each a little in front of the one before. */
const curtain = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  const tall = stage.height > stage.width
  const n = spec.cloths.length
  const from = tall ? stage.width * 0.02 : stage.width * 0.47
  const to = tall ? stage.width * 0.99 : stage.width * 0.985
  const breadth = ((to - from) / n) * 1.34
  spec.cloths.forEach((cloth, k) => {
    const soft = pipes(spec.seed + k * 7, 3.6, 0.7)
    const left = blend(from, to - breadth, n === 1 ? 0 : k / (n - 1))
    const foot = stage.height * (tall ? 0.72 + 0.2 * chance(k, spec.seed) : 0.8 + 0.34 * chance(k, spec.seed))
    scene.sheet(yardage(cloth), 80, 60, (s, t, o) => {
      soft(s, t * (stage.height / 900), fold)
      const deep = blend(20, 34, t)
      const w = breadth * blend(0.92, 1.06, t)
      o.x =
        left + (s - 0.5) * w + breadth / 2 + fold.slip * deep * 0.7 + drift(t * 1.8 + k, spec.seed) * 16 * t
      o.y = blend(-20, foot, t) + fold.lift * 8 * t
      o.z = 20 + k * 62 + fold.lift * deep
      o.u = blend(0, foot + 20, t) * 1.1
      o.v = s * 1022
    })
  })
}

/** Long lengths thrown across the picture in overlapping curves; they enter and leave at its edges. */
const sweep = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  const tall = stage.height > stage.width
  const n = spec.cloths.length
  const broad = tall ? 560 : 500
  spec.cloths.forEach((cloth, k) => {
    const soft = pipes(spec.seed + k * 11, 5, 1)
    const p = k / Math.max(1, n - 1)
    const reach = tall ? stage.height * 1.2 : stage.width * 0.95
    scene.sheet(yardage(cloth), 130, 56, (s, t, o) => {
      const cx = tall
        ? blend(stage.width * 1.2, -stage.width * 0.3, s)
        : blend(stage.width * 1.12, stage.width * (0.3 + 0.04 * p), s)
      const cy = tall
        ? stage.height * (0.2 + 0.26 * p) + ease(0, 1, s) * stage.height * 0.36
        : stage.height * (-0.02 + 0.5 * p) +
          (s ** 2.3 * (1.75 - 0.35 * p) - 0.1 * Math.sin(s * 5)) * stage.height
      soft(t, s * 2.2, fold)
      const narrow = 1 - 0.32 * Math.sin(s * Math.PI) ** 2
      const lean = tall ? 0.35 : 0.35 + 0.75 * ease(0.3, 1, s)
      const deep = 26 * (0.7 + 0.3 * narrow)
      o.x = cx + (t - 0.5) * broad * lean * narrow + fold.slip * deep * 0.25
      o.y = cy + (t - 0.5) * broad * narrow * (tall ? 1 : 1 - 0.3 * ease(0.4, 1, s)) + fold.slip * deep * 0.5
      o.z = k * 62 + fold.lift * deep + crumple(s * 1600, t * 700, spec.seed + k) * 4
      o.u = s * reach
      o.v = t * 1022
    })
  })
}

/** Folded lengths spread like a hand of cards; on a phone they step down the picture. */
const spread = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  const tall = stage.height > stage.width
  if (tall)
    fan(
      scene,
      spec.cloths,
      (k, n) => ({
        x: stage.width * (0.5 + 0.05 * (k % 2 === 0 ? -1 : 1)),
        y: blend(stage.height * 0.2, stage.height * 0.74, k / (n - 1)),
        turn: 0.05 * (k % 2 === 0 ? -1 : 1) + drift(k * 1.7, spec.seed) * 0.04,
      }),
      stage.width * 0.76,
      stage.height * 0.34,
    )
  else
    fan(
      scene,
      spec.cloths,
      (k, n) => {
        const f = k / (n - 1) - 0.5
        return { x: stage.width * (0.68 + f * 0.42), y: stage.height * (0.5 + f * f * 0.34), turn: f * 0.5 }
      },
      stage.width * 0.2,
      stage.height * 0.78,
    )
}

/** Lays out a banner's cloths on a stage in px; on a wide one the left third stays calm. */
export const banner = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  if (spec.flow === 'curtain') curtain(scene, spec, stage)
  if (spec.flow === 'sweep') sweep(scene, spec, stage)
  if (spec.flow === 'stack') spread(scene, spec, stage)
}
