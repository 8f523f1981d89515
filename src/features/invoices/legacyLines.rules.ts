import type { InvoiceLine, SoldLine } from '#/features/orders/rules/documents.rules.ts'
import { sharesOf } from '#/platform/money/shares.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { taxInside } from './gst.rules.ts'

/**
 * How invoices and credit notes were reckoned before their lines were stored with them. What was issued then has no
 * lines of its own and must print for ever what it printed, so nothing here is ever changed.
 */

const rates = [
  { since: '2025-09-22', limitPaise: 250_000, low: 5, high: 18 },
  { since: '2017-07-01', limitPaise: 100_000, low: 5, high: 12 },
]

/**
 * Percent of a piece invoiced at a moment: the limit of garments was compared with the price, tax included.
 * @throws RangeError before GST began
 */
export function legacyRate(gstClass: string, pricePaise: number, date: Date): number {
  const day = indiaDay(date)
  const then = rates.find(({ since }) => since <= day)
  if (!then) throw new RangeError(`There was no GST on ${day}`)
  if (gstClass !== 'garment') return 5
  return pricePaise <= then.limitPaise ? then.low : then.high
}

/** The lines of an invoice that was issued without them. */
export const legacyLines = (
  sold: readonly SoldLine[],
  issuedAt: Date,
  isWithinState: boolean,
): InvoiceLine[] =>
  sold.map(({ sku: _unknownThen, ...line }) => {
    const rate = legacyRate(line.gstClass, line.pricePaise, issuedAt)
    const amountPaise = line.pricePaise * line.quantity
    return { ...line, rate, amountPaise, ...taxInside(amountPaise, rate, isWithinState) }
  })

/** The lines of a credit note that was issued without them: its amount, spread over all lines of the invoice. */
export function legacyNoteLines(
  invoiced: readonly InvoiceLine[],
  amountPaise: number,
  isWithinState: boolean,
): InvoiceLine[] {
  const full = invoiced.map((line) => line.amountPaise)
  const shares = sharesOf(amountPaise, full)
  const isPartial = shares.some((share, at) => share !== full[at])
  return invoiced.map((line, at) => {
    const share = shares[at] ?? 0
    const quantity = isPartial ? 0 : line.quantity
    return { ...line, quantity, amountPaise: share, ...taxInside(share, line.rate, isWithinState) }
  })
}
