import { describe, expect, test } from 'vitest'
import type { RefundUpdate } from '#/features/providers/updates.schema.ts'
import { assessRefund, coverDue, type KnownRefund, matchRefund, sentTime } from './reconcile.rules.ts'

const update = (fields: Partial<RefundUpdate> = {}): RefundUpdate => ({
  providerRefundId: 'rfnd_1',
  providerPaymentId: 'pay_1',
  amountPaise: 500,
  currency: 'INR',
  receipt: null,
  status: 'processed',
  createdAt: undefined,
  ...fields,
})

const known = (id: string, fields: Partial<KnownRefund> = {}): KnownRefund => ({
  id,
  amountPaise: 500,
  state: 'due',
  reference: '',
  providerRefundId: null,
  askedAt: null,
  ...fields,
})

test.each([
  [{ status: 'pending' }, 'sent'],
  [{ status: 'processed' }, 'sent'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'reversed' }, 'strange'],
  [{ currency: 'USD' }, 'strange'],
] as const)('a refund of which the provider says %j is %s', (fields, assessment) => {
  expect(assessRefund(update(fields))).toBe(assessment)
})

describe('a report speaks of', () => {
  const asked = known('ours', { askedAt: new Date() })
  test.each([
    [
      'the refund with the provider’s id',
      { receipt: 'ours' },
      known('b', { providerRefundId: 'rfnd_1' }),
      'b',
    ],
    ['one that was written down by hand with that id', {}, known('b', { reference: 'rfnd_1' }), 'b'],
    ['the one that was asked for under its name', { receipt: 'ours' }, known('b'), 'ours'],
    ['none that the provider was not asked for', { receipt: 'b' }, known('b'), undefined],
    ['none that was sent with another id', { receipt: 'b' }, known('b', { state: 'sent' }), undefined],
    ['none of the shop’s', {}, known('b'), undefined],
  ])('%s', (_, fields, other, found) => {
    expect(matchRefund([asked, other], update(fields))?.id).toBe(found)
  })
})

describe('what was sent elsewhere', () => {
  test.each([
    ['covers what is due over exactly as much', [known('a', { amountPaise: 900 }), known('b')], { b: 0 }],
    ['covers a part of what is due', [known('a', { amountPaise: 900 })], { a: 400 }],
    [
      'covers the oldest first',
      [known('a', { amountPaise: 200 }), known('b', { amountPaise: 800 })],
      { a: 0, b: 500 },
    ],
    ['covers all that is due, and more', [known('a', { amountPaise: 300 })], { a: 0 }],
    ['covers nothing where nothing is due', [known('a', { state: 'sent' })], {}],
    ['leaves what the provider was asked for', [known('a', { askedAt: new Date() })], {}],
    ['does not count what failed', [known('a', { state: 'failed', amountPaise: 1_000 })], {}],
  ])('%s', (_, refunds, left) => {
    const covered = coverDue(refunds, 500, 1_000)
    expect(
      Object.fromEntries(covered?.map(({ id, leftPaise }) => [id, leftPaise]) ?? [['too much', 0]]),
    ).toEqual(left)
  })

  test.each([
    ['sent', { state: 'sent' }],
    ['asked for', { askedAt: new Date() }],
  ] as const)('is too much beside what was %s', (_, fields) => {
    expect(coverDue([known('a', { amountPaise: 501, ...fields })], 500, 1_000)).toBeUndefined()
  })
})

describe('a refund that is heard of later counts', () => {
  const [paid, between, now] = [new Date(1_000), new Date(2_000), new Date(3_000)]
  test.each([
    ['when it was made', between, paid, between],
    ['now, when nothing was said', undefined, paid, now],
    ['now at the latest', new Date(9_000), paid, now],
    ['not before it was paid', new Date(500), paid, paid],
    ['when it was made, whenever it was paid', between, null, between],
  ])('%s', (_, said, paidAt, time) => {
    expect(sentTime(said, paidAt, now)).toEqual(time)
  })
})
