import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { storedPer, type Unit } from './measures.rules.ts'

/** How much of the unit one of each is. */
const factors: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  m: {
    m: 1,
    mtr: 1,
    mtrs: 1,
    metre: 1,
    metres: 1,
    meter: 1,
    meters: 1,
    cm: 0.01,
    yd: 0.9144,
    yard: 0.9144,
    yards: 0.9144,
  },
  g: { g: 1, gm: 1, gms: 1, gram: 1, grams: 1, kg: 1_000, kgs: 1_000 },
}

/**
 * A measure as people type it, in the unit: `5.5`, `5.5 m`, `550 cm`, `6 yards`; `450 g`, `0.45 kg`. Undefined for an empty text,
 * NaN where it is none, so that a schema can tell the two apart.
 */
export function typedMeasure(unit: Unit, text: string): number | undefined {
  const [, amount = '', word = ''] = /^([^a-z]*)([a-z]*)\.?$/i.exec(text.trim()) ?? []
  const factor = word === '' ? 1 : factors[unit][word.toLowerCase()]
  const number = typedNumber(amount)
  if (number === undefined) return text.trim() === '' ? undefined : Number.NaN
  return factor === undefined ? Number.NaN : rounded(unit, number * factor)
}

/** As exact as it is stored. */
const rounded = (unit: Unit, value: number): number => Math.round(value * storedPer[unit]) / storedPer[unit]
