import { expect, test } from 'vitest'
import { isWholePaise } from './typed.schema.ts'

test.each([1499, 1499.5, 0.07, 1.15, 99_999_999.99, -0.29])('%d rupees are whole paise', (rupees) => {
  expect(isWholePaise(rupees)).toBe(true)
})

test.each([0.005, 850.999, 99_999.991])('%d rupees are not', (rupees) => {
  expect(isWholePaise(rupees)).toBe(false)
})
