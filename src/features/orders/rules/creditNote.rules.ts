import { overStatuses } from './statuses.rules.ts'

/** Why a credit note was written: money went back alone, or the order ended so, in part or whole. */
export const creditReasons = ['refund', ...overStatuses] as const
export type CreditReason = (typeof creditReasons)[number]

export const creditReasonLabels: Record<CreditReason, string> = {
  cancelled: 'The order was cancelled',
  returned: 'The goods were returned',
  undelivered: 'The goods did not reach the buyer',
  refund: 'A part of the price was refunded',
}

const PREFIXED_UP_TO = 999_999

/** The number of a credit note, unique within its financial year and at most 16 characters (Rule 53): `CN/26-27/000042`. */
export function creditNoteNumber(year: string, serial: number): string {
  const short = year.slice(2)
  return serial <= PREFIXED_UP_TO
    ? `CN/${short}/${String(serial).padStart(6, '0')}`
    : `C${short}/${String(serial).padStart(9, '0')}`
}

/**
 * Shares of an amount in proportion to what the lines cost, whole paise that add up to it: what rounding leaves goes to the
 * lines that lost most.
 */
export function sharesOf(amountPaise: number, lines: readonly number[]): number[] {
  const total = BigInt(lines.reduce((sum, line) => sum + line, 0))
  if (total === 0n) return lines.map(() => 0)
  const exact = lines.map((line) => BigInt(line) * BigInt(amountPaise))
  const shares = exact.map((value) => Number(value / total))
  const left = amountPaise - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((value, at) => ({ at, loss: Number(value % total) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at)
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
