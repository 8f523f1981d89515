import { type Material, pallu, yardage } from '../cloth.ts'
import { blend, crumple, ease, type Fold, knife, type Pleat, pipes, through } from '../folds.ts'
import { drift } from '../noise.ts'
import type { Scene } from '../scene.ts'
import type { ClothSpec, FabricSpec } from '../spec.ts'
import { bodyDepth, dressForm, halfBreadth, MIDDLE, neckline, onBody } from './form.ts'

const HEM = 1352

const skirtHalf = through([600, 116], [650, 138], [760, 180], [900, 192], [1100, 200], [HEM, 232])
const skirtDepth = through([600, 70], [760, 108], [900, 112], [HEM, 120])

const fold: Fold = { lift: 0, slip: 0 }
const pleat: Pleat = { place: 0, lift: 0, index: 0, within: 0 }

/** A blouse with short sleeves. */
const blouse = (scene: Scene, cloth: Material, seed: number) => {
  const top = neckline(112, 84)
  for (const side of [-1, 1])
    scene.sheet(cloth, 24, 18, (s, t, o) => {
      const a = (s - 0.5) * Math.PI * 1.02
      const along = t * 190
      const r = blend(56, 50, t) * (t < 0.12 ? 0.75 + t * 2 : 1)
      const cx = MIDDLE + side * (142 + along * 0.17)
      const cuff = drift(t * 4 + s * 2, seed + side) * 3
      o.x = cx + Math.sin(a) * r
      o.y = 222 + along + Math.abs(Math.sin(a)) * (1 - t) * 16
      o.z = Math.cos(a) * r * 0.8 + 4 + cuff * 1.6
      o.u = s * 190
      o.v = 1024 - (1 - t) * 190
    })
  scene.sheet(cloth, 72, 30, (s, t, o) => {
    const a = (s - 0.5) * Math.PI
    const e = Math.sin(a)
    const y = blend(top(e), 560, t)
    o.x = MIDDLE + e * (halfBreadth(y) + 5)
    o.y = y
    o.z = Math.cos(a) * (bodyDepth(y) + 5) + crumple(o.x * 1.6, y * 1.6, seed) * 3
    o.u = o.x - MIDDLE + 256
    o.v = 700 + (y - 560)
  })
}

/** The wrapped skirt behind the pleats: folds fall in long curves from the tuck at the waist. */
const wrap = (scene: Scene, cloth: Material, seed: number) => {
  const soft = pipes(seed, 7, 0.8)
  scene.sheet(cloth, 84, 34, (s, t, o) => {
    const y = blend(598, HEM, t)
    const a = (s - 0.5) * Math.PI
    soft(s + (t - 0.2) * 0.12 * Math.sign(s - 0.5), t, fold)
    const deep = ease(0.08, 0.9, t) * 9 + 2
    const pull = drift((o.x - 380) * 0.004 + t * 3.1, seed + 8)
    o.x = MIDDLE + Math.sin(a) * (skirtHalf(y) + fold.lift * deep * 0.4) + fold.slip * deep * 0.5
    o.y = y - 14 * Math.cos(a) * (1 - t) + (1 - Math.cos(a)) * -10 * t
    o.z = Math.cos(a) * skirtDepth(y) + fold.lift * deep + pull * 3
    o.u = s * 760 + t * 40
    o.v = 1022 - (1 - t) * (HEM - 598)
  })
}

/** Seven pleats in front, opening out towards the feet. */
const frontPleats = (scene: Scene, cloth: Material, seed: number) => {
  const n = 7
  scene.sheet(cloth, n * 14, 30, (s, t, o) => {
    knife(n, 0.34, s, pleat)
    const open = ease(0, 1, t)
    const width = blend(120, 262, open ** 1.2)
    const from = blend(452, 384, open)
    const sway = drift(t * 2 + pleat.index * 0.7, seed + pleat.index) * 7 * t
    const y = blend(606, HEM + 8, t)
    o.x = from + pleat.place * width + sway
    o.y = y + (pleat.place - 0.5) ** 2 * -22 * t
    o.z =
      skirtDepth(y) * Math.sqrt(Math.max(0.2, 1 - ((o.x - MIDDLE) / (skirtHalf(y) + 10)) ** 2)) +
      6 +
      pleat.lift * blend(9, 19, open) +
      pleat.place * 6
    o.u = s * n * 92 + 130
    o.v = 1022 - (1 - t) * (HEM - 606)
  })
}

