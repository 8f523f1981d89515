import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { usualAttributes } from '../../attributes/attributeInputs.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { factsOf } from './facts.rules.ts'

const plain = {
  ...usualAttributes(),
  slug: 'banarasi-saree',
  enableSize: false,
  sizes: ['S'],
} as unknown as Product

/** The rows as text. */
const rows = (product: Partial<Product>) =>
  factsOf({ ...plain, ...product }).flatMap(({ facts }) =>
    facts.map(({ label, value }) => `${label}: ${value}`),
  )

test('of a product about which nothing is said there are its country and its code', () => {
  expect(factsOf(plain).map(({ title }) => title)).toEqual(['Care and origin'])
  expect(rows({})).toEqual(['Country of origin: India', 'Product code: banarasi-saree'])
})

test('facts stand in groups, several values in one row, measures in their units', () => {
  const product = { fabric: 'Katan silk', work: ['Zari', 'Meenakari'], weight: 450, care: ['Dry clean only'] }
  expect(factsOf({ ...plain, ...product }).map(({ title }) => title)).toEqual([
    'Cloth and craft',
    'Measures and set',
    'Care and origin',
  ])
  expect(rows(product)).toEqual([
    'Fabric: Katan silk',
    'Work: Zari, Meenakari',
    'Weight: 450 g',
    'Care: Dry clean only',
    'Country of origin: India',
    'Product code: banarasi-saree',
  ])
  expect(rows({ enableSize: true, sizes: ['S', 'M'] })).toContain('Sizes: S, M')
})

test.each([
  [{ clothLength: 5.5, blouseLength: 0.8, blousePiece: true }, ['Length: 6.3 m (5.5 m + 0.8 m blouse)']],
  [{ clothLength: 5.5, blousePiece: false }, ['Length: 5.5 m', 'Blouse piece: No']],
  [{ clothLength: 5.5, blousePiece: true }, ['Length: 5.5 m', 'Blouse piece: Yes']],
  [{ blouseLength: 0.8, blousePiece: true }, ['Blouse piece: 0.8 m']],
  [{ marks: ['Silk Mark'], certificate: 'SMOI 12' }, ['Marks: Silk Mark (certificate SMOI 12)']],
  [{ marks: ['Silk Mark', 'GI tag'] }, ['Marks: Silk Mark, GI tag']],
  [{ certificate: 'SMOI 12' }, ['Certificate number: SMOI 12']],
])('%j reads %j', (product, expected) => {
  expect(rows(product).filter((row) => !/^(Country|Product)/.test(row))).toEqual(expected)
})

test('what the program says of a product is said in the language of the page', () => {
  const product = { clothLength: 5.5, blouseLength: 0.8, marks: ['Silk Mark'], certificate: 'SMOI 12' }
  expect(inLanguage('hi', () => rows(product))).toEqual([
    'लंबाई: 6.3 m (5.5 m + 0.8 m ब्लाउज़)',
    'मार्क: Silk Mark (सर्टिफ़िकेट SMOI 12)',
    'किस देश की बनी: India',
    'प्रोडक्ट कोड: banarasi-saree',
  ])
})
