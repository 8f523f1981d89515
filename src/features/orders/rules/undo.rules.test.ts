import { describe, expect, test } from 'vitest'
import type { OrderEventName } from './events.rules.ts'
import type { PaymentMethod } from './payments.rules.ts'
import type { OrderStatus } from './statuses.rules.ts'
import { assessAdvanceUndo, assessUndo, UNDO_MS } from './undo.rules.ts'

const START = Date.parse('2026-11-20T10:00:00.000Z')
/** One event a minute from 10:00 on. */
const eventsOf = (words: string) =>
  (words.split(' ') as OrderEventName[]).map((event, at) => ({
    id: `${event}-${at}`,
    event,
    createdAt: new Date(START + at * 60_000),
  }))

const assess = (
  status: OrderStatus,
  type: PaymentMethod,
  words: string,
  { isInvoiced = false, minutes = 10, isPaid = true } = {},
) => {
  const payment = { type, status: isPaid ? ('Completed' as const) : ('Pending' as const) }
  const undo = assessUndo(
    { status, payment, events: eventsOf(words), isInvoiced },
    new Date(START + minutes * 60_000),
  )
  return typeof undo === 'string' ? undo : `${undo.event} until ${undo.until.toISOString().slice(11, 16)}`
}

describe('taking back that money came in', () => {
  test.each<[OrderStatus, PaymentMethod, string, string]>([
    ['placed', 'upi', 'placed paid', 'paid-1 until 10:16'],
    ['placed', 'upi', 'placed paid note', 'paid-1 until 10:16'],
    ['packed', 'upi', 'placed paid packed', 'paid-1 until 10:16'],
    ['shipped', 'upi', 'placed packed shipped paid', 'paid-3 until 10:18'],
    ['delivered', 'cod', 'placed packed shipped paid delivered', 'paid-3 until 10:18'],
    ['placed', 'upi', 'placed paid paymentUndone paid', 'paid-3 until 10:18'],
    // The parcel left because it was paid.
    ['shipped', 'upi', 'placed paid packed shipped', 'undo_passed'],
    ['placed', 'upi', 'placed paid refundDue', 'undo_passed'],
    ['placed', 'upi', 'placed paid refundDue refundDropped', 'undo_passed'],
    ['cancelled', 'upi', 'placed paid cancelled refundDue', 'undo_passed'],
    ['placed', 'upi', 'placed paid somethingNew', 'undo_passed'],
    ['placed', 'card', 'placed paid', 'undo_not_by_hand'],
    // As if it had been written by another program.
    ['placed', 'upi', 'placed', 'undo_not_by_hand'],
  ])('%s, by %s, after %s: %s', (status, type, words, expected) => {
    expect(assess(status, type, words)).toBe(expected)
  })

  test('ends with its last millisecond', () => {
    const events = eventsOf('placed paid')
    const payment = { type: 'upi', status: 'Completed' } as const
    const at = (ms: number) =>
      assessUndo({ status: 'placed', payment, events, isInvoiced: false }, new Date(ms))
    const paidAt = START + 60_000
    expect(at(paidAt + UNDO_MS - 1)).toMatchObject({ event: 'paid-1' })
    expect(at(paidAt + UNDO_MS)).toBe('undo_late')
  })

  test('stops at an invoice that there is only because of the money', () => {
    expect(assess('placed', 'upi', 'placed paid', { isInvoiced: true })).toBe('undo_invoiced')
    expect(assess('packed', 'upi', 'placed paid packed', { isInvoiced: true })).toMatch(/^paid-1/)
    expect(assess('shipped', 'cod', 'placed packed shipped paid', { isInvoiced: true })).toMatch(/^paid-3/)
  })

  test('means nothing while the payment is pending', () => {
    expect(assess('placed', 'upi', 'placed paid', { isPaid: false })).toBe('undo_not_by_hand')
  })
})

test.each<[string, Parameters<typeof assess>[0], string, string, boolean]>([
  ['that came a moment ago', 'placed', 'placed advanceReceived', 'advanceReceived-1 until 10:16', true],
  ['with a note', 'placed', 'placed advanceReceived note', 'advanceReceived-1 until 10:16', true],
  [
    'the second time',
    'placed',
    'placed advanceReceived advanceUndone advanceReceived',
    'advanceReceived-3 until 10:18',
    true,
  ],
  ['that is awaited', 'placed', 'placed advanceReceived advanceUndone', 'undo_not_by_hand', false],
  ['once packed', 'packed', 'placed advanceReceived packed', 'undo_passed', true],
  ['packed and put back', 'placed', 'placed advanceReceived packed note', 'undo_passed', true],
  ['of what is cancelled', 'cancelled', 'placed advanceReceived cancelled refundDue', 'undo_passed', true],
])('taking back a first part %s', (_, status, words, expected, isThere) => {
  const payment = { type: 'cod', status: 'Pending', advanceAt: isThere ? new Date(START) : null } as const
  const ask = (minutes: number) =>
    assessAdvanceUndo({ status, payment, events: eventsOf(words) }, new Date(START + minutes * 60_000))
  const undo = ask(10)
  expect(
    typeof undo === 'string' ? undo : `${undo.event} until ${undo.until.toISOString().slice(11, 16)}`,
  ).toBe(expected)
  if (typeof undo !== 'string') {
    expect(ask(15)).not.toBe('undo_late')
    expect(ask(18)).toBe('undo_late')
  }
})
