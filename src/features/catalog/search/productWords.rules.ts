import { keyOf } from '#/features/search/spelling.rules.ts'

/** Where a word of a product stands, and so how much it says: the best first. */
export const places = ['name', 'addition', 'attribute', 'title', 'description'] as const
export type WordPlace = (typeof places)[number]

/** How much a word counts there, of 100. An addition is what a name says behind "with": a border, a dupatta. */
export const weights: Readonly<Record<WordPlace, number>> = {
  name: 100,
  addition: 88,
  attribute: 86,
  title: 76,
  description: 22,
}
/** How much it counts as a word of the category's name. */
export const CATEGORY_WEIGHT = 84

/** What of a product is searched. */
export interface SearchedTexts {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly attributes: readonly string[]
  /** In further languages; left out for nothing. */
  readonly inOthers?: readonly Pick<SearchedTexts, 'name' | 'title' | 'description'>[]
  /** SKUs and barcodes. */
  readonly codes: readonly string[]
}

const word = /[\p{L}\p{M}]+/gu
const joiners = /[\u200b-\u200f'’]/g
/** A key of one letter is no word. */
const SHORTEST = 2
/** Of one text so many words are known; who describes at more length is found by the beginning. */
const MOST_WORDS = 60

const bitOf = (place: WordPlace): number => 1 << places.indexOf(place)

interface Spelt {
  readonly key: string
  readonly spelt: string
}

/** The words of a text that can be looked for. */
function readWords(text: string): Spelt[] {
  const words = text.normalize('NFKC').toLowerCase().replace(joiners, '').match(word) ?? []
  return words.slice(0, MOST_WORDS).flatMap((spelt) => {
    const key = keyOf(spelt)
    return key.length >= SHORTEST ? [{ key, spelt }] : []
  })
}

/** What many products have in common is read once. */
const known = new Map<string, readonly Spelt[]>()
const MOST_KNOWN = 2_000

function wordsOfValue(value: string): readonly Spelt[] {
  const there = known.get(value)
  if (there) return there
  const words = readWords(value)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(value, words)
  return words
}

/** Words by their keys: how each is spelt, and the places where it stands, as bits. */
export type WordsOfProduct = Map<string, { readonly spelt: string; places: number }>

export function wordsOf(texts: SearchedTexts): WordsOfProduct {
  const found: WordsOfProduct = new Map()
  const add = (words: readonly Spelt[], bit: number) => {
    for (const { key, spelt } of words) {
      const there = found.get(key)
      if (there) there.places |= bit
      else found.set(key, { spelt, places: bit })
    }
  }
  const [head = '', ...additions] = texts.name.split(/\b(?:with|plus)\b/i)
  add(readWords(head), bitOf('name'))
  for (const addition of additions) add(readWords(addition), bitOf('addition'))
  for (const value of texts.attributes) add(wordsOfValue(value), bitOf('attribute'))
  if (texts.title !== texts.name) add(readWords(texts.title), bitOf('title'))
  if (texts.description !== '') add(readWords(texts.description), bitOf('description'))
  for (const { name, title, description } of texts.inOthers ?? []) {
    add(readWords(name), bitOf('name'))
    add(readWords(title), bitOf('title'))
    add(readWords(description), bitOf('description'))
  }
  return found
}
