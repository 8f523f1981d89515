/** A colour as eyes compare it (CIE L*a*b*, D65). */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const curve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)

/** Of `#rrggbb`. */
export function labOf(hex: string): Lab {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16))
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How different two colours look: below 10 alike, above 50 another colour altogether. */
export const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
