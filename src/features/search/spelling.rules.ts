import { romanised } from './romanised.rules.ts'

/**
 * How a word is spelt matters little: saree, sari, sarees and साड़ी have one key. A key is small Latin letters or digits; what is
 * left of how words differ is told by `distance`.
 */

type Changes = readonly (readonly [RegExp, string])[]

const changed = (word: string, changes: Changes): string =>
  changes.reduce((text, [from, to]) => text.replace(from, to), word)

/** One and many: sarees, dresses, and as it is said in Hindi, sariyan. */
const plurals: Changes = [
  [/(?<=..s)es$/, ''],
  [/(?<=...)(?<!s)s$/, ''],
  [/(?<=..)(?<![iy])[iy]+a*[oa]n$/, 'i'],
]

/** Letters that stand for one sound, in this order. */
const sounds: Changes = [
  [/ck|q|c(?![heiy])/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/sh|ś|ṣ/g, 's'],
  [/([bgdjkt])h/g, '$1'],
  [/z/g, 'j'],
  // Heard as one vowel: shawl and shol, yellow and yello.
  [/aw(?![aeiou])/g, 'o'],
  [/(?<=o)w$/, ''],
  [/w/g, 'v'],
  [/ee|ii/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/aa/g, 'a'],
  // As scripts of India write ai: जयपुर is jayapur, and called Jaipur.
  [/aya?(?=[^aeiouy])/g, 'e'],
  [/ai|ei|ae/g, 'e'],
  [/au/g, 'o'],
  [/ie$|e?y$/g, 'i'],
  [/y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=...[^aeiou])e$/, ''],
  [/ch/g, 'c'],
]

const TAMIL = /[\u0b80-\u0bff]/

/** Whether one letter of its script stands for several sounds: k and g, t and d, p and b, s and ch. */
export const isLoose = (word: string): boolean => TAMIL.test(word)

/** In Tamil one letter is s where a word begins, and many end in கள், those in ம் in ங்கள்; உங்கள் (your) and மகள் (daughter) are one all the same. */
const tamil: Changes = [
  [/^ch/, 's'],
  [/(?<=.{4})nkal\u0324$/, 'm'],
  [/(?<=..)(?<!n|^ma)kal\u0324$/, ''],
]

/** A word in small Latin letters. */
const latin = (word: string): string => {
  const read = romanised(word)
  return (isLoose(word) ? changed(read, tamil) : read).normalize('NFKD').replace(/\p{M}/gu, '')
}

/** What stands behind a word as "of" stands before it, and sounds that only join it to the next one; the longest first. */
const endings: readonly RegExp[] = [
  /(?<=..)(?:য়ের|ের)$/u,
  /(?<=..)র$/u,
  /(?<=..)(?:નાં|ની|નો|ના|નું)$/u,
  /(?<=..)ा(?:च्या|ची|चे|चा)$/u,
  /(?<=..)(?:च्या|ची|चे|चा)$/u,
  /(?<=..)[கசதப]்$/u,
]

/** The word without such an ending, where it has one: সুতির is suti, રેશમની resham, रेशमाची resham, பட்டுப் pattu. */
export const stemsOf = (word: string): string[] =>
  endings.flatMap((ending) => {
    const stem = word.replace(ending, '')
    return stem === word ? [] : [stem]
  })

function readKey(word: string): string {
  const letters = latin(word).replace(/[^a-z0-9]/g, '')
  return /\d/.test(letters) ? letters : changed(changed(letters, plurals), sounds)
}

/** Words of names and queries are asked for again and again. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 40

/** What words that sound alike have in common. @param word in small letters, without spaces; empty where no letter is left */
export function keyOf(word: string): string {
  const there = known.get(word)
  if (there !== undefined) return there
  const key = readKey(word)
  if (known.size >= MOST_KNOWN) known.clear()
  if (word.length <= LONGEST_KNOWN) known.set(word, key)
  return key
}

/** Consonants that are taken for each other. */
const classes: Readonly<Record<string, string>> = {
  ...{ g: 'k', c: 's', j: 's', d: 't', b: 'p', f: 'p', v: 'p', m: 'n' },
  ...{ a: '', e: '', i: '', o: '', u: '', h: '', y: '' },
}

/** What is left of a key without its vowels; words that may be meant for each other differ here in one letter at most. */
export const skeletonOf = (key: string): string =>
  key.replace(/./g, (letter) => classes[letter] ?? letter).replace(/(.)\1+/g, '$1')
