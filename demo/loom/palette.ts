import type { Hex, Zari } from './spec.ts'

/**
 * A texel is one number: red, green, blue in the low three bytes and, in the top byte, how much of the
 * thread is metal (0 to 255), which is what makes zari catch the light.
 */
export type Texel = number

export type Rgb = readonly [number, number, number]

export const rgb = (hex: Hex): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

const clampByte = (n: number) => (n < 0 ? 0 : n > 255 ? 255 : n | 0)

export const pack = (c: Rgb, metal = 0): Texel =>
  (clampByte(c[0]) | (clampByte(c[1]) << 8) | (clampByte(c[2]) << 16) | (clampByte(metal) << 24)) >>> 0

export const texel = (hex: Hex, metal = 0): Texel => pack(rgb(hex), metal)

/** Straight mix of two colours, `t` from 0 (all `a`) to 1 (all `b`). */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Lighter (`k` above 1) or darker (`k` below 1). */
export const shade = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k]

export const luma = (c: Rgb) => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11

const METAL: Record<Zari, Rgb> = {
  gold: [196, 158, 92],
  silver: [178, 176, 170],
  copper: [184, 116, 70],
  none: [214, 190, 140],
}

/** Zari thread; without zari the same places are woven in a matte ivory-gold thread. */
export const zariThread = (zari: Zari): Texel => pack(METAL[zari], zari === 'none' ? 0 : 230)

export const zariRgb = (zari: Zari): Rgb => METAL[zari]

/** Light of each step of 8-bit sRGB, 0 to 1. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const c = i / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
