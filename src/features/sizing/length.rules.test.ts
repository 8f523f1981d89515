import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLength, LEAST_MM, MOST_MM, typedLength, units } from './length.rules.ts'

test.each([
  ['36', 'in', 914],
  ['36 1/2', 'in', 927],
  ['36-1/2', 'in', 927],
  ['36½', 'in', 927],
  ['36 ½ "', 'in', 927],
  ['36.5"', 'cm', 927],
  ['36,5 inches', 'cm', 927],
  ['३६ इंच', 'cm', 914],
  ['36 இன்ச்', 'cm', 914],
  ['92 செ.மீ.', 'in', 920],
  ['92 செ. மீ.', 'in', 920],
  ['36 அங்குலங்கள்', 'cm', 914],
  ['92', 'cm', 920],
  ['92 cm', 'in', 920],
  ['92.5cms', 'in', 925],
  ['920 mm', 'in', 920],
  ['36″', 'cm', 914],
  ["36''", 'cm', 914],
  ['3/4', 'in', 19],
] as const)('%j, typed where %s is meant, is %i mm', (text, unit, mm) => {
  expect(typedLength(text, unit)).toBe(mm)
})

test.each(['thirty', '36 1/0', '36 3/2', '-5', '0', '1e3', '36 5', '99999', '36 kg', '9'.repeat(40)])(
  '%j is no length',
  (text) => expect(typedLength(text, 'in')).toBeNaN(),
)

test('nothing typed is nothing', () => expect(typedLength('  ', 'in')).toBeUndefined())

test.each([
  [914, 'in', '36'],
  [927, 'in', '36½'],
  [921, 'in', '36¼'],
  [6, 'in', '¼'],
  [920, 'cm', '92'],
  [925, 'cm', '92.5'],
] as const)('%i mm are shown in %s as %j', (mm, unit, text) => {
  expect(formatLength(mm, unit)).toBe(text)
})

describe('whatever is shown', () => {
  test('can be typed again, and shows the same then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: MOST_MM - 10 }), fc.constantFrom(...units), (mm, unit) => {
        const shown = formatLength(mm, unit)
        const typed = typedLength(shown, unit) ?? 0
        expect(formatLength(typed, unit)).toBe(shown)
        expect(Math.abs(typed - mm)).toBeLessThanOrEqual(4)
      }),
    )
  })

  test('any text is a length in bounds, nothing, or no length', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...units), (text, unit) => {
        const mm = typedLength(text, unit)
        if (mm === undefined || Number.isNaN(mm)) return
        expect(mm).toBeGreaterThanOrEqual(LEAST_MM)
        expect(mm).toBeLessThanOrEqual(MOST_MM)
      }),
    )
  })
})
