import { expect, test } from 'vitest'
import { rememberTyped, typedBefore } from './typedAddress.ts'

function storage(): Storage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    get length() {
      return texts.size
    },
  }
}

test('what was typed comes back to whoever typed it, without how it is paid', () => {
  const own = storage()
  const typed = { name: 'Meera', city: 'Chennai', payment: 'cod' }
  rememberTyped(own, 'meera', typed)
  expect(typedBefore(own, 'meera')).toMatchObject({ name: 'Meera', city: 'Chennai', state: '' })
  expect(own.getItem('typedCheckout')).not.toContain('cod')
})

test('so do the recipient, the note, the name of a new address, and what is half typed', () => {
  const own = storage()
  const deliveryAddress = {
    ...{ name: 'Sita', contact: '', address: '', city: '', state: '', country: 'India', zipCode: '' },
  }
  const typed = { elsewhere: true, deliveryAddress, note: 'Ring twice', saves: true, saveAddressAs: 'Maa' }
  rememberTyped(own, 'meera', typed)
  expect(typedBefore(own, 'meera')).toMatchObject(typed)
})

test('somebody else finds nothing, and takes it away', () => {
  const own = storage()
  rememberTyped(own, 'meera', { city: 'Chennai' })
  expect(typedBefore(own, 'ravi')).toBeUndefined()
  expect(own.length).toBe(0)
})

test.each(['null', '"text"', '{', '{"owner":"meera"}', '{"owner":"meera","address":{"name":1}}'])(
  'what is not of its making counts as nothing: %s',
  (text) => {
    const own = storage()
    own.setItem('typedCheckout', text)
    expect(typedBefore(own, 'meera')).toBeUndefined()
  },
)
