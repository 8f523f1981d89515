import { fixture, front, type Material, yardage } from '../cloth.ts'
import { blend, ease, type Fold, pipes, through } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec } from '../spec.ts'
import { dressForm, halfBreadth, MIDDLE, onBody } from './form.ts'
import { bodice, dupatta, type NeckCut, sleeve } from './kurta.ts'

const fold: Fold = { lift: 0, slip: 0 }

type Flare = { waist: number; hem: number; top: number; foot: number; panels: number; seed: number }

const silhouette = (f: Flare) =>
  through([f.waist, f.top], [blend(f.waist, f.hem, 0.18), blend(f.top, f.foot, 0.34)], [f.hem, f.foot])

/** A skirt of panels cut narrow above and wide below, so that the pattern hangs straight in each. */
export const flaredSkirt = (scene: Scene, cloth: Material, f: Flare): void => {
  const half = through(
    [f.waist, f.top],
    [blend(f.waist, f.hem, 0.18), blend(f.top, f.foot, 0.34)],
    [f.hem, f.foot],
  )
  const soft = pipes(f.seed, f.panels * 0.92, 0.55)
  const columns = 13
  for (let k = 0; k < f.panels; k++)
    scene.sheet(cloth, columns, 36, (s, t, o) => {
      const q = (k + s) / f.panels
      const a = (q - 0.5) * Math.PI
      const y = blend(f.waist, f.hem, t)
      const h = half(y)
      soft(q, t, fold)
      const deep = blend(2.5, 30, ease(0, 1, t) ** 0.8)
      const edge = Math.cos(a)
      o.x =
        MIDDLE + Math.sin(a) * (h + fold.lift * deep * 0.35) + fold.slip * deep * 0.78 * (0.35 + 0.65 * edge)
      o.y = y - (1 - edge) * 34 * t + drift(q * 9, f.seed + 2) * 5 * t
      o.z = edge * blend(66, 170, t) + fold.lift * deep
      const breadth = (h * Math.PI) / f.panels
      o.u = k * 170 + 85 + (s - 0.5) * breadth
      o.v = 1023 - (1 - t) * (f.hem - f.waist)
    })
}

/** Depth of the front of a flared skirt, and of the figure above it. */
const overSkirt = (f: Flare) => {
  const half = silhouette(f)
  return (x: number, y: number): number => {
    const t = ease(f.waist - 60, f.waist + 40, y)
    const e = (x - MIDDLE) / half(Math.max(y, f.waist))
    const skirt =
      Math.sqrt(Math.max(0.05, 1 - e * e)) * blend(66, 170, (y - f.waist) / (f.hem - f.waist)) +
      16 * ease(f.waist, f.hem, y)
    return blend(onBody(x, y), skirt, t)
  }
}

/** A band round the waist. */
const waistband = (scene: Scene, cloth: Material, y: number, height: number, half: number): void => {
  scene.sheet(cloth, 30, 6, (s, t, o) => {
    const a = (s - 0.5) * Math.PI
    o.x = MIDDLE + Math.sin(a) * (half + 3)
    o.y = y + t * height + Math.cos(a) * 4
    o.z = Math.cos(a) * 76 + Math.sin(t * Math.PI) * 4
    o.u = a * half
    o.v = 1023 - (1 - t) * height * 1.6
  })
}

const ANARKALI: NeckCut = { depth: 112, half: 76 }

/** A fitted top from which a wide skirt falls to the ankle. */
export const anarkali = (scene: Scene, spec: ClothSpec): void => {
  const cloth = front(spec, ANARKALI.depth, ANARKALI.half)
  const plain = yardage(spec, 'hem')
  const skirt = { waist: 556, hem: 1356, top: 118, foot: 376, panels: 10, seed: spec.seed + 5 }
  if (spec.dupatta) dupatta(scene, yardage(spec.dupatta), 1130, spec.seed + 20, overSkirt(skirt), 78)
  waistband(scene, plain, 552, 26, 120)
  bodice(scene, cloth, ANARKALI, 566, (y) => halfBreadth(y) + 7, 0.96, spec.seed, 0)
  for (const side of [-1, 1] as const) sleeve(scene, plain, side, 470, spec.seed, 40)
  flaredSkirt(scene, plain, skirt)
  dressForm(scene, 420)
}

const CHOLI: NeckCut = { depth: 118, half: 84 }

/** Choli, flared skirt and dupatta. */
export const lehenga = (scene: Scene, spec: ClothSpec): void => {
  const skirt = yardage(spec, 'hem')
  const choliSpec: ClothSpec = {
    ...(spec.companion ?? spec),
    yoke: spec.yoke ?? 'zari',
    background: spec.background,
  }
  const choli = front(choliSpec, CHOLI.depth, CHOLI.half)
  const arm = yardage(choliSpec, 'hem')
  const full = { waist: 606, hem: 1356, top: 124, foot: 424, panels: 12, seed: spec.seed + 5 }
  if (spec.dupatta) dupatta(scene, yardage(spec.dupatta), 1190, spec.seed + 20, overSkirt(full), 90)
  else waistband(scene, fixture('#b98a3c', 'silk', 90), 588, 6, 123)
  bodice(scene, choli, CHOLI, 486, (y) => halfBreadth(y) + 6, 0.96, spec.seed, 0)
  for (const side of [-1, 1] as const) sleeve(scene, arm, side, 196, spec.seed, 52)
  waistband(scene, skirt, 590, 34, 122)
  flaredSkirt(scene, skirt, full)
  dressForm(scene, 604)
}
