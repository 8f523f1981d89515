import { expect, it } from 'vitest'
import { ratingTone } from './ratingTone.ts'

it.each([
  [5, 'success'],
  [3.1, 'success'],
  [3, 'warning'],
  [2, 'warning'],
  [1.9, 'danger'],
  [1, 'danger'],
])('colours a rating of %d %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone)
})
