import Sanscript from '@indic-transliteration/sanscript'

/** Loaded by the server and where names are written, never in the pages of shoppers: it knows all scripts of India by heart. */

const BLOCK = 0x80
/** The scripts in the order of their blocks in Unicode. */
const scripts = [
  ...['devanagari', 'bengali', 'gurmukhi', 'gujarati'],
  ...['oriya', 'tamil', 'telugu', 'kannada', 'malayalam'],
]
const FIRST = 0x900
/** A run of letters of any of them. */
export const indianWords = /[\u0900-\u0d7f]+/g
/** In these a word that ends in a consonant is written as if an a followed: लाल is lal, not lala. */
const silentEnding = new Set(['devanagari', 'bengali', 'gurmukhi', 'gujarati'])

/** Letters with a dot below, in one piece as the library knows them. */
const dotted: Readonly<Record<string, string>> = {
  'क\u093c': '\u0958',
  'ख\u093c': '\u0959',
  'ग\u093c': '\u095a',
  'ज\u093c': '\u095b',
  'ड\u093c': '\u095c',
  'ढ\u093c': '\u095d',
  'फ\u093c': '\u095e',
  'ড\u09bc': '\u09dc',
  'ঢ\u09bc': '\u09dd',
  'য\u09bc': '\u09df',
}

/** Vowels of English words, which the library does not know: शॉल is shol. Each by its distance from the beginning of its block. */
const english: ReadonlyMap<number, number> = new Map([
  [0x0d, 0x0f],
  [0x11, 0x13],
  [0x45, 0x47],
  [0x49, 0x4b],
])
/** Scripts that have them. */
const withEnglish = new Set(['devanagari', 'gujarati'])

const withoutEnglish = (letters: string): string =>
  letters.replace(indianWords, (run) =>
    run.replace(/./gu, (letter) => {
      const code = letter.codePointAt(0) ?? FIRST
      const place = (code - FIRST) % BLOCK
      return String.fromCodePoint(code - place + (english.get(place) ?? place))
    }),
  )

/** Scholars' letters as they are usually spelt, one after the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // A nasal sound, which ends no word when it is spelt: माँ is ma, and बाँधनी bandhani.
  [/~$/g, ''],
  [/~/g, 'ṃ'],
  [/ṃ(?=[pbm])/g, 'm'],
  [/[ṃṅñ]/g, 'n'],
  [/[śṣ]/g, 'sh'],
  [/c/g, 'ch'],
]

/** Tamil writes one letter for four sounds; the library takes the last of them, names take the first. Its ஃப is the f of English words. */
const tamil: readonly (readonly [RegExp, string])[] = [
  [/gh/g, 'k'],
  [/jh/g, 'c'],
  [/ḍh/g, 't'],
  [/dh/g, 'th'],
  [/bh/g, 'p'],
  [/ḥp/g, 'f'],
]

const spelt = (word: string, changes: readonly (readonly [RegExp, string])[]) =>
  changes.reduce((text, [from, to]) => text.replace(from, to), word)

/** A word of one script of India in Latin letters, some with marks: लाल is lāl. Other words as they are. */
export function romanised(word: string): string {
  const script = scripts[Math.floor(((word.codePointAt(0) ?? FIRST) - FIRST) / BLOCK)]
  if (!script) return word
  const letters = word.normalize('NFC').replace(/[\u0915-\u09af][\u093c\u09bc]/g, (one) => dotted[one] ?? one)
  const read = Sanscript.t(withEnglish.has(script) ? withoutEnglish(letters) : letters, script, 'iast')
  const ended = silentEnding.has(script) ? read.replace(/(?<=..)(?<![aeiouāīūēō])a$/, '') : read
  return spelt(script === 'tamil' ? spelt(ended, tamil) : ended, spellings)
}
