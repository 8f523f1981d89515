import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#/platform/time/spans.rules.ts'
import { ADMIN_IDLE_MS, endOfSession, isUseNoted, LONGEST_SESSION_MS } from './sessionEnd.rules.ts'

const begin = new Date('2026-11-01T09:00:00Z')
const after = (ms: number) => new Date(begin.getTime() + ms)
const remembered = { createdAt: begin, expiresAt: after(LONGEST_SESSION_MS) }

test('a customer’s ends 30 days after the log-in, used or not', () => {
  expect(LONGEST_SESSION_MS).toBe(30 * DAY_MS)
  for (const lastUsedAt of [begin, after(15 * DAY_MS), after(30 * DAY_MS - 1)]) {
    expect(endOfSession({ ...remembered, lastUsedAt }, 'customer')).toBe(begin.getTime() + 30 * DAY_MS)
  }
})

test('an end that was once put off does not count', () => {
  const times = { createdAt: begin, lastUsedAt: after(29 * DAY_MS), expiresAt: after(59 * DAY_MS) }
  for (const role of ['customer', 'admin'] as const) {
    expect(endOfSession(times, role)).toBeLessThanOrEqual(begin.getTime() + 30 * DAY_MS)
  }
})

test('one that is not remembered ends when it was to end', () => {
  const times = { createdAt: begin, lastUsedAt: after(HOUR_MS), expiresAt: after(DAY_MS) }
  expect(endOfSession(times, 'customer')).toBe(begin.getTime() + DAY_MS)
})

test('an admin’s ends 12 hours after its last use, and after 30 days at the latest', () => {
  expect(ADMIN_IDLE_MS).toBe(12 * HOUR_MS)
  expect(endOfSession({ ...remembered, lastUsedAt: begin }, 'admin')).toBe(begin.getTime() + 12 * HOUR_MS)
  expect(endOfSession({ ...remembered, lastUsedAt: after(5 * DAY_MS) }, 'admin')).toBe(
    begin.getTime() + 5 * DAY_MS + 12 * HOUR_MS,
  )
  expect(endOfSession({ ...remembered, lastUsedAt: after(30 * DAY_MS - HOUR_MS) }, 'admin')).toBe(
    begin.getTime() + 30 * DAY_MS,
  )
})

test('an admin’s use is written down once a minute, a customer’s once a day', () => {
  const times = { ...remembered, lastUsedAt: begin }
  const at = begin.getTime()
  expect(isUseNoted(times, 'admin', at + 59_999)).toBe(false)
  expect(isUseNoted(times, 'admin', at + 60_000)).toBe(true)
  expect(isUseNoted(times, 'customer', at + DAY_MS - 1)).toBe(false)
  expect(isUseNoted(times, 'customer', at + DAY_MS)).toBe(true)
})
