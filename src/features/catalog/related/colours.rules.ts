/** A colour as eyes compare it (OKLab): equal steps look equally different. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Of red, green and blue from 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How different two colours look: below 0.05 alike, above 0.2 another colour altogether. */
export const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** A colour of a palette, and how much of the cloth has it: all of them make 1. */
export interface Shade {
  readonly lab: Lab
  readonly share: number
}

/** From here on colours are not near. */
const FAR = 0.2

/**
 * How near two palettes are: 1 the same, 0 far apart. As much of the one is laid on the other as there is of it, the nearest colours
 * first, so that a maroon cloth with a gold border is no gold cloth with a maroon one.
 */
export function nearness(one: readonly Shade[], other: readonly Shade[]): number {
  if (one.length === 0 || other.length === 0) return 0
  const left = { one: one.map(({ share }) => share), other: other.map(({ share }) => share) }
  const pairs = one.flatMap(({ lab }, from) =>
    other.map((shade, to) => ({ from, to, distance: Math.min(difference(lab, shade.lab), FAR) })),
  )
  let sum = 0
  for (const { from, to, distance } of pairs.sort((a, b) => a.distance - b.distance)) {
    const laid = Math.min(left.one[from] ?? 0, left.other[to] ?? 0)
    sum += laid * distance
    left.one[from] = (left.one[from] ?? 0) - laid
    left.other[to] = (left.other[to] ?? 0) - laid
  }
  return 1 - sum / FAR
}
