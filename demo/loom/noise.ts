/** Seeded randomness: the only source of chance in the loom. */

/** A 32-bit hash of two integers. */
export const hash = (x: number, seed: number): number => {
  let h = Math.imul(x ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + 0x165667b1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** 0 (included) to 1 (excluded). */
export const chance = (x: number, seed: number): number => hash(x, seed) / 4294967296

/** A stream of numbers from 0 to 1. */
export const stream = (seed: number): (() => number) => {
  let i = 0
  return () => chance(i++, seed)
}

/** Smooth one-dimensional noise, -1 to 1, one bend per unit of `x`. */
export const drift = (x: number, seed: number): number => {
  const i = Math.floor(x)
  const f = x - i
  const a = chance(i, seed)
  const b = chance(i + 1, seed)
  return (a + (b - a) * f * f * (3 - 2 * f)) * 2 - 1
}
