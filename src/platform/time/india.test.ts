import { expect, test } from 'vitest'
import { inLanguage } from '../language/inLanguage.ts'
import { formatIndiaDay, formatIndiaTime } from './india.ts'

test('a moment is written with the months of the language and the clocks of India', () => {
  const written = () => formatIndiaTime('2026-11-05T11:00:00.000Z')
  expect(written()).toBe('5 Nov 2026, 16:30')
  expect(inLanguage('hi', written)).toBe('5 नव॰ 2026, 16:30')
})

test('a day is the one that India has at the moment', () => {
  const written = () => formatIndiaDay(new Date('2026-11-05T18:30:00.000Z'))
  expect(written()).toBe('6 Nov 2026')
  expect(inLanguage('ta', written)).toBe('6 நவ., 2026')
})
