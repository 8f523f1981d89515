import { keyOf } from './spelling.rules.ts'

/** A part of what was typed. */
export interface Token {
  /** In small letters, as it was typed. */
  readonly text: string
  /** Empty for what is neither word nor number. */
  readonly key: string
  /** Of a number. */
  readonly number?: number
}

/** Digits of any script as those that JavaScript knows. */
const digits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    // In each script ten digits follow each other, and every block of them begins at a zero.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

const part = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[₹<>–—-]/gu
/** Marks within words that nobody means: joiners, and apostrophes. */
const ignored = /[\u200b-\u200f'’`]/g

/** At most so many parts of a text are looked at. */
const MOST_TOKENS = 60

const numberOf = (text: string): { readonly number: number } | undefined =>
  /^\d/.test(text) ? { number: Number(text.replaceAll(',', '')) } : undefined

const tokenOf = (text: string): Token => ({
  text,
  key: /^[₹<>–—-]$/.test(text) ? '' : /^\d/.test(text) ? text.replaceAll(',', '') : keyOf(text),
  ...numberOf(text),
})

export function tokensOf(typed: string): Token[] {
  const text = digits(typed.normalize('NFKC').toLowerCase().replace(ignored, '').replaceAll('/-', ' '))
  return (text.match(part) ?? []).slice(0, MOST_TOKENS).map(tokenOf)
}

/** The keys of a phrase: those of its words. */
export const keysOf = (phrase: string): string[] =>
  tokensOf(phrase).flatMap(({ key }) => (key === '' ? [] : [key]))

/** The keys of words that stand between spaces, for lists in code. */
export const keySet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => keyOf(word) || []))
