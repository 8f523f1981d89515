import type { Day } from '#/platform/time/days.ts'
import { firstDayOf, type Month } from './months.rules.ts'

/**
 * Limits of the returns as data, each from a day on. Nothing is ever changed here, only added at the top: a month is made by
 * what held on its first day. All of it is to be checked by the accountant (docs/gst.md says where it was read).
 */
interface Since<Value> {
  /** First day in India. */
  readonly since: Day
  readonly value: Value
}

/** The newest first. */
const at = <Value>(dated: readonly Since<Value>[], month: Month): Value => {
  const found = dated.find(({ since }) => since <= firstDayOf(month))
  if (!found) throw new RangeError(`There was no GST in ${month}`)
  return found.value
}

const GST_BEGAN = '2017-07-01'

const largeInvoice: readonly Since<number>[] = [
  // Notification 12/2024-CT.
  { since: '2024-08-01', value: 10_000_000 },
  { since: GST_BEGAN, value: 25_000_000 },
]

/**
 * The value in paise above which an invoice to a consumer of another state stands by itself (B2CL), and not in the sums of its state (B2CS).
 * @param month that of the invoice, also where a credit note corrects it later
 */
export const largeInvoicePaise = (month: Month): number => at(largeInvoice, month)

const hsnApart: readonly Since<boolean>[] = [
  // Phase III of table 12, advisory of the portal.
  { since: '2025-05-01', value: true },
  { since: GST_BEGAN, value: false },
]

/** Whether the table of codes (HSN) is divided into businesses and consumers. */
export const isHsnApart = (month: Month): boolean => at(hsnApart, month)

/** How much a shop sold in a year at most, since 2017-18; it decides about codes and e-invoices. */
export const turnovers = ['upTo5Crore', 'upTo10Crore', 'above10Crore'] as const
export type Turnover = (typeof turnovers)[number]

const hsnDigits: readonly Since<Readonly<Record<Turnover, number>>>[] = [
  // Notification 78/2020-CT.
  { since: '2021-04-01', value: { upTo5Crore: 4, upTo10Crore: 6, above10Crore: 6 } },
  { since: GST_BEGAN, value: { upTo5Crore: 2, upTo10Crore: 4, above10Crore: 4 } },
]

/** The fewest digits of a code (HSN). */
export const fewestHsnDigits = (month: Month, turnover: Turnover): number => at(hsnDigits, month)[turnover]

const einvoices: readonly Since<readonly Turnover[]>[] = [
  // Notification 10/2023-CT: above 5 crore. Before that, 10 crore.
  { since: '2023-08-01', value: ['upTo10Crore', 'above10Crore'] },
  { since: '2022-10-01', value: ['above10Crore'] },
  { since: GST_BEGAN, value: [] },
]

/** Whether documents to businesses have to be registered at the e-invoice portal. */
export const needsEinvoices = (month: Month, turnover: Turnover): boolean =>
  at(einvoices, month).includes(turnover)
