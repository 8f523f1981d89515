import { expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { localizedOrderedName, withLocalizedName } from './productNames.ts'

const saree = { id: 'a', name: 'Red Saree', words: { hi: { name: 'लाल साड़ी' } } }
const hindi = <Result>(say: () => Result): Result => inLanguage('hi', say)

test('a product has its name of the language, and the English one where there is none', () => {
  expect(hindi(() => withLocalizedName(saree))).toEqual({ ...saree, name: 'लाल साड़ी' })
  expect(withLocalizedName(saree)).toBe(saree)
  expect(inLanguage('ta', () => withLocalizedName(saree).name)).toBe('Red Saree')
  for (const words of [null, undefined, {}, { hi: {} }])
    expect(hindi(() => withLocalizedName({ name: 'Red Saree', words }).name)).toBe('Red Saree')
})

test.each([
  ['as it was', { productId: 'a', name: 'Red Saree' }, 'लाल साड़ी'],
  ['renamed since', { productId: 'a', name: 'Crimson Saree' }, 'Crimson Saree'],
  ['gone', { productId: 'b', name: 'Red Saree' }, 'Red Saree'],
])('what was bought is called by its product of now, %s', (_, ordered, name) => {
  expect(hindi(() => localizedOrderedName(ordered, [saree]))).toBe(name)
  expect(localizedOrderedName(ordered, [saree])).toBe(ordered.name)
})
