import { hexOfLch, lchOf, rgbOf, toLinear } from './colour.rules.ts'

/** What text needs to be read by those who see less (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => toLinear(value / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How two colours stand out from each other, 1 to 21 (WCAG), whichever is the text. @param one,other `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour and how much it has to stand out from it. */
export interface Ground {
  readonly hex: string
  readonly least: number
  /** What stands where, for people: `white text on it`. */
  readonly words: string
}

/** The grounds on which a colour cannot be read. */
export const failedGrounds = <G extends Ground>(hex: string, grounds: readonly G[]): G[] =>
  grounds.filter((ground) => contrast(hex, ground.hex) < ground.least)

/** Of lightness, 0 to 1: nobody sees less. */
const STEP = 1 / 1000

/** A colour of the same hue in another lightness, 0 to 1; as strong as it was, or as is possible there. */
export const atLightness = (hex: string, lightness: number): string =>
  hexOfLch({ ...lchOf(hex), lightness: Math.min(1, Math.max(0, lightness)) })

/**
 * The colour nearest in lightness that can be read on all grounds, the hue as it was; the colour itself where it can. Undefined where
 * the grounds allow none. @param towards which way only; else whichever is nearer
 */
export function nearestReadable(
  hex: string,
  grounds: readonly Ground[],
  towards?: 'dark' | 'light',
): string | undefined {
  if (failedGrounds(hex, grounds).length === 0) return hex
  const colour = lchOf(hex)
  const ways = towards === 'dark' ? [-1] : towards === 'light' ? [1] : [-1, 1]
  for (let steps = 1; steps <= 1 / STEP; steps += 1) {
    for (const way of ways) {
      const lightness = colour.lightness + way * steps * STEP
      if (lightness < -STEP || lightness > 1 + STEP) continue
      const other = atLightness(hex, lightness)
      if (failedGrounds(other, grounds).length === 0) return other
    }
  }
  return undefined
}
