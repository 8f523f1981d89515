import { expect, it } from 'vitest'
import { looksLikeId, nextSlug, slugOf } from './slug.rules.ts'

it.each([
  ['Banarasi Silk Saree', 'banarasi-silk-saree'],
  ['  Kota Doria - "Summer" Saree!  ', 'kota-doria-summer-saree'],
  ["Bride's Lehenga & Dupatta", 'brides-lehenga-and-dupatta'],
  ['Crêpe façonné 2.0', 'crepe-faconne-2-0'],
  ['बनारसी साड़ी', ''],
  ['बनारसी Saree 12', 'saree-12'],
  ['---', ''],
])('%j proposes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('proposes at most 120 characters and no hyphen at the end', () => {
  const slug = slugOf(`${'a'.repeat(119)} saree`)
  expect(slug).toBe('a'.repeat(119))
})

it.each([
  ['saree', 'saree-2'],
  ['saree-2', 'saree-3'],
  ['saree-9', 'saree-10'],
  ['kurta-2026', 'kurta-2026-2'],
  ['a'.repeat(120), `${'a'.repeat(118)}-2`],
])('after %j comes %j', (slug, next) => {
  expect(nextSlug(slug)).toBe(next)
})

it.each([
  ['0190f3a2-5b1c-7d2e-8f00-0123456789ab', true],
  ['0190f3a2-5b1c-7d2e-8f00-0123456789ab-2', false],
  ['0190f3a2-saree', false],
])('%j looks like an id: %s', (slug, like) => {
  expect(looksLikeId(slug)).toBe(like)
})
