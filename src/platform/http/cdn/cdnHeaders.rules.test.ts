import { expect, test } from 'vitest'
import { cdnHeaders, EVERYTHING, purgesOf } from './cdnHeaders.rules.ts'

test('what an answer shows is what it is taken back by, each word once', () => {
  expect(cdnHeaders(['shop', 'look:1', 'shop'], false)).toEqual({
    'cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
    'surrogate-key': 'everything shop look:1',
    'cache-tag': 'everything,shop,look:1',
  })
})

test('an address that is another page at each visit stays one for seconds only', () => {
  expect(cdnHeaders(['shop'], true)['cdn-cache-control']).toBe('max-age=5, stale-while-revalidate=60')
})

test('what does not say what it shows is not stored, and neither is what shows too much to say', () => {
  expect(cdnHeaders(undefined, false)).toEqual({})
  const ids = (count: number) =>
    Array.from({ length: count }, (_, at) => `look:${'0'.repeat(32)}${1_000 + at}`)
  expect(cdnHeaders(ids(300), false)).toEqual({})
  expect(cdnHeaders(ids(100), false)).not.toEqual({})
})

test('no purge is longer than a header may be, in any script, and none lacks a word', () => {
  const names = Array.from({ length: 150 }, (_, at) => `listing:${encodeURIComponent('बनारसी साड़ी')}:${at}`)
  const purges = purgesOf(names)
  expect(purges.flat()).toEqual(names)
  for (const words of purges) expect(words.join(' ').length).toBeLessThanOrEqual(6_000)
  expect(purges.length).toBeGreaterThan(2)
  expect(purgesOf(['product:1', 'x'.repeat(6_001)])).toEqual([[EVERYTHING]])
  expect(purgesOf([])).toEqual([])
})
