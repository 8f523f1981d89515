import { mostApart } from '#/features/search/distance.rules.ts'
import { isLoose, keyOf } from '#/features/search/spelling.rules.ts'
import type { Found, Searched } from './findProducts.ts'

/** Texts that are offered instead of one. */
const MOST_OFFERED = 3
/** Texts that are tried; each is another search. */
const MOST_SEARCHES = 12
/** Of each word that is nowhere so many others are tried. */
const MOST_TRIED = 4
/** Shorter ones are like anything. */
const LEAST_TRIED = 3
/** So much farther than a typing error may a word be that is only asked about. */
const FARTHER = 1

/**
 * Other texts that find something, where a query found nothing: with the nearest words instead of those that are nowhere, last
 * without them.
 */
export function correctionsOf(
  { missing, terms }: Pick<Found, 'missing' | 'terms'>,
  { index, synonyms }: Pick<Searched, 'index' | 'synonyms'>,
  finds: (text: string) => boolean,
): string[] {
  const written = terms.map(({ text }) => text)
  const replaced = (from: string, to: string) =>
    written
      .map((text) => (text === from ? to : text))
      .filter((text) => text === to || !missing.includes(text))
  const texts = missing.flatMap((word) =>
    nearest(word, { index, synonyms }).map((near) => replaced(word, near)),
  )
  const without = written.filter((text) => !missing.includes(text))
  const offered = [...texts, without].map((words) => words.join(' ')).filter((text) => text !== '')
  const found: string[] = []
  for (const text of [...new Set(offered)].slice(0, MOST_SEARCHES)) {
    if (found.length === MOST_OFFERED) break
    if (finds(text)) found.push(text)
  }
  return found
}

/** Words of the shop that are somewhat like one that is not, the nearest first. */
function nearest(word: string, { index, synonyms }: Pick<Searched, 'index' | 'synonyms'>) {
  const { keywords } = index
  const key = keyOf(word)
  if (key.length < LEAST_TRIED) return []
  const most = mostApart(key) + FARTHER
  const own = keywords
    .near(key, isLoose(word), (number) => index.isChosenBy(number), most)
    .map(({ number, apart }) => ({ word: keywords.word(number), apart }))
  const others = synonyms.words
    .near(key, isLoose(word), () => true, most)
    .map(({ number, apart }) => ({ word: synonyms.words.word(number), apart }))
  return [...own, ...others]
    .sort((one, other) => one.apart - other.apart)
    .slice(0, MOST_TRIED)
    .map((near) => near.word)
}
