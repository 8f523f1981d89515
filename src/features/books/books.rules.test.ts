import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meansNames } from '#/features/orders/rules/means.rules.ts'
import {
  changedSince,
  differencePaise,
  expectedPaise,
  mayClose,
  movedByMeans,
  openDays,
  unexplained,
} from './books.rules.ts'
import { type MoneyFacts, moneyTimeline } from './moneyTimeline.rules.ts'

const line = (means: 'cash' | 'upi', inPaise: number, countedPaise: number, reason = '') => ({
  ...{ means, inPaise, outPaise: 100, countedPaise, reason },
})

test('a day has a line for each means, and a difference needs its reason', () => {
  expect(movedByMeans([]).map(({ means }) => means)).toEqual([...meansNames])
  expect(expectedPaise(line('cash', 500, 0))).toBe(400)
  expect(differencePaise(line('cash', 500, 390))).toBe(-10)
  expect(unexplained([line('cash', 500, 390), line('upi', 500, 390, 'Fee')])).toEqual(['cash'])
  expect(unexplained([line('cash', 500, 400)])).toEqual([])
})

test('what was undone or came later is told by its means', () => {
  const closed = [line('cash', 500, 400), line('upi', 900, 800)]
  expect(changedSince(closed, closed)).toEqual([])
  expect(changedSince([line('cash', 500, 0)], closed)).toEqual(['upi'])
  expect(changedSince([...closed, { means: 'card', inPaise: 5, outPaise: 0 }], closed)).toEqual(['card'])
})

test('today may be closed, tomorrow not, and only days that are over are asked for', () => {
  expect([mayClose('2026-11-23', '2026-11-23'), mayClose('2026-11-24', '2026-11-23')]).toEqual([true, false])
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => ({
    day,
    isClosed: false,
    hasMoved: true,
  }))
  expect(openDays(days, '2026-11-23')).toEqual(['2026-11-21', '2026-11-22'])
  expect(openDays([{ day: '2026-11-21', isClosed: true, hasMoved: true }], '2026-11-23')).toEqual([])
  expect(openDays([{ day: '2026-11-21', isClosed: false, hasMoved: false }], '2026-11-23')).toEqual([])
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute))
const facts = (fields: Partial<MoneyFacts> = {}): MoneyFacts => ({
  order: { status: 'placed', createdAt: at(0), grandTotalPaise: 300_000 },
  payment: {
    ...{ type: 'upi', status: 'Pending', amountPaise: 300_000, completedAt: null, reference: null },
    ...{ advancePaise: 0, advanceAt: null, advanceReference: null },
  },
  ...{ refunds: [], credit: [], extra: [], documents: [] },
  ...fields,
})
const paid = { status: 'Completed', completedAt: at(5) } as const

describe('the money of an order', () => {
  test('is still to come until it is there, and not of an order that is over', () => {
    expect(moneyTimeline(facts())).toMatchObject({ stillToComePaise: 300_000, receivedPaise: 0 })
    const over = facts({ order: { ...facts().order, status: 'cancelled' } })
    expect(moneyTimeline(over).stillToComePaise).toBe(0)
    const there = moneyTimeline(
      facts({ payment: { ...facts().payment, ...paid, reference: '412345678901' } }),
    )
    expect(there).toMatchObject({ stillToComePaise: 0, receivedPaise: 300_000 })
    expect(there.entries.at(-1)).toMatchObject({
      kind: 'received',
      way: 'in',
      reference: '412345678901',
      by: 'upi',
    })
  })

  test('of a parcel paid at the door in part beforehand comes in two pieces', () => {
    const advance = { advancePaise: 30_000, advanceAt: at(1), advanceReference: '412345678902' }
    const payment = { ...facts().payment, type: 'cod' as const, ...advance }
    expect(moneyTimeline(facts({ payment }))).toMatchObject({
      receivedPaise: 30_000,
      stillToComePaise: 270_000,
    })
    const both = moneyTimeline(facts({ payment: { ...payment, ...paid } }))
    expect(both).toMatchObject({ receivedPaise: 300_000, stillToComePaise: 0 })
    expect(both.entries.map(({ kind, amountPaise, by }) => [kind, amountPaise, by])).toEqual([
      ['asked', 300_000, undefined],
      ['advance', 30_000, undefined],
      ['received', 270_000, 'cod'],
    ])
    // An advance that was asked for and did not come is no money.
    const asked = moneyTimeline(facts({ payment: { ...payment, advanceAt: null } }))
    expect(asked).toMatchObject({ receivedPaise: 0, stillToComePaise: 300_000 })
  })

  test('goes back as money, as store credit, or is owed', () => {
    const refund = { reference: 'R1', createdAt: at(6), sentAt: at(7) }
    const timeline = moneyTimeline(
      facts({
        payment: { ...facts().payment, ...paid },
        refunds: [
          { ...refund, kind: 'upi', state: 'sent', amountPaise: 100 },
          { ...refund, kind: 'upi', state: 'due', amountPaise: 20, sentAt: null },
          { ...refund, kind: 'upi', state: 'failed', amountPaise: 3 },
          { ...refund, kind: 'credit', state: 'sent', amountPaise: 50 },
        ],
        credit: [
          { amountPaise: -700, at: at(0), isRefund: false },
          { amountPaise: 200, at: at(8), isRefund: false },
          { amountPaise: 50, at: at(9), isRefund: true },
        ],
        extra: [{ paise: 11, asCredit: false, receivedAt: at(5), returnedAt: at(10), reference: 'R2' }],
        documents: [{ kind: 'invoice', number: 'INV/26-27/000001', amountPaise: 300_000, at: at(6) }],
      }),
    )
    expect(timeline).toMatchObject({
      ...{ receivedPaise: 300_011, refundedPaise: 111, owedBackPaise: 20, creditPaise: 500 },
    })
    expect(
      timeline.entries.filter(({ kind }) => kind === 'creditBack').map(({ amountPaise }) => amountPaise),
    ).toEqual([200, 50])
    expect(timeline.entries.at(-1)).toMatchObject({ kind: 'extraReturned', way: 'out', reference: 'R2' })
  })

  test('adds up whatever happened, and stands in the order of time', () => {
    const refund = fc.record({
      kind: fc.constantFrom('upi' as const, 'bank' as const, 'cash' as const, 'credit' as const),
      state: fc.constantFrom('due' as const, 'sent' as const, 'failed' as const),
      amountPaise: fc.integer({ min: 1, max: 10_000 }),
      reference: fc.constant(''),
      createdAt: fc.constant(at(6)),
      sentAt: fc.option(fc.constant(at(7))),
    })
    fc.assert(
      fc.property(
        fc.array(refund),
        fc.boolean(),
        fc.nat(300_000),
        fc.boolean(),
        (refunds, isPaid, advancePaise, has) => {
          const payment = {
            ...facts().payment,
            ...(isPaid && paid),
            advancePaise,
            advanceAt: has ? at(1) : null,
          }
          const timeline = moneyTimeline(facts({ payment, refunds }))
          const came = (isPaid ? 300_000 : 0) || (has ? advancePaise : 0)
          expect(timeline.receivedPaise).toBe(came)
          expect(timeline.receivedPaise + timeline.stillToComePaise).toBe(300_000)
          const sent = refunds.filter(({ kind, state }) => state === 'sent' && kind !== 'credit')
          expect(timeline.refundedPaise).toBe(sent.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
          const times = timeline.entries.map((entry) => entry.at.getTime())
          expect(times).toEqual([...times].sort((one, other) => one - other))
        },
      ),
    )
  })
})
