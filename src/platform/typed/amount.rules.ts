import { latinDigits } from './digits.rules.ts'

const before = /^(?:₹|rs\.?|inr|rupees)/i
const after = /(?:\/[-=]|₹|rs\.?|inr|rupees)$/i
/** Thousands apart by commas or spaces: `1,29,900` and `129,900`; a last group of three, or it could be a decimal comma. */
// guard: decimal-comma
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}$|^\d{1,3}(?: \d{2,3})* \d{3}$/
/** Nobody types longer amounts. */
const MOST_TYPED = 60
const plain = /^(\d[\d, ]*|)(\.\d*)?$/

/**
 * An amount or a number of pieces as people type it, as plain digits: `₹ 1,29,900.50`, `1299/-`, `Rs. 1,299` and `१२९९`
 * give `129900.50`, `1299`, `1299`, `1299`. Undefined where it is none, or could mean something else: `12,99`,
 * `1.299,00`. A minus stays, for the schema to refuse in words.
 */
export function typedAmount(text: string): string | undefined {
  if (text.length > MOST_TYPED) return undefined
  const bare = latinDigits(text).replace(/\s+/g, ' ').trim()
  const sign = bare.startsWith('-') ? '-' : ''
  const amount = bare.slice(sign.length).replace(/^ /, '').replace(before, '').replace(after, '').trim()
  const [, whole = '', decimals = ''] = plain.exec(amount) ?? []
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return undefined
  const digits = whole.replace(/[, ]/g, '')
  return `${sign}${digits}${decimals === '.' ? '' : decimals}`
}

/** The same as a number; NaN where it is none, so that a schema can tell it from nothing (undefined for an empty text). */
export function typedNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return Number(typedAmount(text) ?? Number.NaN)
}

/** Rupees of at least 0 with at most two decimals; undefined for what is no such amount. */
export function typedRupees(text: string): number | undefined {
  const amount = typedAmount(text)
  return amount !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : undefined
}

/** An amount in rupees as it stands in a field: `1499.50`, whole rupees without decimals. */
export const rupeesField = (rupees: number): string =>
  Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2)
