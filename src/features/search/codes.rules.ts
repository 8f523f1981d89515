/** SKUs and barcodes as they are looked for: in any letters, and with or without what stands between their parts. */

/** Shorter ones are the beginning of anything, characters. */
export const LEAST_CODE = 3

/** The same for ZR-1001, zr 1001 and ZR1001. */
export const codeKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '')

/** Whether a text may be the beginning of a code rather than of a word. */
export const isLikeCode = (key: string): boolean => key.length >= LEAST_CODE && /\p{Nd}/u.test(key)
