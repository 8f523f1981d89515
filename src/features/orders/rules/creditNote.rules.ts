import { m } from '../messages/orders.messages.ts'
import { overStatuses } from './statuses.rules.ts'

/** Why a credit note was written: money went back alone, or the order ended so, in part or whole. */
export const creditReasons = ['refund', ...overStatuses] as const
export type CreditReason = (typeof creditReasons)[number]

export const creditReasonLabels: Record<CreditReason, string> = {
  get cancelled() {
    return m.creditCancelled()
  },
  get returned() {
    return m.creditReturned()
  },
  get undelivered() {
    return m.creditUndelivered()
  },
  get refund() {
    return m.creditRefund()
  },
}

const PREFIXED_UP_TO = 999_999

/** The number of a credit note, unique within its financial year and at most 16 characters (Rule 53): `CN/26-27/000042`. */
export function creditNoteNumber(year: string, serial: number): string {
  const short = year.slice(2)
  return serial <= PREFIXED_UP_TO
    ? `CN/${short}/${String(serial).padStart(6, '0')}`
    : `C${short}/${String(serial).padStart(9, '0')}`
}
