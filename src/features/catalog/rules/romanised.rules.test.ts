import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanisedSlug } from './romanised.rules.ts'

test.each([
  ['लाल साड़ी', 'lal-sari'],
  ['बनारसी Saree 12', 'banarasi-saree-12'],
  ['चंदेरी कुर्ता सेट २', 'chanderi-kurta-set-2'],
  ['ज़री', 'zari'],
  ['रेशम', 'resham'],
  ['রেশম শাড়ি', 'resham-shari'],
  ['કુર્તી', 'kurti'],
  ['ਫੁਲਕਾਰੀ', 'phulakari'],
  ['କଟକୀ', 'kataki'],
  ['காஞ்சிபுரம் பட்டு', 'kanchipuram-pattu'],
  ['ஃபால்', 'fal'],
  ['గద్వాల్ చీర', 'gadval-chira'],
  ['ಮೈಸೂರು ರೇಷ್ಮೆ', 'maisuru-reshme'],
  ['കസവ് സാരി', 'kasav-sari'],
  ['Banarasi Silk Saree', 'banarasi-silk-saree'],
  ['कॉटन शॉल', 'kotan-shol'],
  ['ऑर्गेंज़ा', 'orgenza'],
  ['ઑફિસ', 'ophis'],
  ['बाँधनी माँ', 'bandhani-ma'],
  ['তাঁত', 'tant'],
  ['丝绸', ''],
])('%j proposes %j', (name, slug) => {
  expect(romanisedSlug(name)).toBe(slug)
})

test('whatever is written, a slug is small Latin letters, digits and single hyphens', () => {
  const letters = fc.string({
    unit: fc.integer({ min: 0x900, max: 0xd7f }).map((at) => String.fromCodePoint(at)),
  })
  fc.assert(
    fc.property(letters, (name) => {
      expect(romanisedSlug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})
