import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { isWrittenIn } from '../../../../test/fixtures/letters.ts'
import { labelOf } from './attributeLabels.rules.ts'
import { attributes } from './attributes.rules.ts'
import { gstClassOf } from './gstOfGarments.rules.ts'

test('every attribute is called something in each language', () => {
  for (const { key, label } of attributes) {
    expect(labelOf({ key, label: '' })).toBe(label)
    for (const language of moreLanguages) {
      const said = inLanguage(language, () => labelOf({ key, label: '' }))
      expect([key, isWrittenIn(language, said)]).toEqual([key, true])
    }
  }
})

test('one that no language knows is called what the program calls it', () => {
  expect(inLanguage('hi', () => labelOf({ key: 'pallu', label: 'Pallu' }))).toBe('Pallu')
})

test('the class of a product is proposed where all that its category holds is of one', () => {
  expect(gstClassOf(['suit', 'lehenga'])).toBe('garment')
  expect(gstClassOf(['saree', 'material'])).toBe('fabric')
  expect(gstClassOf(['saree', 'suit'])).toBeUndefined()
  // Woven or stitched: nobody knows but the shop.
  expect(gstClassOf(['dupatta'])).toBeUndefined()
  expect(gstClassOf([])).toBeUndefined()
})
