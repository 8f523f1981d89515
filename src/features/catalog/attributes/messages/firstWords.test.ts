import { expect, test } from 'vitest'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { firstLists } from '../attributeLists.rules.ts'
import { firstCategoryWords, firstWords } from './firstWords.ts'

const letters = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }

test.each(moreLanguages)('all that lists begin with is called something in %s', (language) => {
  const values = Object.values(firstLists()).flatMap((list) => list.map(({ value }) => value.toLowerCase()))
  expect(values.filter((value) => !letters[language].test(firstWords[language][value] ?? ''))).toEqual([])
  expect(Object.keys(firstWords[language])).toEqual(Object.keys(firstWords.hi))
})

test.each(moreLanguages)(
  'so are the categories and their dropdowns in %s, and look for the same words',
  (language) => {
    const wordsOf = (one: (typeof moreLanguages)[number]) =>
      Object.entries(firstCategoryWords[one]).map(([name, { menuItems }]) => [
        name,
        menuItems.map(({ word }) => word),
      ])
    expect(wordsOf(language)).toEqual(wordsOf('hi'))
    const labels = Object.values(firstCategoryWords[language]).flatMap(({ name, menuItems }) => [
      name,
      ...menuItems.map(({ label }) => label),
    ])
    expect(labels.filter((label) => !letters[language].test(label))).toEqual([])
  },
)
