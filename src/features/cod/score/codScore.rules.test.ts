import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressProblems } from './addressQuality.rules.ts'
import {
  advanceOf,
  answerFor,
  askedAt,
  type CashPolicy,
  cashRefusal,
  isMoreThanShown,
} from './cashAnswer.rules.ts'
import { askWords, customerReasons, riskInWords } from './cashWords.rules.ts'
import { assessRisk, type CashFacts, placeRate } from './codScore.rules.ts'

const none = { sent: 0, back: 0 }
const plain: CashFacts = {
  ...{ pin: none, district: none, amountPaise: 250_000, delivered: 0, refused: 0 },
  ...{ addressProblems: 0, pieces: 1, sizesOfOne: 0 },
}
const policy: CashPolicy = {
  ...{ isOn: true, confirmFrom: 35, advanceFrom: 55, advancePercent: 10, advanceLeastPaise: 10_000 },
  ...{ mostPaise: 0, noCashPins: [], expectedPercent: 28 },
}
const counts = fc
  .tuple(fc.nat(500), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([sent, share]) => ({ sent, back: Math.floor(sent * share) }))
const facts: fc.Arbitrary<CashFacts> = fc.record({
  ...{ pin: counts, district: counts, amountPaise: fc.integer({ min: 1, max: 100_000_000 }) },
  ...{ delivered: fc.nat(9), refused: fc.nat(9), addressProblems: fc.nat(4) },
  ...{ pieces: fc.integer({ min: 1, max: 30 }), sizesOfOne: fc.nat(3) },
})
const percent = (one: CashFacts, expected = 28) => assessRisk(one, expected).percent

describe('the risk of a parcel', () => {
  test('is what is expected anywhere, moved by what is known', () => {
    expect(percent(plain)).toBe(31)
    expect(percent({ ...plain, delivered: 1 })).toBe(18)
    expect(percent({ ...plain, delivered: 5 })).toBe(11)
    expect(percent({ ...plain, refused: 1 })).toBe(60)
    expect(percent({ ...plain, amountPaise: 2_000_000 })).toBe(56)
    expect(percent({ ...plain, addressProblems: 2 })).toBe(50)
  })

  test('is a percentage, and never falls by what speaks against an order, nor rises by what speaks for it', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 90 }), (one, expected) => {
        const is = percent(one, expected)
        expect(is).toBeGreaterThanOrEqual(0)
        expect(is).toBeLessThanOrEqual(100)
        const worse: CashFacts[] = [
          { ...one, refused: one.refused + 1 },
          { ...one, amountPaise: one.amountPaise * 2 },
          { ...one, addressProblems: one.addressProblems + 1 },
          { ...one, pieces: one.pieces + 1 },
          { ...one, sizesOfOne: one.sizesOfOne + 1 },
          { ...one, pin: { sent: one.pin.sent + 1, back: one.pin.back + 1 } },
          { ...one, district: { sent: one.district.sent + 1, back: one.district.back + 1 } },
        ]
        for (const other of worse) expect(percent(other, expected)).toBeGreaterThanOrEqual(is)
        const better: CashFacts[] = [
          { ...one, delivered: one.delivered + 1 },
          { ...one, pin: { ...one.pin, sent: one.pin.sent + 1 } },
        ]
        for (const other of better) expect(percent(other, expected)).toBeLessThanOrEqual(is)
      }),
    )
  })

  test('begins with what is expected; a place is believed the more, the more parcels went there', () => {
    const rate = (sent: number, back: number) => placeRate({ pin: { sent, back }, district: none }, 28)
    expect(rate(0, 0)).toBeCloseTo(0.28)
    // One that came back says little, a hundred say nearly all.
    expect(rate(1, 1)).toBeLessThan(0.33)
    expect(rate(100, 60)).toBeGreaterThan(0.55)
    fc.assert(
      fc.property(counts, counts, (pin, district) => {
        const all = placeRate({ pin, district }, 28)
        expect(all).toBeGreaterThan(0)
        expect(all).toBeLessThan(1)
      }),
    )
  })
})

