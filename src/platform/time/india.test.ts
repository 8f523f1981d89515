import { expect, test } from 'vitest'
import { inLanguage } from '../language/inLanguage.ts'
import { formatIndiaTime } from './india.ts'

test('a moment is written with the months of the language and the clocks of India', () => {
  const written = () => formatIndiaTime('2026-11-05T11:00:00.000Z')
  expect(written()).toBe('5 Nov 2026, 16:30')
  expect(inLanguage('hi', written)).toBe('5 नव॰ 2026, 16:30')
})
