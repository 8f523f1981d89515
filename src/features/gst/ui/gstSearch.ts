import { currentTag } from '#/platform/language/current.ts'
import type { GstMonths } from '../gst.schema.ts'
import { isMonth } from '../rules/months.rules.ts'

/** What the address of the page says; the usual month does not stand in it. */
export interface GstSearch {
  readonly month?: string
  readonly gstin?: string
}

/** Reads the address; what makes no sense is left out. */
export const readGstSearch = ({ month, gstin }: Record<string, unknown>): GstSearch => ({
  ...(typeof month === 'string' && isMonth(month) && month >= '2017-07' && { month }),
  ...(typeof gstin === 'string' && /^[0-9A-Z]{15}$/.test(gstin) && { gstin }),
})

/** Which month is looked at: the chosen one, else the last that is over, for its return is due next. */
export const chosenMonth = (
  { month }: GstSearch,
  { months }: Pick<GstMonths, 'months'>,
): string | undefined => month ?? (months.find(({ isOver }) => isOver) ?? months[0])?.month

/** `November 2026`. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(currentTag(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01`),
  )
