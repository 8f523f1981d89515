import { chance, drift } from './noise.ts'

export const blend = (a: number, b: number, t: number): number => a + (b - a) * t

/** From 0 to 1 where `n` goes from `from` to `to`, soft at both ends. */
export const ease = (from: number, to: number, n: number): number => {
  const t = Math.min(1, Math.max(0, (n - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** What folds do to a point of the cloth: lift it, and draw it aside (in drawing units). */
export type Fold = { lift: number; aside: number; down: number }

/** Folds of a cloth that was put down by hand. */
export type Fall = {
  seed: number
  count: number
  /** Where they lie, in drawing units. */
  left: number
  top: number
  right: number
  bottom: number
  /** Which way they run, and how far they differ, radians; 0 is down the picture. */
  run: number
  spread: number
  /** Half their breadth, and their height. */
  breadth: number
  height: number
  /** Of how many drawing units each is about. */
  length: number
}

/** From here on a fold lifts nothing, in half breadths. */
const FAR = 3.4

/**
 * Folds as cloth makes them when it is put down: each begins and ends somewhere, wanders, is steeper on one side, and
 * draws the cloth towards its ridge; between them it lies in wide shallow waves.
 */
export const fallen = (f: Fall): ((x: number, y: number, out: Fold) => void) => {
  const of = (k: number, what: number) => chance(k * 16 + what, f.seed)
  const ridges = Array.from({ length: f.count }, (_, k) => {
    const turn = f.run + (of(k, 2) - 0.5) * 2 * f.spread
    const size = 0.55 + of(k, 4) * 0.9
    const wide = f.breadth * size
    const steep = of(k, 8) < 0.5 ? 0.62 : 1.5
    return {
      // Spread evenly, then shaken: cloth has no two folds in one place.
      x: f.left + ((k + 0.15 + 0.7 * of(k, 0)) / f.count) * (f.right - f.left),
      y: f.top + (((k * 0.618) % 1) * 0.8 + 0.2 * of(k, 1)) * (f.bottom - f.top),
      ...{ cos: Math.cos(turn), sin: Math.sin(turn) },
      long: f.length * (0.6 + of(k, 3) * 0.8),
      wander: wide * 0.55,
      right: 1 / (wide * steep),
      left: steep / wide,
      high: f.height * size * (0.6 + 0.6 * of(k, 5)),
      bend: ((of(k, 6) - 0.5) * 0.9) / f.length,
      wave: of(k, 7) * 9,
    }
  })
  return (x, y, out) => {
    out.lift = 0
    out.aside = 0
    out.down = 0
    for (const r of ridges) {
      const dx = x - r.x
      const dy = y - r.y
      const along = dx * -r.sin + dy * r.cos
      const end = along / r.long
      if (end > 1 || end < -1) continue
      const straight = dx * r.cos + dy * r.sin - r.bend * along * along
      const reach = straight > 0 ? (straight - r.wander) * r.right : (straight + r.wander) * -r.left
      if (reach > FAR) continue
      const across = straight - Math.sin(end * 3.1 + r.wave) * r.wander
      const q = across * (across > 0 ? r.right : r.left)
      if (q > FAR || q < -FAR) continue
      const inside = 1 - end * end
      const still = inside * Math.sqrt(inside)
      const crest = Math.exp(-q * q)
      const rim = Math.exp(-q * q * 0.32)
      out.lift += r.high * still * (crest - 0.26 * rim)
      const pull = -across * rim * still * 0.2
      out.aside += pull * r.cos
      out.down += pull * r.sin
    }
    out.lift += f.height * 0.28 * drift((x * r0 + y * r1) * 0.0021 + 3, f.seed + 3)
    out.lift += f.height * 0.2 * drift((x * r1 - y * r0) * 0.0034, f.seed + 4)
  }
}
const r0 = 0.8
const r1 = 0.6

/** Small crumples that no cloth is without, about -1 to 1. */
export const crumple = (x: number, y: number, seed: number): number =>
  drift(x * 0.011 + y * 0.004 + drift(y * 0.006, seed + 9) * 0.8, seed) * 0.6 +
  drift(x * 0.021 - y * 0.013, seed + 4) * 0.25
