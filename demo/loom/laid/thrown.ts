import { type Material, pallu, reverse, yardage } from '../cloth.ts'
import { crumple, type Fold, fallen } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec } from '../spec.ts'
import { gathered } from './folded.ts'
import { fringe } from './fringe.ts'

const fold: Fold = { lift: 0, aside: 0, down: 0 }

type Throw = {
  /** Where the middle of the lower selvedge lies, and how it is turned, radians. */
  x: number
  y: number
  turn: number
  /** How much of it is seen along the selvedge and across, in drawing units. */
  length: number
  breadth: number
  rest: number
  seed: number
  folds: number
  /** Half the breadth of a fold, and its height. */
  wide: number
  high: number
  /** Which way the folds run beside straight across, radians. */
  run?: number
  /** Texels per drawing unit. */
  scale?: number
  /** Texel along the selvedge where the picture begins. */
  from?: number
}

/** Cloth put down by hand, its lower selvedge along a slanting line. */
export const thrown = (scene: Scene, cloth: Material, p: Throw): void => {
  const fall = fallen({
    ...{ seed: p.seed, count: p.folds, run: p.run ?? 0.2, spread: 0.55 },
    ...{ left: -p.length / 2, right: p.length / 2, top: -p.breadth, bottom: 0 },
    ...{ breadth: p.wide, height: p.high, length: p.breadth * 0.62 },
  })
  const cos = Math.cos(p.turn)
  const sin = Math.sin(p.turn)
  const scale = p.scale ?? 0.8
  scene.sheet(cloth, 210, 190, (s, t, o) => {
    const along = (s - 0.5) * p.length
    const across = (t - 1) * p.breadth
    o.x = p.x + along * cos - across * sin
    o.y = p.y + along * sin + across * cos
    o.z = p.rest
    if (scene.sees(o.x, o.y)) {
      fall(along, across, fold)
      const aside = fold.aside
      const down = fold.down + drift(along * 0.004, p.seed + 7) * 26
      o.x += aside * cos - down * sin
      o.y += aside * sin + down * cos
      o.z = Math.max(p.rest, p.rest + 14 + fold.lift) + crumple(along * 1.2, across * 1.2, p.seed + 4) * 4
    }
    o.u = (p.from ?? 0) + (along + p.length / 2) * scale
    o.v = 1023 + across * scale
  })
}

/** What is seen beside the main cloth. */
const over = (spec: ClothSpec): Material =>
  spec.pallu ? pallu(spec) : yardage(spec.dupatta ?? spec.companion ?? spec)

/** The cloth by itself, in deep folds over the whole picture, its border in front. */
export const deepFolds = (scene: Scene, spec: ClothSpec): void => {
  const way = spec.seed % 2 === 0 ? 1 : -1
  thrown(scene, yardage(spec), {
    ...{ x: 510, y: 1330, turn: -0.2 * way, length: 2300, breadth: 2300, rest: 40 },
    ...{ seed: spec.seed + 20, folds: 11, wide: 82, high: 150, run: 0.5 * way },
  })
  thrown(scene, over(spec), {
    ...{ x: 510, y: 2300, turn: 0.12 * way, length: 2600, breadth: 1100, rest: -40 },
    ...{ seed: spec.seed + 21, folds: 7, wide: 70, high: 44, run: 0.3 },
  })
}

/** Close to the border, over more of what is sold with it. */
export const borderCloseUp = (scene: Scene, spec: ClothSpec): void => {
  const way = spec.seed % 2 === 0 ? 1 : -1
  thrown(scene, yardage(spec), {
    ...{ x: 500, y: 1010, turn: -0.3 * way, length: 2100, breadth: 1300, rest: 64 },
    ...{ seed: spec.seed + 30, folds: 8, wide: 62, high: 86, run: 0.35 * way },
  })
  thrown(scene, over(spec), {
    ...{ x: 560, y: 1900, turn: 0.2 * way, length: 2700, breadth: 1500, rest: -40 },
    ...{ seed: spec.seed + 31, folds: 8, wide: 60, high: 52, run: -0.4 },
  })
}

/** Both sides of a cloth: its face above, and below it the same length turned over. */
export const bothSides = (scene: Scene, spec: ClothSpec): void => {
  thrown(scene, yardage(spec), {
    ...{ x: 500, y: 790, turn: 0.24, length: 2100, breadth: 1250, rest: 64 },
    ...{ seed: spec.seed + 50, folds: 7, wide: 64, high: 80, run: -0.3 },
  })
  thrown(scene, reverse(spec), {
    ...{ x: 520, y: 1560, turn: -0.2, length: 2600, breadth: 1500, rest: -40 },
    ...{ seed: spec.seed + 51, folds: 8, wide: 66, high: 56, run: 0.3 },
  })
}

/** The pallu spread out to its fringe, over the saree that it belongs to. */
export const palluSpread = (scene: Scene, spec: ClothSpec): void => {
  const way = spec.seed % 2 === 0 ? 1 : -1
  const end = pallu(spec)
  const turn = 0.22 * way
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const fall = fallen({
    ...{ seed: spec.seed + 80, count: 7, run: 0.1, spread: 0.4, breadth: 60, height: 76, length: 760 },
    ...{ left: -620, right: 620, top: -500, bottom: 900 },
  })
  const lay = (s: number, along: number, o: { x: number; y: number; z: number; v: number }) => {
    const across = (s - 0.5) * 1240
    fall(across, along, fold)
    const px = across + fold.aside
    const py = along + fold.down + drift(s * 6, spec.seed) * 16
    o.x = 510 + px * cos - py * sin
    o.y = 420 + px * sin + py * cos
    o.z = Math.max(10, 26 + fold.lift) + crumple(across, along, spec.seed) * 4
    o.v = 1 + s * 1021
  }
  scene.sheet(yardage(spec), 200, 100, (s, t, o) => {
    lay(s, -620 + t * 500, o)
    o.u = t * 420
  })
  scene.sheet(end, 200, 130, (s, t, o) => {
    lay(s, -120 + t * 740, o)
    o.u = t * 508
  })
  fringe(scene, end, 150, (s, t, o) => {
    lay(s, 620 + t * 60, o)
    o.z += t * -10
  })
  thrown(scene, yardage(spec), {
    ...{ x: 510, y: 1900, turn: -0.3 * way, length: 2600, breadth: 1800, rest: -40 },
    ...{ seed: spec.seed + 81, folds: 8, wide: 60, high: 30, run: 0.4 },
  })
}

/** The end of the dupatta over the cloth that it goes with. */
export const dupattaEnd = (scene: Scene, spec: ClothSpec): void => {
  if (!spec.dupatta) throw new Error('this set has no dupatta')
  const way = spec.seed % 2 === 0 ? 1 : -1
  gathered(scene, yardage(spec.dupatta), {
    path: (t) => [510 + way * (-420 + 620 * t + 90 * Math.sin(t * 4)), -220 + t * 1330],
    ...{ length: 1500, breadth: 430, rest: 52, seed: spec.seed + 90, from: 200 },
  })
  thrown(scene, yardage(spec, 'hem'), {
    ...{ x: 510, y: 1370, turn: 0.16 * way, length: 2300, breadth: 1900, rest: -40 },
    ...{ seed: spec.seed + 91, folds: 9, wide: 64, high: 46, run: -0.4 * way },
  })
}
