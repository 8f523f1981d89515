import { expect, test } from 'vitest'
import { seededNumbers } from './seededNumbers.rules.ts'

const firstOf = (seed: number, count: number): number[] => Array.from({ length: count }, seededNumbers(seed))

test('a seed gives its numbers and no others: pages, and what the guard was tried on, stay as they are', () => {
  expect(firstOf(1, 3).map((number) => Math.round(number * 2 ** 32))).toEqual([
    2693262067, 11749833, 2265367787,
  ])
  expect(firstOf(7, 50)).toEqual(firstOf(7, 50))
  expect(firstOf(7, 50)).not.toEqual(firstOf(8, 50))
})

test('they lie between 0 and 1', () => {
  const numbers = firstOf(2026, 10_000)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1)
})
