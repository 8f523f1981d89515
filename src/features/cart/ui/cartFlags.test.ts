import { expect, test } from 'vitest'
import { showCartInFlags } from './cartFlags.ts'

/** A Storage whose entries are its own properties, as in browsers. */
function storageWith(entries: Record<string, string>): Storage {
  const storage = { ...entries } as unknown as Storage
  const methods = {
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(storage, name, { value, enumerable: false, configurable: true })
  }
  return storage
}

test('a product in the cart has a flag, one that left it has none, and other keys stay', () => {
  const storage = storageWith({ 'cart-gone': 'true', 'wishlist-gone': 'true', showThankYou: '1' })
  showCartInFlags(['a', 'b'], storage)
  expect({ ...storage }).toEqual({
    'cart-a': 'true',
    'cart-b': 'true',
    'wishlist-gone': 'true',
    showThankYou: '1',
  })
})

test('storage that refuses is no failure', () => {
  const storage = storageWith({})
  Object.defineProperty(storage, 'setItem', {
    value: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  expect(() => showCartInFlags(['a'], storage)).not.toThrow()
})
