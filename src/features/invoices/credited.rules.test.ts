import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOfInvoiced } from '#/features/orders/rules/documents.rules.ts'
import { afterCredit, type CreditableLine, creditMoney, creditPieces, taxByRate } from './credited.rules.ts'
import { taxInside } from './gst.rules.ts'

const sold = (pricePaise: number, rate: number, quantity = 1): CreditableLine => ({
  pricePaise,
  rate,
  quantity,
  returned: 0,
  creditedPaise: 0,
})
/** What is invoiced of a line, offers taken off. */
const costOfLine = (line: CreditableLine) => costOfInvoiced(line, 0, line.quantity)
const taxOf = (parts: { cgstPaise: number; sgstPaise: number; igstPaise: number }) =>
  parts.cgstPaise + parts.sgstPaise + parts.igstPaise

const aLine = fc.record({
  pricePaise: fc.integer({ min: 100, max: 10_000_000 }),
  rate: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
  quantity: fc.integer({ min: 1, max: 12 }),
  /** Pieces that were cancelled before it was invoiced, and what offers took off all that were ordered. */
  cancelled: fc.integer({ min: 0, max: 3 }),
  offeredShare: fc.constantFrom(0, 0, 0.0007, 0.1, 1 / 3, 0.5, 1),
})
/** Lines with the pieces of each that come back, in some order, some together. */
const anyHistory = fc
  .array(aLine, { minLength: 1, maxLength: 6 })
  .chain((wanted) => {
    const lines = wanted.map(({ pricePaise, rate, quantity, cancelled, offeredShare }) => {
      const ordered = quantity + cancelled
      const discountPaise = Math.floor(ordered * pricePaise * offeredShare)
      return {
        ...sold(pricePaise, rate, quantity),
        ...(discountPaise > 0 && { offered: { ordered, discountPaise } }),
      }
    })
    const pieces = lines.flatMap(({ quantity }, at) => Array<number>(quantity).fill(at))
    return fc.record({
      lines: fc.constant(lines),
      order: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      together: fc.integer({ min: 1, max: 5 }),
      isWithinState: fc.boolean(),
      retainedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    })
  })
  .map((history) => {
    const batches: number[][] = []
    for (let from = 0; from < history.order.length; from += history.together) {
      const some = history.order.slice(from, from + history.together)
      batches.push(history.lines.map((_, at) => some.filter((line) => line === at).length))
    }
    return { ...history, batches }
  })

const invoiced = (lines: readonly CreditableLine[], isWithinState: boolean) =>
  taxByRate(
    lines.map((line) => ({ rate: line.rate, ...taxInside(costOfLine(line), line.rate, isWithinState) })),
  )

describe('pieces that come back', () => {
  const order = [sold(219_000, 5), sold(499_900, 18)]

  test('are credited at the rate of their own line: a suit of 2,190 rupees at 5 % with 104.29 of tax', () => {
    const [suit, ...others] = creditPieces(order, [1, 0], { isWithinState: false })
    expect(others).toEqual([])
    expect(suit).toEqual({
      at: 0,
      quantity: 1,
      rate: 5,
      amountPaise: 219_000,
      taxablePaise: 208_571,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 10_429,
    })
  })

  test('less what the shop keeps of them, which comes off in proportion', () => {
    const credits = creditPieces(order, [1, 1], { isWithinState: true, deductionPaise: 10_000 })
    expect(credits.map(({ amountPaise }) => amountPaise)).toEqual([215_954, 492_946])
  })

  test('add up to the invoice, rate by rate and to the paisa, however they come', () => {
    fc.assert(
      fc.property(anyHistory, ({ lines, batches, isWithinState }) => {
        let now: CreditableLine[] = [...lines]
        const all = batches.flatMap((pieces) => {
          const credits = creditPieces(now, pieces, { isWithinState })
          now = afterCredit(now, credits)
          return credits
        })
        expect(taxByRate(all)).toEqual(invoiced(lines, isWithinState))
        expect(now.every(({ quantity, returned }) => quantity === returned)).toBe(true)
        for (const credit of all) {
          expect(credit.taxablePaise + taxOf(credit)).toBe(credit.amountPaise)
          expect(credit.cgstPaise).toBe(credit.sgstPaise)
          expect(Math.min(credit.taxablePaise, credit.cgstPaise, credit.igstPaise)).toBeGreaterThanOrEqual(0)
          const exact = (credit.amountPaise * credit.rate) / (100 + credit.rate)
          expect(Math.abs(taxOf(credit) - exact)).toBeLessThanOrEqual(2)
        }
      }),
    )
  })

  test('of which a part was kept do so once that is given, too', () => {
    fc.assert(
      fc.property(anyHistory, ({ lines, batches, isWithinState, retainedShare }) => {
        let now: CreditableLine[] = [...lines]
        const all = batches.flatMap((pieces) => {
          const worth = now.reduce(
            (sum, line, at) => sum + costOfInvoiced(line, line.returned, pieces[at] ?? 0),
            0,
          )
          const deductionPaise = Math.floor(worth * retainedShare)
          const credits = creditPieces(now, pieces, { isWithinState, deductionPaise })
          expect(credits.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(worth - deductionPaise)
          now = afterCredit(now, credits)
          return credits
        })
        const rest = now.reduce((sum, line) => sum + costOfLine(line) - line.creditedPaise, 0)
        const last = creditMoney(now, rest, { isWithinState })
        expect(taxByRate([...all, ...last])).toEqual(invoiced(lines, isWithinState))
      }),
    )
  })

  test('cannot be more than are out, nor can more be kept than they cost', () => {
    const credit =
      (pieces: number[], deductionPaise = 0) =>
      () =>
        creditPieces([{ ...sold(10_000, 5, 2), returned: 1, creditedPaise: 10_000 }], pieces, {
          isWithinState: true,
          deductionPaise,
        })
    expect(credit([1])).not.toThrow()
    for (const pieces of [[2], [-1], [0.5]]) expect(credit(pieces)).toThrow(RangeError)
    for (const retained of [10_001, -1, 0.5]) expect(credit([1], retained)).toThrow(RangeError)
  })

  test('are worth what is left of them after money was given for a flaw', () => {
    const flawed = { ...sold(10_000, 5), creditedPaise: 3_000 }
    expect(creditPieces([flawed], [1], { isWithinState: false })).toMatchObject([{ amountPaise: 7_000 }])
  })
})

describe('money alone', () => {
  test('belongs first to what came back and was not paid in full, then to all that is left', () => {
    const lines = [sold(100_000, 5), { ...sold(200_000, 18), returned: 1, creditedPaise: 190_000 }]
    const credit = (paise: number) =>
      creditMoney(lines, paise, { isWithinState: false }).map(({ at, amountPaise }) => [at, amountPaise])
    expect(credit(4_000)).toEqual([[1, 4_000]])
    expect(credit(10_000)).toEqual([[1, 10_000]])
    expect(credit(60_000)).toEqual([
      [0, 50_000],
      [1, 10_000],
    ])
    expect(() => credit(110_001)).toThrow(RangeError)
    expect(() => credit(-1)).toThrow(RangeError)
    expect(credit(0)).toEqual([])
  })
})
