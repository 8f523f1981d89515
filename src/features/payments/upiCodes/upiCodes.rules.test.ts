import { expect, test } from 'vitest'
import { isAskedNow, type OpenCode } from './upiCodes.rules.ts'

const minute = 60_000
const now = new Date('2026-11-23T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
const code = (made: number, asked: number | null, fields: Partial<OpenCode> = {}): OpenCode => ({
  ...{ id: 'qr_1', createdAt: ago(made), askedAt: asked === null ? null : ago(asked) },
  ...{ closesAt: new Date(ago(made).getTime() + 2_880 * minute), isWanted: true, ...fields },
})

test.each<[string, OpenCode, boolean]>([
  ['just made', code(1, null), false],
  ['made some minutes ago', code(3, null), true],
  ['asked a minute ago', code(20, 1), false],
  ['asked some minutes ago', code(20, 3), true],
  ['an hour old', code(60, 10), false],
  ['an hour old, and not asked for long', code(60, 15), true],
  ['a day old', code(1_440, 170), false],
  ['a day old, and not asked for long', code(1_440, 180), true],
  ['at its end', code(2_880, 1), true],
  ['that was asked about at its end', code(2_890, 5), false],
  ['a moment before all has come that could', code(2_894, 10), false],
  ['when all has come that could', code(2_895, 10), true],
  [
    'that was just closed, because nobody should pay it',
    code(1, 0, { isWanted: false, closesAt: now }),
    false,
  ],
  ['of an order that is paid, cancelled or over another amount', code(1, 0, { isWanted: false }), true],
])('a code %s is asked about now or later', (_, one, expected) => {
  expect(isAskedNow(one, now)).toBe(expected)
})
