import { expect, test } from 'vitest'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { isWrittenIn } from '../../../../../../test/fixtures/letters.ts'
import { typeFilters } from '../../../rules/catalog.rules.ts'
import { firstLists } from '../../attributeLists.rules.ts'
import { firstWords } from './firstWords.ts'

test.each(moreLanguages)(
  'all that lists begin with and that a listing has as types is called something in %s',
  (language) => {
    const listed = Object.values(firstLists()).flatMap((list) => list.map(({ value }) => value))
    const values = [...listed, ...Object.values(typeFilters).flat()].map((value) => value.toLowerCase())
    const words: Readonly<Record<string, string>> = firstWords[language]
    expect(values.filter((value) => !isWrittenIn(language, words[value] ?? ''))).toEqual([])
    // And nothing that no list has any more.
    expect(Object.keys(words).filter((word) => word !== 'india' && !values.includes(word))).toEqual([])
    expect(Object.keys(words)).toEqual(Object.keys(firstWords.hi))
  },
)
