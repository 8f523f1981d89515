import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlip, matchReceipts, namedIn, type OpenReceipt, type Payable } from './match.rules.ts'

const payable = (number: number, fields: Partial<Payable> = {}): Payable => ({
  ...{ id: `order-${number}`, number, kind: 'payment', amountPaise: 100_000 },
  ...{ transactionReference: `ORDER${number}`, reference: null, customerName: 'Meera Iyer' },
  ...{ placedAt: new Date('2026-04-01T06:00:00Z'), isOver: false, isPaid: false, hasReceipt: false },
  ...fields,
})
const gift = (number: number, fields: Partial<Payable> = {}): Payable =>
  payable(number, {
    ...{ id: `gift-${number}`, kind: 'gift', transactionReference: `GIFT${number}` },
    ...fields,
  })
let made = 0
const receipt = (fields: Partial<OpenReceipt> = {}): OpenReceipt => {
  made += 1
  return {
    ...{ id: `receipt-${made}`, amountPaise: 100_000, receivedOn: '2026-04-02', utr: null },
    ...{ narration: '', payer: '', isHeld: false, ...fields },
  }
}

/** What became of one receipt: the order it certainly pays, or the first doubt. */
function outcome(one: OpenReceipt, payables: readonly Payable[]) {
  const { certain, likely } = matchReceipts([one], payables)
  return certain[0]?.payable.number ?? likely.get(one.id)?.[0]?.doubt
}

