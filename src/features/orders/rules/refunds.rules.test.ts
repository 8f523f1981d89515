import { describe, expect, test } from 'vitest'
import { newRefundSchema, sendRefundSchema } from '../schema/refunds.schema.ts'
import {
  isBeingSent,
  isUnclear,
  needsReference,
  refundablePaise,
  refundKinds,
  usualKind,
} from './refunds.rules.ts'

describe('how much can go back', () => {
  /** No part of it comes first. */
  const whole = { advancePaise: 0, advanceAt: null }
  const amounts = (...all: number[]) => all.map((amountPaise) => ({ amountPaise, state: 'due' as const }))
  test.each([
    ['Pending', 50_000, [], 0],
    ['Completed', 50_000, [], 50_000],
    ['Completed', 50_000, [20_000], 30_000],
    ['Completed', 50_000, [20_000, 30_000], 0],
  ] as const)('a %s payment of %d with refunds of %j: %d', (status, amountPaise, given, rest) => {
    expect(refundablePaise({ ...whole, status, amountPaise }, amounts(...given))).toBe(rest)
  })

  test('what failed may be sent again', () => {
    const given = [{ amountPaise: 20_000, state: 'failed' as const }, ...amounts(10_000)]
    expect(refundablePaise({ ...whole, status: 'Completed', amountPaise: 50_000 }, given)).toBe(40_000)
  })
})

test('money goes back the way it came, cash as store credit while there is an account; banks give references', () => {
  expect([usualKind('card'), usualKind('upi'), usualKind('cod')]).toEqual(['razorpay', 'upi', 'credit'])
  expect(usualKind('cod', false)).toBe('upi')
  expect(refundKinds.filter(needsReference)).toEqual(['upi', 'bank'])
})

test.each([
  ['cancelled', {}, true],
  ['returned', {}, true],
  ['undelivered', {}, true],
  ['placed', {}, false],
  ['cancelled', { reference: null }, false],
  ['cancelled', { status: 'Completed' }, false],
  ['cancelled', { type: 'cod' }, false],
  ['cancelled', { missingAt: new Date() }, false],
] as const)('the money of an order that is %s, %j, is unclear: %s', (status, fields, unclear) => {
  const payment = { type: 'upi', status: 'Pending', reference: '412345678901', ...fields } as const
  expect(isUnclear(status, payment)).toBe(unclear)
})

test('a refund is being sent for half a minute after the provider was asked', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(isBeingSent(null, now)).toBe(false)
  expect(isBeingSent(new Date(now.getTime() - 29_000), now)).toBe(true)
  expect(isBeingSent(new Date(now.getTime() - 30_000), now)).toBe(false)
})

/** What a form chose. */
const requestId = '0192f0c1-2b3c-7d4e-8f50-6172839405a6'

describe('what an admin may send', () => {
  test.each([
    [{ kind: 'upi' }, 'reference'],
    [{ kind: 'bank', reference: ' ' }, 'reference'],
    [{ kind: 'cheque', reference: '1' }, 'kind'],
    [{ kind: 'cash', amount: 0 }, 'amount'],
    [{ kind: 'cash', amount: -1 }, 'amount'],
    [{ kind: 'cash', amount: 10.001 }, 'amount'],
    [{ kind: 'cash', amount: Number.NaN }, 'amount'],
  ])('%j is wrong in %s', (json, field) => {
    const { error } = sendRefundSchema.safeParse(json)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  test('cash and cards need no reference; paise are amounts', () => {
    for (const kind of ['cash', 'razorpay']) expect(sendRefundSchema.safeParse({ kind }).success).toBe(true)
    for (const amount of [0.01, 1499.5, 0.1 + 0.2, 19.99]) {
      expect(newRefundSchema.safeParse({ requestId, amount }).success).toBe(true)
    }
  })
})
