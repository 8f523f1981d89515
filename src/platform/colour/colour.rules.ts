/** A colour of a screen: red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** A colour as eyes see it (OKLCH): lightness 0 to 1, strength (chroma) from 0, hue in radians. */
export interface Lch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const PART = /^\d{1,3}$/

/** The parts of `rgb(138, 26, 46)` and `rgb(138 26 46)`; none of anything else. */
function partsOfCall(text: string): number[] {
  const call = text.toLowerCase()
  if (!call.startsWith('rgb(') || !call.endsWith(')')) return []
  const parts = call
    .slice(4, -1)
    .trim()
    .split(/[\s,]+/)
  return parts.length === 3 && parts.every((part) => PART.test(part)) ? parts.map(Number) : []
}

const twoDigits = (value: number): string => value.toString(16).padStart(2, '0')

export const hexOf = (rgb: Rgb): string => `#${rgb.map(twoDigits).join('')}`

/** A colour as people type it (`#8A1A2E`, `8a1a2e`, `#abc`, `rgb(138, 26, 46)`) as `#rrggbb`; undefined for anything else. */
export function readColour(typed: string): string | undefined {
  const text = typed.trim()
  const digits = HEX.exec(text)?.[1]?.toLowerCase()
  if (digits) return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
  const [red, green, blue] = partsOfCall(text)
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return Math.max(red, green, blue) > 255 ? undefined : hexOf([red, green, blue])
}

/** @param hex `#rrggbb` */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** From what a screen is given to the light that it gives, both 0 to 1 (sRGB). */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** @param hex `#rrggbb` */
export function lchOf(hex: string): Lch {
  const [red, green, blue] = rgbOf(hex).map((value) => toLinear(value / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The light of a colour; parts below 0 or above 1 are none that a screen has. */
function lightOf({ lightness, chroma, hue }: Lch): [number, number, number] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const NEARLY = 0.0005
const isShown = (colour: Lch): boolean =>
  lightOf(colour).every((value) => value >= -NEARLY && value <= 1 + NEARLY)

/** The colour as `#rrggbb`; one that is too strong for a screen at this lightness is as strong as there is. */
export function hexOfLch(colour: Lch): string {
  let shown = colour
  if (!isShown(colour)) {
    let [least, most] = [0, colour.chroma]
    for (let step = 0; step < 14; step += 1) {
      const middle = (least + most) / 2
      if (isShown({ ...colour, chroma: middle })) least = middle
      else most = middle
    }
    shown = { ...colour, chroma: least }
  }
  const [red, green, blue] = lightOf(shown).map((value) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, value)))),
  ) as [number, number, number]
  return hexOf([red, green, blue])
}
