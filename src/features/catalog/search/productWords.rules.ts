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
}

const word = /[\p{L}\p{M}]+/gu
const joiners = /[\u200b-\u200f'’]/g
/** A key of one letter is no word. */
const SHORTEST = 2
/** Of one text so many words are known; who describes at more length is found by the beginning. */
const MOST_WORDS = 60

/** Keys of words of names are asked for again and again. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000

function keyOfWord(text: string): string {
  const there = known.get(text)
  if (there !== undefined) return there
  if (known.size >= MOST_KNOWN) known.clear()
  const key = keyOf(text)
  known.set(text, key)
  return key
}

const bitOf = (place: WordPlace): number => 1 << places.indexOf(place)

/** Calls `use` with each word of a product that can be looked for: its key, how it is spelt, and where it stands, as a bit. */
function eachWord(texts: SearchedTexts, use: (key: string, spelt: string, bit: number) => void): void {
  const read = (text: string, bit: number) => {
    const words = text.normalize('NFKC').toLowerCase().replace(joiners, '').match(word) ?? []
    for (const one of words.slice(0, MOST_WORDS)) {
      const key = keyOfWord(one)
      if (key.length >= SHORTEST) use(key, one, bit)
    }
  }
  const [head = '', ...additions] = texts.name.split(/\b(?:with|plus)\b/i)
  read(head, bitOf('name'))
  for (const addition of additions) read(addition, bitOf('addition'))
  for (const value of texts.attributes) read(value, bitOf('attribute'))
  if (texts.title !== texts.name) read(texts.title, bitOf('title'))
  read(texts.description, bitOf('description'))
}

/** Words by their keys: how each is spelt, and the places where it stands, as bits. */
export type WordsOfProduct = Map<string, { readonly spelt: string; places: number }>

export function wordsOf(texts: SearchedTexts): WordsOfProduct {
  const found: WordsOfProduct = new Map()
  eachWord(texts, (key, spelt, bit) => {
    const there = found.get(key)
    if (there) there.places |= bit
    else found.set(key, { spelt, places: bit })
  })
  return found
}
