import { expect, test } from 'vitest'
import { ResponseCache } from './responseCache.ts'

const KILOBYTES_100 = 100_000
const page = (shows: string[]) => ({
  body: Buffer.alloc(KILOBYTES_100),
  headers: { 'content-type': 'text/html; charset=utf-8' },
  shows,
  encoded: new Map(),
})

test('pages of ever other filters push out each other, and no page without a filter', () => {
  const cache = new ResponseCache(() => true)
  cache.set(cache.edition, 'visitor /new/saree/collections', page(['shelves:saree']))
  const filtered = (number: number) => `visitor /new/saree/collections?colour=c${number}`
  for (let number = 0; number < 1_000; number += 1) {
    cache.set(cache.edition, filtered(number), page(['details:saree']))
  }
  expect(cache.get('visitor /new/saree/collections')).toBeDefined()
  const held = Array.from({ length: 1_000 }, (_, number) => cache.get(filtered(number))).filter(Boolean)
  expect(held.length).toBeGreaterThan(50)
  expect(held.length * KILOBYTES_100).toBeLessThan(9 * 1024 * 1024)
})

test('a filtered page is given again, and ends with what it shows', () => {
  const cache = new ResponseCache(() => true)
  const key = 'visitor /new/saree/collections?colour=maroon'
  cache.set(cache.edition, key, page(['details:saree']))
  expect(cache.knows('/new/saree/collections?colour=maroon')).toBe(true)
  cache.drop(['details:suit'])
  expect(cache.get(key)).toBeDefined()
  cache.drop(['details:saree'])
  expect(cache.get(key)).toBeUndefined()
  cache.set(cache.edition, key, page(['details:saree']))
  cache.clear()
  expect(cache.get(key)).toBeUndefined()
})