/** From the waist on the left across the body to the shoulder on the right. */
const acrossBody = (scene: Scene, cloth: Material, seed: number) => {
  const upperX = through([0, 372], [0.3, 408], [0.65, 516], [0.94, 590], [1, 596])
  const upperY = through([0, 640], [0.3, 500], [0.65, 350], [0.94, 208], [1, 204])
  const lowerX = through([0, 376], [0.3, 520], [0.6, 648], [0.82, 690], [0.94, 684], [1, 678])
  const lowerY = through([0, 842], [0.3, 716], [0.6, 548], [0.82, 380], [0.94, 258], [1, 240])
  const n = 6
  scene.sheet(cloth, n * 14, 40, (s, t, o) => {
    knife(n, 0.5, s, pleat)
    const p = Math.min(1, pleat.place)
    o.x = blend(upperX(t), lowerX(t), p)
    o.y = blend(upperY(t), lowerY(t), p) + drift(t * 3 + pleat.index, seed + pleat.index) * 4
    const body = Math.max(
      onBody(o.x, o.y),
      o.y > 600 ? skirtDepth(o.y) * Math.sqrt(Math.max(0, 1 - ((o.x - MIDDLE) / skirtHalf(o.y)) ** 2)) : 0,
    )
    o.z = body + 16 + pleat.lift * blend(15, 9, t) + p * 4 - ease(0.9, 1, t) ** 2 * 90
    o.u = 1100 - t * 700
    o.v = s < 0.5 ? s * 760 : 1022 - (1 - s) * 760
  })
}

/** The end that falls from the shoulder behind the figure. */
const fall = (scene: Scene, spec: ClothSpec, body: Material, end: Material) => {
  const seed = spec.seed + 40
  const soft = pipes(seed, 4.5, 0.6)
  const top = 246
  const foot = 1216
  const join = foot - 500
  const lay = (y: number, s: number, o: { x: number; y: number; z: number; v: number }) => {
    const t = (y - top) / (foot - top)
    soft(s, t, fold)
    const open = ease(0, 0.55, t)
    const deep = blend(6, 17, open)
    o.x =
      blend(655, 752, ease(0, 0.35, t) * 0.72 + t * 0.28) +
      (s - 0.5) * blend(92, 232, open) +
      fold.slip * deep * 0.8
    o.y = y + (1 - t) ** 6 * -6
    o.z = -14 + fold.lift * deep
    o.v = 1022 * s
  }
  scene.sheet(body, 60, 22, (s, t, o) => {
    lay(blend(top, join, t), s, o)
    o.u = t * (join - top)
  })
  scene.sheet(end, 60, 24, (s, t, o) => {
    lay(blend(join, foot, t), s, o)
    o.u = t * 508
  })
  fringe(scene, end, 84, (s, t, o) => {
    lay(foot + t * 34, s, o)
  })
}

/** Twisted tassels along an end. */
export const fringe = (
  scene: Scene,
  cloth: Material,
  count: number,
  lay: (s: number, t: number, o: { x: number; y: number; z: number; v: number }) => void,
): void => {
  for (let k = 0; k < count; k++)
    scene.sheet(cloth, 2, 3, (s, t, o) => {
      lay((k + 0.5 + (s - 0.5) * 0.55) / count, t, o)
      o.x += drift(k * 3.3 + t, 5) * t * 3
      o.z += Math.sin(s * Math.PI) * 3
      o.u = 508
      o.v = k * 5
    })
}

/** What comes with a saree for its blouse: the companion, or a length of the border's colour. */
export const blouseCloth = (spec: ClothSpec): FabricSpec =>
  spec.companion ?? { ...spec, ground: spec.border.ground, motif: 'plain' }

/** A saree worn: blouse, wrapped skirt, front pleats, pallu over the shoulder. */
export const drape = (scene: Scene, spec: ClothSpec): void => {
  const cloth = yardage(spec)
  const end = pallu(spec)
  // From front to back: what is hidden is then never drawn.
  acrossBody(scene, cloth, spec.seed + 3)
  frontPleats(scene, cloth, spec.seed + 2)
  wrap(scene, cloth, spec.seed + 1)
  blouse(scene, yardage(blouseCloth(spec), 'hem'), spec.seed)
  fall(scene, spec, cloth, end)
  dressForm(scene, 420)
}
