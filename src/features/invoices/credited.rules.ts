import { costOfInvoiced, type SoldLine, type TaxParts } from '#/features/orders/rules/documents.rules.ts'
import { sharesOf } from '#/platform/money/shares.ts'
import { taxInside } from './gst.rules.ts'

/** A line of an invoice, with what became of it since. */
export interface CreditableLine extends Pick<SoldLine, 'offered'> {
  /** Pieces that were invoiced. */
  readonly quantity: number
  /** Paise a piece, tax included. */
  readonly pricePaise: number
  /** Percent, as it was invoiced. */
  readonly rate: number
  /** Pieces that earlier credit notes took back. */
  readonly returned: number
  /** Paise that earlier credit notes took off this line, for pieces or for money alone. */
  readonly creditedPaise: number
}

/** What one credit note takes off one line. */
export interface LineCredit extends TaxParts {
  /** Which line, counted from 0. */
  readonly at: number
  /** Pieces that come back; 0 where only money does. */
  readonly quantity: number
  readonly rate: number
  readonly amountPaise: number
}

const left = (line: CreditableLine): number => costOfInvoiced(line, 0, line.quantity) - line.creditedPaise

/**
 * The tax inside a further part of a line: that of all that is credited then, less that of what was credited before. So
 * however a line is cut, its parts add up to what its invoice said, each within a paisa of its own tax.
 */
function creditLine(
  line: CreditableLine,
  { at, quantity, amountPaise }: { at: number; quantity: number; amountPaise: number },
  isWithinState: boolean,
): LineCredit {
  // guard: credited-before
  const before = taxInside(line.creditedPaise, line.rate, isWithinState)
  // guard: credited-after
  const after = taxInside(line.creditedPaise + amountPaise, line.rate, isWithinState)
  return {
    at,
    quantity,
    rate: line.rate,
    amountPaise,
    taxablePaise: after.taxablePaise - before.taxablePaise,
    cgstPaise: after.cgstPaise - before.cgstPaise,
    sgstPaise: after.sgstPaise - before.sgstPaise,
    igstPaise: after.igstPaise - before.igstPaise,
  }
}

/**
 * What a credit note says of pieces that come back (section 34 of the CGST Act): their own lines at their own rates,
 * nothing of the others. The notes of all pieces add up to the invoice, to the paisa.
 * @param pieces that come back now, one number a line
 * @param deductionPaise what the shop keeps of their price, e.g. the cost of fetching them; taken off in proportion
 * @throws RangeError for more pieces than are still out, or a deduction above their price
 */
export function creditPieces(
  lines: readonly CreditableLine[],
  pieces: readonly number[],
  {
    isWithinState,
    deductionPaise = 0,
  }: { readonly isWithinState: boolean; readonly deductionPaise?: number },
): LineCredit[] {
  const prices = lines.map((line, at) => {
    const back = pieces[at] ?? 0
    if (!Number.isInteger(back) || back < 0 || line.returned + back > line.quantity)
      throw new RangeError(`Line ${at}: ${back} pieces cannot come back`)
    // Money may have been given for a flaw before the piece itself came back.
    return Math.min(costOfInvoiced(line, line.returned, back), left(line))
  })
  const total = prices.reduce((sum, price) => sum + price, 0)
  if (!Number.isInteger(deductionPaise) || deductionPaise < 0 || deductionPaise > total)
    throw new RangeError(`${deductionPaise} paise cannot be kept of ${total}`)
  const retained = sharesOf(deductionPaise, prices)
  return lines.flatMap((line, at) => {
    const quantity = pieces[at] ?? 0
    const amountPaise = (prices[at] ?? 0) - (retained[at] ?? 0)
    return quantity === 0 ? [] : [creditLine(line, { at, quantity, amountPaise }, isWithinState)]
  })
}

/**
 * What a credit note over money alone says: first it belongs to the lines of which pieces came back and something was
 * kept, then to all in proportion to what is left of them.
 * @throws RangeError for more than is left of the invoice
 */
export function creditMoney(
  lines: readonly CreditableLine[],
  amountPaise: number,
  { isWithinState }: { readonly isWithinState: boolean },
): LineCredit[] {
  const rest = lines.map(left)
  const total = rest.reduce((sum, paise) => sum + paise, 0)
  if (!Number.isInteger(amountPaise) || amountPaise < 0 || amountPaise > total)
    throw new RangeError(`${amountPaise} paise cannot be credited of ${total}`)
  const retained = lines.map((line) =>
    Math.max(0, costOfInvoiced(line, 0, line.returned) - line.creditedPaise),
  )
  const allRetained = retained.reduce((sum, paise) => sum + paise, 0)
  const first = sharesOf(Math.min(amountPaise, allRetained), retained)
  const others = rest.map((paise, at) => paise - (first[at] ?? 0))
  const then = sharesOf(Math.max(0, amountPaise - allRetained), others)
  return lines.flatMap((line, at) => {
    const paise = (first[at] ?? 0) + (then[at] ?? 0)
    return paise === 0 ? [] : [creditLine(line, { at, quantity: 0, amountPaise: paise }, isWithinState)]
  })
}

/** A line after a credit note, to reckon the next one. */
export const afterCredit = (
  lines: readonly CreditableLine[],
  credits: readonly LineCredit[],
): CreditableLine[] =>
  lines.map((line, index) => {
    const credit = credits.find(({ at }) => at === index)
    if (!credit) return line
    return {
      ...line,
      returned: line.returned + credit.quantity,
      creditedPaise: line.creditedPaise + credit.amountPaise,
    }
  })

/** Taxable value and tax per rate, the lowest rate first. */
export function taxByRate(
  parts: readonly (TaxParts & { readonly rate: number })[],
): (TaxParts & { readonly rate: number })[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((one, other) => one - other)
  return rates.map((rate) => {
    const sum = (of: (part: TaxParts) => number) =>
      parts.reduce((total, part) => (part.rate === rate ? total + of(part) : total), 0)
    return {
      rate,
      taxablePaise: sum((part) => part.taxablePaise),
      cgstPaise: sum((part) => part.cgstPaise),
      sgstPaise: sum((part) => part.sgstPaise),
      igstPaise: sum((part) => part.igstPaise),
    }
  })
}

/**
 * Pieces that come back for an amount that was agreed: less than they cost, and the rest is kept; more, and the rest is
 * money alone.
 * @throws RangeError for more pieces than are still out, or more than is left of the invoice
 */
export function creditReturn(
  lines: readonly CreditableLine[],
  pieces: readonly number[],
  { amountPaise, isWithinState }: { readonly amountPaise: number; readonly isWithinState: boolean },
): LineCredit[] {
  const whole = creditPieces(lines, pieces, { isWithinState })
  const worth = whole.reduce((sum, credit) => sum + credit.amountPaise, 0)
  if (amountPaise < worth) {
    return creditPieces(lines, pieces, { isWithinState, deductionPaise: worth - amountPaise })
  }
  const more = creditMoney(afterCredit(lines, whole), amountPaise - worth, { isWithinState })
  return lines.flatMap((line, index) => {
    const parts = [...whole, ...more].filter(({ at }) => at === index)
    if (parts.length === 0) return []
    const sum = (of: (part: LineCredit) => number) => parts.reduce((total, part) => total + of(part), 0)
    const quantity = sum((part) => part.quantity)
    return [
      creditLine(line, { at: index, quantity, amountPaise: sum((part) => part.amountPaise) }, isWithinState),
    ]
  })
}
