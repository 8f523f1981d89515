import { describe, expect, test } from 'vitest'
import {
  arriving,
  leavesBy,
  leaving,
  leavingStep,
  roadSteps,
  stepsAfterPlacing,
  withServiceDays,
} from './next.rules.ts'

const promise = { processingDaysLeast: 1, processingDaysMost: 3 }
const amount = '₹899.00'
const upi = { type: 'upi', status: 'Pending' } as const
const cod = { type: 'cod', status: 'Pending' } as const
const paid = { type: 'card', status: 'Completed' } as const

describe('what happens next', () => {
  const steps = (payment: typeof upi | typeof cod | typeof paid, hasReference = false) =>
    stepsAfterPlacing({ payment, hasReference, amount, promise })

  test('begins with the payment where the customer sends it, and names no payment that was sent', () => {
    expect(steps(upi)[0]).toMatch(/^Pay by UPI/)
    expect(steps(upi)).toHaveLength(4)
    expect(steps(upi, true)[0]).toMatch(/^We compare it/)
  })

  test('asks for no reference where the code confirms itself', () => {
    const asked = stepsAfterPlacing({
      payment: upi,
      hasReference: false,
      confirmsItself: true,
      amount,
      promise,
    })
    expect(asked[0]).toMatch(/^Pay by UPI: the code confirms itself/)
    expect(asked.join(' ')).not.toMatch(/reference|statement/)
    expect(asked).toHaveLength(3)
  })

  test('asks for cash at the door alone, and of what is paid for nothing', () => {
    expect(steps(cod)).toEqual([
      'We pack your order within 1 to 3 business days.',
      'We write again when it leaves, with the number of the parcel.',
      'Please have ₹899.00 in cash ready when the parcel arrives.',
    ])
    expect(steps(paid)).toHaveLength(2)
  })
})

// The 23rd of November 2026 is a Monday.
test.each([
  ['2026-11-23T05:00:00Z', 0, '2026-11-23'],
  ['2026-11-23T05:00:00Z', 3, '2026-11-26'],
  ['2026-11-26T05:00:00Z', 3, '2026-12-01'],
  ['2026-11-27T19:00:00Z', 0, '2026-11-30'],
  ['2026-11-28T05:00:00Z', 1, '2026-11-30'],
  ['2026-11-22T20:00:00Z', 1, '2026-11-24'],
])('what starts at %s leaves within %i business days by %s, on the calendar of India', (at, most, day) => {
  expect(leavesBy(new Date(at), most)).toBe(day)
})

test('a day is named only where it is known', () => {
  const startedAt = '2026-11-23T05:00:00Z'
  const of = (payment: typeof upi | typeof cod | typeof paid, status: 'placed' | 'shipped' | 'cancelled') =>
    leaving({ status, payment, startedAt }, promise)
  expect(of(upi, 'placed')).toBe('onceApproved')
  expect(of(cod, 'placed')).toBe('2026-11-26')
  expect(of(paid, 'placed')).toBe('2026-11-26')
  expect(of(paid, 'shipped')).toBeUndefined()
  expect(of(cod, 'cancelled')).toBeUndefined()
})

test('services add the days of the longest of them', () => {
  expect(withServiceDays(promise)).toMatchObject(promise)
  const { processingDaysLeast: least, processingDaysMost: most } = promise
  expect(withServiceDays(promise, [{ days: 2 }, { days: 5 }])).toEqual({
    processingDaysLeast: least + 5,
    processingDaysMost: most + 5,
  })
})

describe('when it arrives', () => {
  const startedAt = '2026-11-23T05:00:00Z'
  const road = { ...promise, transitDaysLeast: 2, transitDaysMost: 6 }
  const of = (payment: typeof upi | typeof cod, status: 'placed' | 'packed' | 'shipped', sentAt?: string) =>
    arriving({ status, payment, startedAt }, road, sentAt)

  test('of what waits: after the days of packing and of the road', () => {
    expect(of(cod, 'placed')).toEqual({ from: '2026-11-26', to: '2026-12-02' })
    expect(
      arriving({ status: 'placed', payment: cod, startedAt }, withServiceDays(road, [{ days: 1 }])),
    ).toEqual({
      from: '2026-11-27',
      to: '2026-12-03',
    })
  })

  test('of what left: from the day in India on which it left', () => {
    expect(of(cod, 'shipped', '2026-11-24T20:00:00Z')).toEqual({ from: '2026-11-27', to: '2026-12-01' })
    expect(of(cod, 'shipped')).toBeUndefined()
  })

  test('nothing is said before the money is there, nor by a shop that does not know its couriers', () => {
    expect(of(upi, 'placed')).toBeUndefined()
    expect(arriving({ status: 'placed', payment: cod, startedAt }, promise)).toBeUndefined()
    expect([leavingStep(promise), roadSteps(promise)]).toEqual([
      'We write again when it leaves, with the number of the parcel.',
      [],
    ])
  })

  test('mails name the days of the road alone', () => {
    expect(leavingStep(road)).toMatch(/number of the parcel; the courier usually takes 2 to 6 days\.$/)
    expect(roadSteps({ ...road, transitDaysLeast: 0 })).toEqual([
      'The courier usually takes 6 days to your door.',
    ])
  })
})