describe('a receipt', () => {
  const utr = '609112345678'
  test.each<[string, Partial<OpenReceipt>, readonly Payable[], number | string | undefined]>([
    [
      'with the UTR that its customer gave',
      { utr },
      [payable(1001, { reference: utr }), payable(1002)],
      1001,
    ],
    [
      'with the number of the order',
      { narration: 'UPI/CR/609112345678/MEERA/ORDER1002-PAY' },
      [payable(1001), payable(1002)],
      1002,
    ],
    [
      'with the note of our link',
      { narration: 'UPI-MEERA-Order 1001-OK' },
      [payable(1001), payable(1002)],
      1001,
    ],
    ['of an order that an admin approved', { utr }, [payable(1001, { reference: utr, isPaid: true })], 1001],
    [
      'of an order that came back since',
      { utr },
      [payable(1001, { reference: utr, isPaid: true, isOver: true })],
      1001,
    ],
    ['with another amount', { utr, amountPaise: 99_999 }, [payable(1001, { reference: utr })], 'otherAmount'],
    [
      'with the number and another amount',
      { narration: 'ORDER1001 X', amountPaise: 1 },
      [payable(1001)],
      'otherAmount',
    ],
    [
      'whose UTR two orders claim',
      { utr },
      [payable(1001, { reference: utr }), payable(1002, { reference: utr })],
      'sharedReference',
    ],
    [
      'whose UTR and number are of two orders',
      { utr, narration: 'ORDER1002 X' },
      [payable(1001, { reference: utr }), payable(1002)],
      'severalOrders',
    ],
    [
      'that names two orders',
      { narration: 'ORDER1001 ORDER1002 X' },
      [payable(1001), payable(1002)],
      'severalOrders',
    ],
    [
      'whose number the bank may have cut',
      { narration: 'UPI/ORDER100' },
      [payable(100), payable(1004)],
      'cutShort',
    ],
    [
      'whose number ends the text, with nothing to mix it up',
      { narration: 'UPI/ORDER100' },
      [payable(100), payable(1004, { amountPaise: 5 })],
      100,
    ],
    [
      'of an order that another one paid',
      { utr },
      [payable(1001, { reference: utr, hasReceipt: true, isPaid: true })],
      'paidAlready',
    ],
    ['of an order that was cancelled', { utr }, [payable(1001, { reference: utr, isOver: true })], 'over'],
    ['that was taken back', { utr, isHeld: true }, [payable(1001, { reference: utr })], 'takenBack'],
    [
      'that came before the order was placed',
      { utr, receivedOn: '2026-03-31' },
      [payable(1001, { reference: utr })],
      'beforeOrder',
    ],
    [
      'that came minutes before the order was placed',
      { utr, receivedOn: '2026-04-01', receivedAt: new Date('2026-04-01T05:55:00Z') },
      [payable(1001, { reference: utr })],
      'beforeOrder',
    ],
    [
      'of the second in which the order was placed, by another clock',
      { utr, receivedOn: '2026-04-01', receivedAt: new Date('2026-04-01T05:59:00Z') },
      [payable(1001, { reference: utr })],
      1001,
    ],
    [
      'of an order that an admin approved, and from before it',
      { utr, receivedOn: '2026-03-31' },
      [payable(1001, { reference: utr, isPaid: true })],
      'beforeOrder',
    ],
    [
      'that may be the money of another one',
      { utr, isTwin: true },
      [payable(1001, { reference: utr })],
      'sameMoney',
    ],
    ['with a slip in the UTR', { utr: '609112345687' }, [payable(1001, { reference: utr })], 'nearReference'],
    ['with amount and name', { payer: 'IYER MEERA S' }, [payable(1001)], 'name'],
    ['with the amount alone', { payer: 'RAVI' }, [payable(1001)], 'amount'],
    ['weeks later', { payer: 'MEERA', receivedOn: '2026-04-09' }, [payable(1001)], undefined],
    ['before the order', { payer: 'MEERA', receivedOn: '2026-03-31' }, [payable(1001)], undefined],
    ['with a longer number', { narration: 'ORDER10012', amountPaise: 7 }, [payable(1001)], undefined],
    [
      'with the number in another word',
      { narration: 'BORDER1001', amountPaise: 7 },
      [payable(1001)],
      undefined,
    ],
  ])('%s', (_, fields, payables, expected) => {
    expect(outcome(receipt(fields), payables)).toBe(expected)
  })

  test('knows slips of one digit, and of two that changed places', () => {
    expect(isSlip('123456789012', '123456789013')).toBe(true)
    expect(isSlip('123456789012', '132456789012')).toBe(true)
    expect(isSlip('123456789012', '123456789012')).toBe(false)
    expect(isSlip('123456789012', '321456789012')).toBe(false)
    expect(isSlip('12345678901', '123456789012')).toBe(false)
  })

  test('finds numbers as banks and people write them', () => {
    const numbers = (text: string) => namedIn(text).map(({ number }) => number)
    expect(numbers('UPI-X-609112345678-ORDER1004')).toEqual([1004])
    expect(numbers('order no')).toEqual([])
    expect(numbers('Order #1004, order: 01005; 99order1006')).toEqual([1004, 1005, 1006])
    expect(numbers('ORDER12345678901')).toEqual([])
  })

  test('knows a gift card from an order of the same number', () => {
    const references = (text: string) => namedIn(text).map(({ transactionReference }) => transactionReference)
    expect(references('UPI/GIFT101/Gift card 101/gift-card #0102 giftcard 103')).toEqual([
      ...['GIFT101', 'GIFT101', 'GIFT102', 'GIFT103'],
    ])
    expect(references('GIFTS 101 REGIFT101 GIFTED101')).toEqual([])
    const both = [payable(101), gift(101)]
    expect(outcome(receipt({ narration: 'UPI/GIFT101/X' }), both)).toBe(101)
    const pays = (narration: string) =>
      matchReceipts([receipt({ narration })], both).certain.map(({ payable: { kind } }) => kind)
    expect([pays('UPI/GIFT101/X'), pays('UPI/ORDER101/X'), pays('ORDER101 GIFT101 X')]).toEqual([
      ...[['gift'], ['payment'], []],
    ])
    // Cut after the first digits, it may be the beginning of a longer one of its own kind only.
    expect(outcome(receipt({ narration: 'UPI/GIFT101' }), [gift(101), payable(1012)])).toBe(101)
    expect(outcome(receipt({ narration: 'UPI/GIFT101' }), [gift(101), gift(1012)])).toBe('cutShort')
    const utr = '609112345678'
    expect(outcome(receipt({ utr }), [gift(101, { reference: utr })])).toBe(101)
    expect(outcome(receipt({ utr }), [gift(101, { reference: utr }), payable(7, { reference: utr })])).toBe(
      'sharedReference',
    )
  })
})

