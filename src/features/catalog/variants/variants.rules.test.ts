import { expect, test } from 'vitest'
import { areSameVariants, onlyPiecesDiffer, type VariantFields } from './variants.rules.ts'

const medium: VariantFields = {
  ...{ size: 'M', sku: 'KURTA-M', barcode: '8901', pricePaise: 149_900 },
  ...{ images: ['/media/front', '/media/back'], pieces: 3 },
}
const small: VariantFields = { ...medium, size: 'S', sku: 'KURTA-S', pricePaise: null, images: [] }

/** The same with its fields in the opposite order. */
const turned = (variant: VariantFields): VariantFields =>
  Object.fromEntries(Object.entries(variant).toReversed()) as unknown as VariantFields

test('variants are the same in whatever order their fields were written', () => {
  expect(areSameVariants([small, medium], [small, medium].map(turned))).toBe(true)
  expect(onlyPiecesDiffer([small, medium], [small, { ...medium, pieces: 9 }].map(turned))).toBe(true)
})

test.each<Partial<VariantFields>>([
  { size: 'L' },
  { sku: '' },
  { barcode: '8902' },
  { pricePaise: null },
  { images: ['/media/back', '/media/front'] },
])('%j makes another one', (change) => {
  expect(areSameVariants([medium], [{ ...medium, ...change }])).toBe(false)
  expect(onlyPiecesDiffer([medium], [{ ...medium, ...change }])).toBe(false)
})

test('pieces, number and order of variants count', () => {
  expect(areSameVariants([medium], [{ ...medium, pieces: 2 }])).toBe(false)
  expect(onlyPiecesDiffer([small, medium], [medium, small])).toBe(false)
  expect(onlyPiecesDiffer([small, medium], [small])).toBe(false)
  expect(onlyPiecesDiffer([], [])).toBe(true)
})
