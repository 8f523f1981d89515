import { m } from './messages/search.messages.ts'

/** How the shopkeeper writes words that mean the same: with commas or one a line. */

export const MOST_WORDS = 60
export const LONGEST_WORD = 60

/** Reads them; of words that are there twice one is enough. `problem` says what cannot be. */
export function readSynonyms(text: string): { words: string[]; problem?: string } {
  const typed = text
    .normalize('NFC')
    .split(/[,;\n]/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '')
  const words = [...new Map(typed.map((word) => [word.toLowerCase(), word])).values()]
  const long = words.find((word) => word.length > LONGEST_WORD)
  const empty = words.find((word) => !/\p{L}/u.test(word))
  if (long !== undefined)
    return { words, problem: m.tooLong({ word: long.slice(0, 20), most: LONGEST_WORD }) }
  if (empty !== undefined) return { words, problem: m.noWord({ word: empty }) }
  if (words.length < 2) return { words, problem: m.writeTwo() }
  if (words.length > MOST_WORDS) return { words, problem: m.atMostWords({ most: MOST_WORDS }) }
  return { words }
}

export const writeSynonyms = (words: readonly string[]): string => words.join(', ')

/** Words by which a group is named. */
const NAMED_BY = 3

/** What a group is called where it is one of many. */
export const nameOfSynonyms = (words: readonly string[]): string => writeSynonyms(words.slice(0, NAMED_BY))
