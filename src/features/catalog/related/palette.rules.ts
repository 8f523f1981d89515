import { labOf, type Shade } from './colours.rules.ts'

/** A palette as it is stored: `rrggbb` and the share in 1/255 as two more digits of hex, for each of its colours. */
const DIGITS = 8

export const paletteText = (colours: readonly { readonly color: string; readonly share: number }[]): string =>
  colours
    .map(
      ({ color, share }) =>
        color +
        Math.round(share * 255)
          .toString(16)
          .padStart(2, '0'),
    )
    .join('')

/** What was stored, as it is compared. */
export function shadesOf(text: string): Shade[] {
  const bytes = Buffer.from(text.slice(0, text.length - (text.length % DIGITS)), 'hex')
  const shades: Shade[] = []
  for (let at = 0; at < bytes.length; at += 4)
    shades.push({
      lab: labOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0),
      share: bytes[at + 3] ?? 0,
    })
  const sum = shades.reduce((total, { share }) => total + share, 0) || 1
  return shades.map(({ lab, share }) => ({ lab, share: share / sum }))
}
