import { expect, test } from 'vitest'
import { inLanguage } from './inLanguage.ts'
import { counted, formatNumber } from './numbers.rules.ts'

test('numbers are grouped as in India, in every language', () => {
  for (const language of ['en', 'hi', 'ta'] as const)
    expect(inLanguage(language, () => formatNumber(12_34_567))).toBe('12,34,567')
  expect(counted(1_200)).toEqual({ count: 1_200, shown: '1,200' })
})
