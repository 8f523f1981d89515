import { expect, test } from 'vitest'
import { AskedBefore } from './askedBefore.ts'

test('a key was asked for before from the second time on, each by itself', () => {
  const asked = new AskedBefore(1_000)
  const keys = Array.from({ length: 100 }, (_, at) => `/api/product?q=silk ${at}`)
  expect(keys.filter((key) => asked.note(key))).toEqual([])
  // Some of them may have taken each other's place.
  expect(keys.filter((key) => asked.note(key)).length).toBeGreaterThan(80)
  expect([asked.note(''), asked.note('')]).toEqual([false, true])
})

test('what was asked for long ago is forgotten', () => {
  const asked = new AskedBefore(1_000)
  asked.note('/first')
  for (let at = 0; at < 20_000; at += 1) asked.note(`/${at}`)
  expect(asked.note('/first')).toBe(false)
})
