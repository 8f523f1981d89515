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

const smooth = (f: number) => f * f * (3 - 2 * f)

/** Corners of clouds: looked up, because a cloth needs a hundred thousand of them. */
const CORNERS = Float32Array.from({ length: 1 << 16 }, (_, i) => chance(i, 7) * 2 - 1)
const corner = (x: number, y: number, seed: number): number =>
  CORNERS[(x * 31 + y * 1973 + seed * 7919) & 0xffff] as number

/** Smooth two-dimensional noise, -1 to 1, one bend per unit from 0 on; it repeats after `across` and `down` units. */
export const cloud = (x: number, y: number, seed: number, across: number, down = across): number => {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const i = left % across
  const j = top % down
  const right = (i + 1) % across
  const below = (j + 1) % down
  const fx = smooth(x - left)
  const a = corner(i, j, seed)
  const b = corner(i, below, seed)
  const upper = a + (corner(right, j, seed) - a) * fx
  const lower = b + (corner(right, below, seed) - b) * fx
  return upper + (lower - upper) * smooth(y - top)
}
