import { fixture, front, type Material, yardage } from '../cloth.ts'
import { blend, crumple, ease, type Fold, knife, type Pleat, pipes, through } from '../folds.ts'
import { NECK } from '../motifs/yoke.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec, FabricSpec } from '../spec.ts'
import { fringe } from './drape.ts'
import { bodyDepth, dressForm, halfBreadth, MIDDLE, neckline, SHOULDER } from './form.ts'

const fold: Fold = { lift: 0, slip: 0 }
const pleat: Pleat = { place: 0, lift: 0, index: 0, within: 0 }

/** The half breadth of a fitted upper part which leaves the figure at the hip and runs to the hem. */
const cut = (hem: number, flare: number, loose: number) => {
  const skirt = through([600, 138], [760, 182], [hem, flare])
  return (y: number) => {
    const fitted = halfBreadth(y) + loose + 9 * Math.exp(-(((y - 590) / 90) ** 2))
    return y < 600 ? fitted : Math.max(fitted, blend(fitted, skirt(y), ease(600, 720, y)))
  }
}

export type NeckCut = { depth: number; half: number }

export const sleeve = (
  scene: Scene,
  cloth: Material,
  side: -1 | 1,
  length: number,
  seed: number,
  cuff = 44,
): void => {
  scene.sheet(cloth, 26, 34, (s, t, o) => {
    const a = (s - 0.5) * Math.PI * 1.04
    const r = blend(60, cuff, t ** 0.8) * (t < 0.1 ? 0.72 + t * 2.8 : 1)
    const down = t * length
    const bend = crumple(down * 2.2 + side * 90, s * 60 + down, seed + side) * blend(3, 8, ease(0.2, 0.6, t))
    const cx = MIDDLE + side * (138 + down * 0.19 + ease(0.4, 1, t) * -6)
    o.x = cx + Math.sin(a) * (r + bend * 0.5)
    o.y = 220 + down + Math.abs(Math.sin(a)) * (1 - t) * 20 - Math.cos(a) * -4 * t
    o.z = Math.cos(a) * r * 0.8 + 8 + bend
    o.u = 256 + a * 70
    o.v = 1023 - (1 - t) * length
  })
}

/** Trousers that show under the hem. `half` breadth of one leg at the ankle. */
export const trousers = (
  scene: Scene,
  cloth: Material,
  from: number,
  to: number,
  half: number,
  seed: number,
): void => {
  for (const side of [-1, 1]) {
    const soft = pipes(seed + side, half > 70 ? 4 : 1.6, 0.8)
    scene.sheet(cloth, half > 70 ? 60 : 28, 34, (s, t, o) => {
      const a = (s - 0.5) * Math.PI
      const r = blend(88, half, t)
      soft(s, t, fold)
      const deep = half > 70 ? blend(6, 15, t) : 3
      const wrinkle = half > 70 ? 0 : crumple(s * 60, t * 900, seed) * 5 * ease(0.5, 1, t)
      o.x =
        MIDDLE +
        side * blend(84, half > 70 ? half * 0.94 : 66, t) +
        Math.sin(a) * (r + fold.lift * deep * 0.3) +
        fold.slip * deep * 0.5
      o.y = blend(from, to, t)
      o.z = Math.cos(a) * Math.min(r, 62) * 0.8 - 16 + fold.lift * deep + wrinkle
      o.u = a * r + side * 200
      o.v = 1023 - (1 - t) * (to - from)
    })
  }
}

/** The fitted top, down to `foot`; `breadth` gives its half breadth. */
export const bodice = (
  scene: Scene,
  cloth: Material,
  neck: NeckCut,
  foot: number,
  breadth: (y: number) => number,
  texelsPerUnit: number,
  seed: number,
  folds: number,
): void => {
  const soft = pipes(seed, 5.5, 0.7)
  const top = neckline(neck.depth, neck.half)
  scene.sheet(cloth, 84, 60, (s, t, o) => {
    const a = (s - 0.5) * Math.PI
    const e = Math.sin(a)
    const y = blend(top(e), foot, t)
    const b = breadth(y)
    soft(s, t, fold)
    const hang = ease(560, 900, y) * folds
    const drag = crumple(o.x * 2, y * 2.4, seed + 3) * (3.2 - 1.5 * ease(300, 420, y))
    const deep = y > 600 ? blend(bodyDepth(600), 76, ease(600, 800, y)) : bodyDepth(y) + 6
    o.x = MIDDLE + e * b + fold.slip * hang * 0.35
    o.y = y
    o.z =
      Math.cos(a) * deep +
      2 +
      fold.lift * hang +
      drag +
      Math.max(0, 1 - Math.abs(y - 600) / 90) * fold.lift * 2.5
    o.u = NECK.u + a * blend(b, 176, 0.55)
    o.v = NECK.v + (y - SHOULDER) * texelsPerUnit
  })
}

