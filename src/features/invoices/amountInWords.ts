import { currentLanguage } from '#/platform/language/current.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { amountInEnglish } from './amountInEnglish.rules.ts'
import { amountInHindi } from './amountInHindi.rules.ts'
import { amountInTamil } from './amountInTamil.rules.ts'

const spoken: Readonly<Record<Language, (rupees: number, paise: number) => string>> = {
  en: amountInEnglish,
  hi: amountInHindi,
  ta: amountInTamil,
}

/**
 * An amount as invoices say it: `Rupees Twelve Lakh Thirty-Four Thousand and Fifty Paise Only`, in the language of the document.
 * @throws RangeError for what is no amount in whole paise
 */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`Not an amount in paise: ${paise}`)
  return spoken[currentLanguage()](Math.floor(paise / 100), paise % 100)
}
