import { chance, drift } from './noise.ts'

const TURN = Math.PI * 2

/** A smooth line through (x, y) knots sorted by x; flat beyond both ends. */
export const through = (...knots: readonly (readonly [number, number])[]): ((x: number) => number) => {
  const xs = knots.map((k) => k[0])
  const ys = knots.map((k) => k[1])
  const n = xs.length
  const slope = ys.map((y, i) => {
    if (i === 0 || i === n - 1) return 0
    const a = (y - (ys[i - 1] as number)) / ((xs[i] as number) - (xs[i - 1] as number))
    const b = ((ys[i + 1] as number) - y) / ((xs[i + 1] as number) - (xs[i] as number))
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
  })
  return (x) => {
    if (x <= (xs[0] as number)) return ys[0] as number
    if (x >= (xs[n - 1] as number)) return ys[n - 1] as number
    let i = 1
    while (x > (xs[i] as number)) i++
    const x0 = xs[i - 1] as number
    const w = (xs[i] as number) - x0
    const t = (x - x0) / w
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * (ys[i - 1] as number) +
      (t3 - 2 * t2 + t) * w * (slope[i - 1] as number) +
      (3 * t2 - 2 * t3) * (ys[i] as number) +
      (t3 - t2) * w * (slope[i] as number)
    )
  }
}

export const ease = (a: number, b: number, x: number): number => {
  const t = x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a)
  return t * t * (3 - 2 * t)
}

export const blend = (a: number, b: number, t: number): number => a + (b - a) * t

/** What a fold does to a point: `lift` towards the lens (-1 to 1) and `slip` sideways (-1 to 1). */
export type Fold = { lift: number; slip: number }

/**
 * Soft pipes as hanging cloth makes them: uneven in breadth and height, wandering a little on the way down.
 * `s` across (0 to 1), `t` along (0 to 1).
 */
export const pipes = (seed: number, count: number, wander = 0.5) => {
  const start = chance(1, seed)
  return (s: number, t: number, out: Fold): void => {
    const p =
      start +
      s * count +
      drift(s * count * 0.62, seed) * 0.34 +
      drift(t * 1.6 + s * 2.3, seed + 1) * wander * 0.6 +
      drift(t * 3.7 + s * 5, seed + 5) * wander * 0.12
    const high = 0.72 + 0.28 * drift(p * 0.9 + 3.1, seed + 2)
    const a = p * TURN
    const second = 0.22 * drift(p * 0.5, seed + 3) * Math.cos(a * 2 + 1.1)
    out.lift = high * (Math.cos(a) + second)
    out.slip = -high * Math.sin(a)
  }
}

/** Where a point of knife-pleated cloth lies. `place` 0 to 1 across the finished width. */
export type Pleat = { place: number; lift: number; index: number; within: number }

/** `n` knife pleats; `q` runs over the unfolded cloth. `lap`: how far each pleat overlaps the next, in pleats. */
export const knife = (n: number, lap: number, q: number, out: Pleat): void => {
  const p = Math.min(n - 1e-6, q * n)
  const k = Math.floor(p)
  const f = p - k
  out.index = k
  out.within = f
  if (f < 0.7) {
    const g = f / 0.7
    out.place = (k + g * (1 + lap)) / n
    out.lift = 0.35 + 0.65 * Math.sin(g * Math.PI * 0.62)
  } else {
    const g = (f - 0.7) / 0.3
    out.place = (k + (1 + lap) * (1 - g) + g) / n
    out.lift = 0.94 * (1 - g) + 0.35 * g - Math.sin(g * Math.PI) * 0.5
  }
}

/** Small crumples that no cloth is without, about -1 to 1. */
export const crumple = (x: number, y: number, seed: number): number =>
  drift(x * 0.011 + y * 0.004 + drift(y * 0.006, seed + 9) * 0.8, seed) * 0.6 +
  drift(x * 0.021 - y * 0.013, seed + 4) * 0.25
