import { expect, test } from 'vitest'
import { markOf } from './markOf.ts'

test.each([
  [{ title: 'Shipping / Returns' }, 'shipping-returns'],
  [{ title: 'Seller', mark: 'who' }, 'who'],
  // Else all sections of a page in Hindi would be one.
  [{ title: 'पेमेंट के तरीक़े' }, 'पेमेंट-के-तरीक़े'],
])('%j is marked %s', (section, mark) => {
  expect(markOf(section)).toBe(mark)
})
