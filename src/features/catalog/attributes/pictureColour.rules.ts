/** Which of the shop's colours a picture of cloth has. */

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8ClampedArray
}

type Lab = readonly [lightness: number, a: number, b: number]

const linear = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

/** As eyes see it (CIE L*a*b*, D65): equal steps look equally different. */
function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Light and shade of folds count less than hue. */
const distance = (one: Lab, other: Lab): number =>
  Math.hypot((one[0] - other[0]) * 0.6, one[1] - other[1], one[2] - other[2])

function labOfHex(hex: string): Lab {
  const number = Number.parseInt(hex.slice(1), 16)
  return labOf(number >> 16, (number >> 8) & 255, number & 255)
}

/** What differs less from the backdrop behind the cloth is the backdrop. */
const AS_BACKDROP = 12

/** The colour of the studio's backdrop: the mean of the upper corners. */
function backdropOf({ width, data }: Pixels): Lab {
  const corners = [0, 1, 2, width - 3, width - 2, width - 1].map((at) => at * 4)
  const mean = (channel: number) =>
    corners.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / corners.length
  return labOf(mean(0), mean(1), mean(2))
}

/**
 * The colour that most of the cloth is nearest to; undefined where no colour has a swatch. The edge of the picture and what looks as
 * the backdrop behind do not count, unless nothing else is there.
 */
export function colourIn<Colour extends { readonly hex: string }>(
  pixels: Pixels,
  colours: readonly Colour[],
): Colour | undefined {
  const known = colours
    .filter(({ hex }) => hex !== '')
    .map((colour) => ({ colour, lab: labOfHex(colour.hex) }))
  const backdrop = backdropOf(pixels)
  const votes = { cloth: new Map<Colour, number>(), all: new Map<Colour, number>() }
  const { width, height, data } = pixels
  for (let y = Math.floor(height / 8); y < height * (7 / 8); y += 1) {
    for (let x = Math.floor(width / 8); x < width * (7 / 8); x += 1) {
      const at = (y * width + x) * 4
      const lab = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const nearest = known.reduce<(typeof known)[number] | undefined>(
        (best, one) => (best && distance(best.lab, lab) <= distance(one.lab, lab) ? best : one),
        undefined,
      )
      if (!nearest) return undefined
      const vote = (map: Map<Colour, number>) => map.set(nearest.colour, (map.get(nearest.colour) ?? 0) + 1)
      vote(votes.all)
      if (distance(lab, backdrop) > AS_BACKDROP) vote(votes.cloth)
    }
  }
  const [most] = [...(votes.cloth.size > 0 ? votes.cloth : votes.all)].toSorted(
    (one, other) => other[1] - one[1],
  )
  return most?.[0]
}
