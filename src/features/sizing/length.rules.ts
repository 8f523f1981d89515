import { latinDigits } from '#/platform/typed/digits.rules.ts'
import { m } from './messages/sizing.messages.ts'

/** Lengths are stored in whole millimetres, which both units can be read from. */
export const units = ['in', 'cm'] as const
export type Unit = (typeof units)[number]

export const unitNames: Readonly<Record<Unit, () => string>> = { in: m.inches, cm: m.cm }

const MM_PER_INCH = 25.4
/** The finest steps that a tape is read by, mm: a quarter of an inch, half a centimetre. */
const steps: Readonly<Record<Unit, number>> = { in: MM_PER_INCH / 4, cm: 5 }

/** What a garment can measure, mm. */
export const LEAST_MM = 5
export const MOST_MM = 9_999

const quarters = ['', '¼', '½', '¾'] as const

/** A length of so many mm as a table shows it, without its unit: `36½`, `92.5`. */
export function formatLength(mm: number, unit: Unit): string {
  const inSteps = Math.round(mm / steps[unit])
  if (unit === 'cm') return String(inSteps / 2)
  const whole = Math.floor(inSteps / 4)
  const rest = quarters[inSteps % 4] ?? ''
  return whole === 0 && rest ? rest : `${whole}${rest}`
}

const fractions: readonly (readonly [glyph: RegExp, text: string])[] = [
  [/¼/g, ' 1/4'],
  [/½/g, ' 1/2'],
  [/¾/g, ' 3/4'],
  [/⅛/g, ' 1/8'],
  [/⅜/g, ' 3/8'],
  [/⅝/g, ' 5/8'],
  [/⅞/g, ' 7/8'],
  [/[”“″]|''|’’/g, '"'],
]

const suffixes: readonly (readonly [suffix: RegExp, mm: number])[] = [
  [/ ?(?:"|in|inch|inches|इंच|இன்ச்|இஞ்சு|அங்குலம்|அங்குலங்கள்)\.?$/i, MM_PER_INCH],
  [/ ?(?:cms?|सेमी|செ\.? ?மீ)\.?$/i, 10],
  [/ ?mm\.?$/i, 1],
]

/** Nobody types longer lengths. */
const MOST_TYPED = 30
const decimal = /^\d{1,4}(?:[.,]\d{1,3})?$/
const fraction = /^(?:(\d{1,3})[ -])?(\d{1,2}) ?\/ ?(\d{1,2})$/

function typedCount(text: string): number {
  if (decimal.test(text)) return Number(text.replace(',', '.'))
  const [, whole = '0', part, of] = fraction.exec(text) ?? []
  if (part === undefined || Number(of) === 0 || Number(part) >= Number(of)) return Number.NaN
  return Number(whole) + Number(part) / Number(of)
}

/**
 * A length as people type it, in mm: `36 1/2`, `36½`, `36.5"`, `92 cm`, `920 mm`, `३६`. A bare number is in `unit`. Undefined
 * for an empty text, NaN for what is no length of a garment.
 */
export function typedLength(text: string, unit: Unit): number | undefined {
  if (text.trim() === '') return undefined
  if (text.length > MOST_TYPED) return Number.NaN
  const spelled = fractions.reduce((typed, [glyph, plain]) => typed.replace(glyph, plain), text)
  const bare = latinDigits(spelled).replace(/\s+/g, ' ').trim()
  const [suffix, perUnit] = suffixes.find(([ending]) => ending.test(bare)) ?? [
    /$/,
    unit === 'in' ? MM_PER_INCH : 10,
  ]
  const mm = Math.round(typedCount(bare.replace(suffix, '').trim()) * perUnit)
  return mm >= LEAST_MM && mm <= MOST_MM ? mm : Number.NaN
}