describe('what is asked', () => {
  test.each([
    [34, true, 'nothing'],
    [35, true, 'confirm'],
    [54, true, 'confirm'],
    [55, true, 'advance'],
    [55, false, 'confirm'],
  ] as const)('at %i, with UPI: %s, is %s', (at, upi, ask) => {
    expect(askedAt(at, policy, upi)).toBe(ask)
  })

  test('a part of the money is whole rupees and at most half, for any amount', () => {
    expect(advanceOf(499_900, policy)).toBe(50_000)
    expect(advanceOf(49_900, policy)).toBe(10_000)
    expect(advanceOf(15_000, policy)).toBe(7_500)
    const amounts = fc.integer({ min: 2, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 50 }), fc.nat(1_000_000), (amount, part, least) => {
        const advance = advanceOf(amount, { advancePercent: part, advanceLeastPaise: least })
        expect(advance).toBeGreaterThan(0)
        expect(advance).toBeLessThanOrEqual(amount / 2)
      }),
    )
    const risky = { ...plain, refused: 3 }
    expect(answerFor(risky, policy, true)).toMatchObject({ ask: 'advance', advancePaise: 25_000 })
    expect(answerFor({ ...risky, amountPaise: 1 }, policy, true)).toMatchObject({
      ask: 'confirm',
      advancePaise: 0,
    })
  })

  test('nothing is asked that was not shown', () => {
    const shown = { ask: 'confirm', advancePaise: 0 } as const
    expect(isMoreThanShown({ ask: 'nothing', advancePaise: 0 }, shown)).toBe(false)
    expect(isMoreThanShown(shown, shown)).toBe(false)
    expect(isMoreThanShown({ ask: 'advance', advancePaise: 100 }, shown)).toBe(true)
    const advance = { ask: 'advance', advancePaise: 100 } as const
    expect(isMoreThanShown({ ...advance, advancePaise: 101 }, advance)).toBe(true)
  })

  test('no cash is taken for a PIN code of the list, or of one that begins so, nor above the limit', () => {
    const limits = { noCashPins: ['781', '600004'], mostPaise: 500_000 }
    const refusal = (zipCode: string, amountPaise: number) => cashRefusal({ zipCode, amountPaise }, limits)
    expect(refusal('781001', 100)).toBe('pin')
    expect(refusal('600004', 100)).toBe('pin')
    expect(refusal('600005', 500_000)).toBe(undefined)
    expect(refusal('600005', 500_001)).toBe('value')
    expect(cashRefusal({ zipCode: '600005', amountPaise: 1e12 }, policy)).toBe(undefined)
  })
})

test.each([
  ['14 Temple Street, Mylapore', '600004', ''],
  ['फ्लैट १२, गांधी मार्ग, पुणे', '600004', ''],
  ['Temple Street, Mylapore', '600004', 'number'],
  ['12 MG', '600004', 'short'],
  ['14 aaaaaa Street near bus stand', '600004', 'nonsense'],
  ['14 qwrtpsdfg xcvbnm asdf', '600004', 'nonsense'],
  ['14 Temple Street, Mylapore', '110001', 'state'],
  ['14 Temple Street, Mylapore', '999999', ''],
])('the address %j in Tamil Nadu, PIN code %s: %j', (address, zipCode, problems) => {
  expect(addressProblems({ address, zipCode, state: 'Tamil Nadu' }).join()).toBe(problems)
})

test.each([
  ['Tamil Nadu', ''],
  ['tamilnadu', ''],
  ['TAMIL NADU ', ''],
  ['Kerala', 'state'],
  // Nothing is said against whoever spells a state as nobody else does.
  ['Thamizh Nadu', ''],
])('a state typed as %j beside a PIN code of Tamil Nadu: %j', (state, problems) => {
  expect(addressProblems({ address: '12 Temple Street, Mylapore', zipCode: '600004', state }).join()).toBe(
    problems,
  )
})

describe('words', () => {
  const { factors } = assessRisk({ ...plain, refused: 1, amountPaise: 2_000_000 })

  test('for customers name at most two reasons, and no parcels but their own', () => {
    expect(customerReasons(factors, 1)).toEqual([
      'An earlier parcel of yours came back to us.',
      'It is a larger amount to be paid at the door.',
    ])
    expect(customerReasons(factors, 0)).toEqual([
      'It is a larger amount to be paid at the door.',
      'No parcel of ours has reached you yet.',
    ])
    expect(customerReasons(assessRisk({ ...plain, delivered: 4 }).factors, 0)).toEqual([])
    // The third one is left unsaid.
    const { factors: three } = assessRisk({ ...plain, amountPaise: 2_000_000, addressProblems: 2 })
    expect(customerReasons(three, 0)).toEqual([
      'It is a larger amount to be paid at the door.',
      'The address is hard to find: a house number and a landmark help the courier.',
    ])
    // Whose parcel came back is not told besides that none arrived.
    expect(customerReasons(assessRisk({ ...plain, refused: 1 }).factors, 1)).toEqual([
      'An earlier parcel of yours came back to us.',
    ])
  })

  test('for the shop say what raises the risk and what lowers it', () => {
    expect(riskInWords(88, factors)).toBe(
      '88 of 100 such parcels come back. Up: parcels refused before; a high amount; no parcel taken yet.',
    )
    const known = assessRisk({ ...plain, delivered: 1 })
    expect(riskInWords(known.percent, known.factors)).toBe(
      '18 of 100 such parcels come back. Down: parcels taken before.',
    )
  })

  test('say before the button what is asked, that the total stays and what silence means', () => {
    const said = { advance: '₹500.00', rest: '₹4,499.00', hours: 24 }
    expect(askWords('nothing', said)).toBe(undefined)
    expect(askWords('confirm', said)?.text).toMatch(/one button.*within 24 hours, the order is cancelled/)
    const advance = askWords('advance', said)
    expect(advance?.title).toBe('₹500.00 by UPI first, ₹4,499.00 at the door')
    expect(advance?.text).toMatch(/The total stays the same.*it goes back to you/)
  })
})
