import { pictureLibrary } from './pictureLibrary.ts'

/** Colours of a palette at most. */
export const MOST_COLOURS = 5

/** A main colour of a picture. */
export interface Dominant {
  /** `rrggbb`. */
  readonly color: string
  /** How much of the picture has it, 0 to 1; those of a palette make 1. */
  readonly share: number
}

/** A picture is looked at this small, px: threads and folds become the colour that the eye makes of them. */
const LOOKED_AT = 72
/** Nearer to the backdrop than this, per channel, it is the backdrop. */
const AS_BACKDROP = 22
/** A colour of less is a fold or a button. */
const LEAST_SHARE = 0.04

type Rgb = readonly [number, number, number]

/**
 * The main colours of a picture, the most of it first. The edge of the picture does not count, nor what looks as the backdrop in its
 * upper corners, unless nothing else is there.
 */
export async function dominantColours(bytes: Uint8Array): Promise<Dominant[]> {
  const sharp = await pictureLibrary()
  const { data, info } = await sharp(bytes)
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
    .flatten({ background: '#fffaf0' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number): Rgb => {
    const from = (y * width + x) * channels
    return channels < 3
      ? [data[from] ?? 0, data[from] ?? 0, data[from] ?? 0]
      : [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
  }
  const corners = [at(0, 0), at(1, 1), at(width - 1, 0), at(Math.max(0, width - 2), Math.min(1, height - 1))]
  const backdrop = [0, 1, 2].map(
    (channel) => corners.reduce((sum, rgb) => sum + (rgb[channel] ?? 0), 0) / corners.length,
  )
  const all: Rgb[] = []
  for (let y = Math.floor(height / 8); y < height - Math.floor(height / 8); y += 1)
    for (let x = Math.floor(width / 8); x < width - Math.floor(width / 8); x += 1) all.push(at(x, y))
  const cloth = all.filter((rgb) =>
    rgb.some((value, channel) => Math.abs(value - (backdrop[channel] ?? 0)) > AS_BACKDROP),
  )
  return fewColours(cloth.length > all.length / 10 ? cloth : all)
}

/** Reduced by the quantiser of the picture library, whose colours are chosen as eyes weigh them. */
async function fewColours(pixels: readonly Rgb[]): Promise<Dominant[]> {
  const raw = { width: pixels.length, height: 1, channels: 3 as const }
  const sharp = await pictureLibrary()
  const png = await sharp(Buffer.from(pixels.flat()), { raw })
    .png({ palette: true, colours: MOST_COLOURS, dither: 0 })
    .toBuffer()
  const reduced = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const counts = new Map<string, number>()
  for (let from = 0; from < reduced.length; from += 3) {
    const color = reduced.toString('hex', from, from + 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_COLOURS)
  const many = sorted.filter(([, count], place) => place === 0 || count >= pixels.length * LEAST_SHARE)
  const sum = many.reduce((total, [, count]) => total + count, 0)
  return many.map(([color, count]) => ({ color, share: count / sum }))
}