describe('what nobody names', () => {
  const utrs = fc.constantFrom('123456789012', '123456789021', '123456789013', '999999999999', null)
  const named = fc.constantFrom('Meera Iyer', 'Ravi', 'Asha Verma')
  const amount = fc.integer({ min: 1, max: 2 })

  test('is suggested as a look at every order would suggest it, best reason first', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            ...{ amountPaise: amount, reference: utrs, customerName: named, hasReceipt: fc.boolean() },
            ...{ day: fc.integer({ min: 1, max: 28 }), isOver: fc.boolean(), isPaid: fc.boolean() },
          }),
          { maxLength: 12 },
        ),
        fc.record({
          ...{ amountPaise: amount, utr: utrs, payer: fc.oneof(named, fc.constant('X')) },
          day: fc.integer({ min: 1, max: 28 }),
        }),
        (shop, { day, ...fields }) => {
          const on = (nth: number) => `2026-04-${String(nth).padStart(2, '0')}`
          const orders = shop
            .map(({ day: nth, ...order }, at) =>
              payable(5_000 + at, { ...order, placedAt: new Date(`${on(nth)}T06:00:00Z`) }),
            )
            .filter(({ reference }) => reference === null || reference !== fields.utr)
          const one = receipt({ ...fields, receivedOn: on(day) })
          const reasons = orders.flatMap((order) => {
            if (order.amountPaise !== one.amountPaise || order.hasReceipt) return []
            if (order.isOver && !order.isPaid) return []
            if (one.utr && order.reference && isSlip(one.utr, order.reference)) return ['nearReference']
            const days = day - order.placedAt.getUTCDate()
            if (days < 0 || days > 7) return []
            return [order.customerName === one.payer ? 'name' : 'amount']
          })
          const wanted = ['nearReference', 'name', 'amount'].flatMap((reason) =>
            reasons.filter((each) => each === reason),
          )
          const found = matchReceipts([one], orders).likely.get(one.id) ?? []
          expect(found.map(({ doubt }) => doubt)).toEqual(wanted.slice(0, 3))
          expect(new Set(found.map(({ payable: { id } }) => id)).size).toBe(found.length)
        },
      ),
      { numRuns: 600 },
    )
  })

  test('is found among 20,000 orders of one price for 10,000 payments that say nothing', () => {
    const at = (nth: number) => new Date(Date.UTC(2026, 0, 1 + (nth % 90), 6))
    const orders = Array.from({ length: 20_000 }, (_, nth) =>
      payable(nth + 1, { placedAt: at(nth), reference: String(100_000_000_000 + nth * 1_000) }),
    )
    const receipts = Array.from({ length: 10_000 }, (_, nth) =>
      receipt({ receivedOn: at(nth).toISOString().slice(0, 10), utr: String(900_000_000_000 + nth) }),
    )
    expect(matchReceipts(receipts, orders).likely.size).toBe(10_000)
  })
})

/** A shop as the matcher sees it: few amounts, references and numbers, so that everything collides. */
const shops = fc.record({
  payables: fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 12 }),
      amountPaise: fc.integer({ min: 1, max: 2 }),
      reference: fc.option(fc.integer({ min: 1, max: 5 })),
      isOver: fc.boolean(),
      isPaid: fc.boolean(),
    }),
    { selector: ({ number }) => number, maxLength: 8 },
  ),
  receipts: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 1, max: 20 }),
      amountPaise: fc.integer({ min: 1, max: 2 }),
      utr: fc.option(fc.integer({ min: 1, max: 5 })),
      names: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
      isHeld: fc.boolean(),
    }),
    { selector: ({ at }) => at, maxLength: 10 },
  ),
  seed: fc.integer(),
})

describe('any receipts and orders, in any order, in one go or one by one, once or twice', () => {
  test('no receipt pays two orders, no order is paid twice, and the same orders are paid', () => {
    fc.assert(
      fc.property(shops, ({ payables, receipts, seed }) => {
        const orders = payables.map(({ reference, number, ...rest }) =>
          payable(number, { ...rest, reference: reference === null ? null : `ref-${reference}` }),
        )
        const all = receipts.map(({ at, utr, names, ...rest }) => ({
          ...receipt({ ...rest, utr: utr === null ? null : `ref-${utr}` }),
          id: `at-${at}`,
          narration: names.map((name) => `ORDER${name}`).join(' '),
        }))
        const shuffled = [...all].sort((a, b) => scramble(a.id, seed) - scramble(b.id, seed))
        const atOnce = arrive([all], orders)
        const oneByOne = arrive(
          shuffled.map((one) => [one]),
          orders,
        )
        const twice = arrive([shuffled.slice(0, 4), shuffled, shuffled], orders)
        for (const paid of [atOnce, oneByOne, twice]) {
          expect(new Set(paid.values()).size).toBe(paid.size)
          expect([...paid.keys()].sort()).toEqual([...atOnce.keys()].sort())
        }
        for (const [orderId, id] of atOnce) {
          const [order, by] = [orders.find((one) => one.id === orderId), all.find((one) => one.id === id)]
          expect(order?.amountPaise).toBe(by?.amountPaise)
          expect(by?.isHeld || (order?.isOver && !order.isPaid)).toBe(false)
        }
      }),
      { numRuns: 400 },
    )
  })
})

const scramble = (id: string, seed: number): number =>
  [...id].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed) % 9_973

/** @returns by order which receipt paid it, when receipts arrive in these batches */
function arrive(
  batches: readonly (readonly OpenReceipt[])[],
  orders: readonly Payable[],
): Map<string, string> {
  const paid = new Map<string, string>()
  const open = new Map<string, OpenReceipt>()
  const spent = new Set<string>()
  for (const batch of batches) {
    for (const one of batch) if (!spent.has(one.id)) open.set(one.id, one)
    const now = orders.map((order) =>
      paid.has(order.id) ? { ...order, isPaid: true, hasReceipt: true } : order,
    )
    for (const { receipt: by, payable: order } of matchReceipts([...open.values()], now).certain) {
      expect(paid.has(order.id)).toBe(false)
      expect(spent.has(by.id)).toBe(false)
      paid.set(order.id, by.id)
      spent.add(by.id)
      open.delete(by.id)
    }
  }
  return paid
}
