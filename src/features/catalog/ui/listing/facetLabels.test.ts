import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { isWrittenIn } from '../../../../../test/fixtures/letters.ts'
import { facets } from '../../rules/list.rules.ts'
import { facetLabel, facetValueLabel } from './facetLabels.ts'
import { activeFilters } from './filterWords.ts'

test('facets are called in English as the answer has them, and in each language in its own', () => {
  for (const facet of facets()) {
    expect(facetLabel(facet)).toBe(facet.label)
    for (const language of moreLanguages)
      expect(
        isWrittenIn(
          language,
          inLanguage(language, () => facetLabel(facet)),
        ),
      ).toBe(true)
  }
})

test('what the program itself names is said in the language of the page, what the shop names as it says it', () => {
  const said = () => [
    facetValueLabel('availability', { value: 'in-stock', label: 'In stock' }),
    facetValueLabel('blousePiece', { value: 'yes', label: 'Yes' }),
    facetValueLabel('blousePiece', { value: 'no', label: 'No' }),
    facetValueLabel('fabric', { value: 'katan-silk', label: 'Katan silk' }),
  ]
  expect(said()).toEqual(['In stock', 'Yes', 'No', 'Katan silk'])
  expect(inLanguage('hi', said)).toEqual(['स्टॉक में', 'हाँ', 'नहीं', 'Katan silk'])
})

test('a filter in use says so in the language of the page', () => {
  const words = () =>
    activeFilters({ availability: 'in-stock', blousePiece: 'yes,no' }).map((one) => one.words)
  expect(words()).toEqual(['In Stock', 'Blouse piece: yes', 'Blouse piece: no'])
  expect(inLanguage('hi', words)).toEqual(['स्टॉक में', 'ब्लाउज़ पीस: हाँ', 'ब्लाउज़ पीस: नहीं'])
})
