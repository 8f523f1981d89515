import { yardage } from '../cloth.ts'
import { blend, crumple, type Fold, fallen } from '../folds.ts'
import { chance, drift } from '../noise.ts'
import { type Scene, TABLE } from '../scene.ts'
import type { BannerSpec } from '../spec.ts'
import { fan } from './folded.ts'
import { thrown } from './thrown.ts'

const fold: Fold = { lift: 0, aside: 0, down: 0 }

/** The part of a banner that is filled with cloth, in drawing units; the rest stays calm. */
type Stage = { width: number; height: number }

/** Lengths laid side by side from the upper edge, each a little over the one before. */
const curtain = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  const tall = stage.height > stage.width
  const n = spec.cloths.length
  const from = tall ? stage.width * -0.04 : stage.width * 0.46
  const to = tall ? stage.width * 1.04 : stage.width * 1.02
  const breadth = ((to - from) / n) * 1.3
  for (let k = n - 1; k >= 0; k--) {
    const cloth = spec.cloths[k]
    if (!cloth) continue
    const foot =
      stage.height * (tall ? 0.68 + 0.16 * chance(k, spec.seed) : 0.86 + 0.3 * chance(k, spec.seed))
    const left = blend(from, to - breadth, n === 1 ? 0 : k / (n - 1))
    const fall = fallen({
      ...{
        seed: spec.seed + k * 7,
        count: 5,
        run: 0.03,
        spread: 0.04,
        breadth: 30,
        height: 66,
        length: stage.height,
      },
      ...{ left: 0.05 * breadth, right: 0.95 * breadth, top: 0, bottom: foot },
    })
    scene.sheet(yardage(cloth), 120, 110, (s, t, o) => {
      const across = s * breadth
      const y = blend(-60, foot, t)
      fall(across, y, fold)
      o.x = left + across + fold.aside + drift(t * 1.8 + k, spec.seed) * 18 * t
      o.y = y + drift(s * 3 + k, spec.seed + 2) * 14 * t
      o.z =
        TABLE +
        30 +
        k * 72 +
        Math.min(56, Math.max(-16, fold.lift)) +
        crumple(across * 1.6, y * 1.6, spec.seed + k) * 4
      // Its border runs down the side that lies free.
      o.u = y
      o.v = 560 - s * 558
    })
  }
}

/** Lengths thrown across each other, their borders slanting through the picture. */
const sweep = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  const tall = stage.height > stage.width
  const n = spec.cloths.length
  for (let k = n - 1; k >= 0; k--) {
    const cloth = spec.cloths[k]
    if (!cloth) continue
    const p = n === 1 ? 0 : k / (n - 1)
    thrown(scene, yardage(cloth), {
      ...(tall
        ? { x: stage.width * 0.5, y: stage.height * blend(0.74, 0.26, p), turn: (k % 2 === 0 ? 1 : -1) * 0.2 }
        : { x: stage.width * blend(0.5, 0.86, p), y: stage.height * 0.5, turn: 1.15 + 0.12 * (k % 2) }),
      ...{ length: 2300, breadth: 1300, rest: TABLE + 6 + k * 110, seed: spec.seed + k * 11 },
      ...{ folds: 9, wide: 54, high: 74, run: 0.4 * (k % 2 === 0 ? 1 : -1) },
    })
  }
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
        y: blend(stage.height * 0.1, stage.height * 0.56, k / (n - 1)),
        turn: 0.05 * (k % 2 === 0 ? -1 : 1) + drift(k * 1.7, spec.seed) * 0.04,
      }),
      stage.width * 0.82,
      stage.height * 0.34,
    )
  else
    fan(
      scene,
      spec.cloths,
      (k, n) => {
        const f = k / (n - 1) - 0.5
        return { x: stage.width * (0.72 + f * 0.4), y: stage.height * (0.5 + f * f * 0.3), turn: f * 0.42 }
      },
      stage.width * 0.22,
      stage.height * 0.86,
    )
}

/** Lays out a banner's cloths on a stage in px; on a wide one the left third stays calm. */
export const banner = (scene: Scene, spec: BannerSpec, stage: Stage): void => {
  if (spec.flow === 'curtain') curtain(scene, spec, stage)
  if (spec.flow === 'sweep') sweep(scene, spec, stage)
  if (spec.flow === 'stack') spread(scene, spec, stage)
}
