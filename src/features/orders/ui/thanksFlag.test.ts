import { beforeEach, describe, expect, test } from 'vitest'
import { markThanks, markThanksSeen, thankLater, thankNow } from './giveThanks.ts'
import { endThanks, thanksDue } from './thanksFlag.ts'

/** A browser's storage, as far as the flag needs it. */
function newStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    get length() {
      return stored.size
    },
  } as Storage
}

const NOW = Date.UTC(2026, 10, 22, 9)
let storage: Storage
beforeEach(() => {
  storage = newStorage()
})

describe('showThankYou', () => {
  test('the 15 seconds count from the order, not from the visit, and leave nothing behind', () => {
    markThanks(storage, 'order-1', NOW)
    expect(storage.getItem('showThankYou')).toBe('1')
    expect(thanksDue(storage, NOW + 14_999)).toMatchObject({ orderId: 'order-1' })
    expect(thanksDue(storage, NOW + 15_000)).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  test('a flag without a time counts from when it is first looked at', () => {
    storage.setItem('showThankYou', '1')
    expect(thanksDue(storage, NOW)).toEqual({ until: NOW + 15_000 })
    expect(thanksDue(storage, NOW + 14_999)).toBeDefined()
    expect(thanksDue(storage, NOW + 15_001)).toBeUndefined()
  })

  test.each(['0', 'true', ''])('%j is no flag', (value) => {
    storage.setItem('showThankYou', value)
    expect(thanksDue(storage, NOW)).toBeUndefined()
  })

  test('a clock that was set back holds nobody for longer', () => {
    markThanks(storage, 'order-1', NOW + 86_400_000)
    expect(thanksDue(storage, NOW)).toEqual({ orderId: 'order-1', until: NOW + 15_000 })
  })

  test.each(['{', '7', '"x"', '{"until":"soon"}', '[]'])(
    'what others wrote beside it (%s) breaks nothing',
    (text) => {
      storage.setItem('thankYouOrder', text)
      expect(thanksDue(storage, NOW)).toBeUndefined()
      storage.setItem('showThankYou', '1')
      expect(() => thanksDue(storage, NOW)).not.toThrow()
    },
  )

  test('once shown it says so, and keeps its end', () => {
    markThanks(storage, 'order-1', NOW)
    markThanksSeen(storage, { orderId: 'order-1', until: NOW + 15_000 })
    expect(thanksDue(storage, NOW + 1)).toEqual({ orderId: 'order-1', until: NOW + 15_000, seen: true })
    endThanks(storage)
    expect(thanksDue(storage, NOW + 1)).toBeUndefined()
  })

  test('a card order is thanked for when it is paid, and only in the browser that placed it', () => {
    thankLater(storage, 'order-1')
    expect(thanksDue(storage, NOW)).toBeUndefined()
    expect(thankNow(storage, 'another', NOW)).toBe(false)
    expect(thankNow(storage, 'order-1', NOW + 600_000)).toBe(true)
    expect(thanksDue(storage, NOW + 614_999)).toMatchObject({ orderId: 'order-1' })
    expect(thanksDue(storage, NOW + 615_000)).toBeUndefined()
    expect(thankNow(storage, 'order-1', NOW + 616_000)).toBe(false)
  })
})
