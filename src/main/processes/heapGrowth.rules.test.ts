import { expect, test } from 'vitest'
import { heapGrowth } from './heapGrowth.rules.ts'

test('a large catalogue leaves the heap less room to grow', () => {
  expect([50_000_000, 100_000_000, 100_000_001, 137_000_000].map(heapGrowth)).toEqual([30, 30, 15, 15])
})
