import { expect, test } from 'vitest'
import { BREAK, inner, slugIn } from './productTexts.ts'

test.each([
  ['as it is', { name: 'Silk', slug: 'silk-saree' }, 'silk-saree'],
  ['with a quote and a backslash in it', { slug: 'a"b\\c' }, 'a"b\\c'],
  ['behind a name that has one written in it', { name: '"slug":"no"', slug: 'yes' }, 'yes'],
  ['in another script', { slug: 'साड़ी' }, 'साड़ी'],
  ['an empty one', { slug: '', description: '"slug":"no"' }, ''],
])('the slug of a product is read from its text, %s', (_how, fields, slug) => {
  expect(slugIn([inner(fields), inner({ slug: 'of a size' })].join(BREAK))).toBe(slug)
})

test('where there is no text there is no slug', () => {
  expect(slugIn('')).toBe('')
})
