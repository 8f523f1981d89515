import { expect, test } from 'vitest'
import { figuresText } from './figuresText.ts'

const before = { from: '2026-11-11', to: '2026-11-17' }
const period = { name: '7d' as const, bucket: 'day' as const, from: '2026-11-18', to: '2026-11-24', before }
const sales = { period, at: '2026-11-24T08:35:00.000Z', isReplica: false }

test('figures say of when they are where they may be behind, and that they could not be fetched', () => {
  expect(figuresText(sales, false)).toBe('7 days, compared with the 7 days before.')
  expect(figuresText({ ...sales, isReplica: true }, false)).toBe(
    '7 days, compared with the 7 days before. As of 24 Nov 2026, 14:05.',
  )
  expect(figuresText(sales, true)).toMatch(/^These figures are not up to date: .* 7 days, compared/)
})
