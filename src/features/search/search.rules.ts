import { isIdle } from './idle.rules.ts'
import { tokensOf } from './tokens.rules.ts'

/** Groups of synonyms that are read for each query. */
export const MOST_GROUPS = 1_000
/** Words that were sought and not found; those that were sought least make room for others. */
export const MOST_MISSED = 1_000
/** A word that one person sought once is nobody else's business. */
export const LEAST_TIMES = 2
/** Words of one query that are counted. */
const MOST_OF_ONE = 4
const LONGEST = 40
const SHORTEST = 3

/** Which of the words that were not found are counted: none that may be a number, an address or a name with one. */
export function countedWords(query: string, missing: readonly string[]): string[] {
  if (/[@/\\]|\d{4}/.test(query)) return []
  const words = missing
    .flatMap((text) => tokensOf(text))
    .filter(
      ({ text, key, number }) =>
        number === undefined && key.length > 1 && !isIdle(key) && text.length >= SHORTEST,
    )
    .map(({ text }) => text)
    .filter((text) => text.length <= LONGEST)
  return [...new Set(words)].slice(0, MOST_OF_ONE)
}
