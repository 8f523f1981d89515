/** Digits of India's scripts, ० of Devanagari to ൯ of Malayalam: each block of 128 has them at the same place. */
const indian = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
const BLOCK = 0x80
const FIRST_ZERO = 0x966

/** The digits of a typed text as 0 to 9, whatever script a keyboard writes them in; all else stays, except that wide and narrow forms become usual ones. */
export const latinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(indian, (digit) => String(((digit.codePointAt(0) ?? FIRST_ZERO) - FIRST_ZERO) % BLOCK))
    // Urdu keyboards.
    .replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0x6f0) - 0x6f0))

/** Spaces, hyphens, dots and brackets that people put into numbers, and what nobody sees of a pasted one. */
export const between = /[\s().\p{Pd}\p{Cf}]/gu

/** A number as typed, without what only makes it readable; + and letters stay, for the rules to refuse. */
export const withoutSpaces = (text: string): string => latinDigits(text).replace(between, '')
