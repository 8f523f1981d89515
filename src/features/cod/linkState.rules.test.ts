import { expect, test } from 'vitest'
import { linkState } from './linkState.rules.ts'

const until = new Date('2026-11-24T10:00:00Z')

test.each([
  ['placed', 'confirm', -1, 'waiting'],
  // The link ends with its time, to the millisecond.
  ['placed', 'confirm', 0, 'over'],
  ['placed', 'passed', -1, 'confirmed'],
  ['shipped', 'passed', 1, 'confirmed'],
  // It was confirmed, and cancelled afterwards: nothing is packed any more.
  ['cancelled', 'passed', -1, 'cancelled'],
  ['cancelled', 'confirm', -1, 'cancelled'],
  // A part of the money is asked for: no link confirms that.
  ['placed', 'advance', -1, 'over'],
] as const)('an order that is %s, its check %s, %i ms after the end: %s', (status, codCheck, ms, state) => {
  expect(linkState({ status, codCheck }, until, new Date(until.getTime() + ms))).toBe(state)
})
