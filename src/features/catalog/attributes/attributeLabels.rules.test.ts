import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { labelOf } from './attributeLabels.rules.ts'
import { attributes } from './attributes.rules.ts'

test('every attribute is called something in each language', () => {
  for (const { key, label } of attributes) {
    expect(labelOf({ key, label: '' })).toBe(label)
    expect(inLanguage('hi', () => labelOf({ key, label: '' }))).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('one that no language knows is called what the program calls it', () => {
  expect(inLanguage('hi', () => labelOf({ key: 'pallu', label: 'Pallu' }))).toBe('Pallu')
})
