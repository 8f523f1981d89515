import { currentLanguage } from '#/platform/language/current.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { amountInHindi } from './amountInHindi.rules.ts'

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function numberWords(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const rest = value % 10
    return `${tens[Math.floor(value / 10)]}${rest ? `-${small[rest]}` : ''}`
  }
  for (const [size, name] of units) {
    if (value < size) continue
    const rest = value % size
    return `${numberWords(Math.floor(value / size))} ${name}${rest ? ` ${numberWords(rest)}` : ''}`
  }
  return ''
}

const amountInEnglish = (rupees: number, paise: number): string =>
  `Rupees ${numberWords(rupees)}${paise ? ` and ${numberWords(paise)} Paise` : ''} Only`

const spoken: Readonly<Record<Language, (rupees: number, paise: number) => string>> = {
  en: amountInEnglish,
  hi: amountInHindi,
}

/**
 * An amount as invoices say it: `Rupees Twelve Lakh Thirty-Four Thousand and Fifty Paise Only`, in the language of the document.
 * @throws RangeError for what is no amount in whole paise
 */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`Not an amount in paise: ${paise}`)
  return spoken[currentLanguage()](Math.floor(paise / 100), paise % 100)
}