/** Depth of whatever a dupatta lies on. */
type Under = (x: number, y: number) => number

const overKurta: Under = (x, y) =>
  bodyDepth(Math.min(y, 620)) * Math.sqrt(Math.max(0.06, 1 - ((x - MIDDLE) / 210) ** 2)) +
  14 * ease(600, 800, y)

/** A dupatta over the shoulder on the left of the picture, falling in front to `foot`. */
export const dupatta = (
  scene: Scene,
  cloth: Material,
  foot: number,
  seed: number,
  under: Under = overKurta,
  spread = 20,
): void => {
  const n = 5
  const top = 212
  const lay = (s: number, y: number, o: { x: number; y: number; z: number; v: number }) => {
    const t = (y - top) / (foot - top)
    knife(n, 0.42, s, pleat)
    const width = blend(92, 178, ease(0, 0.9, t))
    const sway = drift(t * 2.4 + pleat.index * 0.8, seed + pleat.index) * 7 * t
    o.x = MIDDLE - blend(112, 136, ease(0, 0.3, t)) - spread * t + (pleat.place - 0.55) * width + sway
    o.y = y + pleat.index * 5 * t + (pleat.place - 0.9) * -34 * (1 - ease(0, 0.2, t))
    o.z = under(o.x, y) + 16 + pleat.lift * blend(8, 13, t) + pleat.place * 5
    o.v = s < 0.5 ? s * 700 : 1022 - (1 - s) * 700
  }
  scene.sheet(cloth, n * 16, 6, (s, t, o) => {
    const a = (t * Math.PI) / 2
    lay(s, top, o)
    o.y -= Math.sin(a) * 6
    o.z -= (1 - Math.sin(a)) * 70
    o.u = t * 30 - 30
  })
  scene.sheet(cloth, n * 16, 44, (s, t, o) => {
    lay(s, blend(top - 6, foot, t), o)
    o.u = t * (foot - top)
  })
  fringe(scene, cloth, 40, (s, t, o) => lay(s, foot + t * 22, o))
}

/** Back of the neck and inside of the garment, seen through the opening. */
const lining = (scene: Scene, cloth: Material, hem: number, breadth: (y: number) => number) => {
  scene.sheet(
    cloth,
    20,
    20,
    (s, t, o) => {
      const a = (s - 0.5) * Math.PI
      const y = blend(hem - 260, hem - 14, t)
      o.x = MIDDLE + Math.sin(a) * (breadth(y) - 6 + 14 * t)
      o.y = y
      o.z = -24 + Math.cos(a) * 4
      o.u = s * 400
      o.v = 1000 - (hem - y)
    },
    0.62,
  )
}

const KURTA: NeckCut = { depth: 108, half: 74 }

/** A straight or A-line kurta on the form, trousers below, dupatta over one shoulder. */
export const kurta = (scene: Scene, spec: ClothSpec, bottom: 'straight' | 'palazzo'): void => {
  const hem = bottom === 'palazzo' ? 1010 : 1120
  const breadth = cut(hem, bottom === 'palazzo' ? 226 : 206, 8)
  const cloth = front(spec, KURTA.depth, KURTA.half)
  const plain = yardage(spec, 'hem')
  const under: FabricSpec | undefined = spec.companion
  // From front to back: what is hidden is then never drawn.
  if (spec.dupatta) dupatta(scene, yardage(spec.dupatta), hem - 40, spec.seed + 20)
  const texels = (1023 - NECK.v) / (hem - SHOULDER)
  bodice(scene, cloth, KURTA, hem, breadth, texels, spec.seed, bottom === 'palazzo' ? 23 : 20)
  for (const side of [-1, 1] as const) sleeve(scene, plain, side, 430, spec.seed)
  const legs = under ? yardage(under, 'hem') : fixture('#e8dfcf', 'cotton', 14)
  trousers(scene, legs, hem - 170, 1372, bottom === 'palazzo' ? 140 : 52, spec.seed + 9)
  lining(scene, plain, hem, breadth)
  dressForm(scene, 420)
}
