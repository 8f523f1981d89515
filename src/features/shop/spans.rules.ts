import { m } from './messages/shop.messages.ts'

/** Settings that are the two ends of one span of days. */
const spans = [
  ['refundDaysLeast', 'refundDaysMost'],
  ['processingDaysLeast', 'processingDaysMost'],
  ['transitDaysLeast', 'transitDaysMost'],
] as const

type Days = Readonly<Record<(typeof spans)[number][number], number>>

/**
 * The spans that end before they begin, each named by its upper end.
 * @param changed of a change: others are left as they are, although they were stored so
 */
export const spanClashes = (settings: Days, changed: Partial<Days> = settings) =>
  spans
    .filter(([least, most]) => changed[least] !== undefined || changed[most] !== undefined)
    .filter(([least, most]) => settings[least] > settings[most])
    .map(([, field]) => ({ field, message: m.notFewer() }))
