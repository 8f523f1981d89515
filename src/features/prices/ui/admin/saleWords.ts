import { currentTag } from '#/platform/language/current.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import type { Tone } from '#/ui/kit/Badge.tsx'
import type { ListedSale } from '../../sales/sales.schema.ts'
import type { SaleScope, SaleState } from '../../sales.rules.ts'
import { m } from './messages/admin.messages.ts'

/** What a list of sales says of their states. */
export const stateWords: Readonly<Record<SaleState, { label: () => string; tone: Tone }>> = {
  waiting: { label: m.toCome, tone: 'warning' },
  running: { label: m.onNow, tone: 'success' },
  over: { label: m.over, tone: 'neutral' },
}

/** In the order in which a form offers them. */
export const scopeLabels: Readonly<Record<SaleScope, () => string>> = {
  categories: m.categories,
  collection: m.aCollection,
  products: m.byHand,
  all: m.everything,
}

/** How much a sale takes off. */
export const offWords = ({ by, percent, price }: Pick<ListedSale, 'by' | 'percent' | 'price'>): string =>
  by === 'percent' ? m.off({ percent: percent ?? 0 }) : m.eachAt({ price: formatRupees(price ?? 0) })

const dateIn = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString(currentTag(), { timeZone: 'Asia/Kolkata', ...options })
const day = (date: Date) => dateIn(date, { day: 'numeric', month: 'short' })

/** The month under which a sale stands, in India. */
export const monthOf = ({ from }: Pick<ListedSale, 'from'>): string =>
  dateIn(new Date(from), { month: 'long', year: 'numeric' })

/** Its first and its last day in India: a sale that ends at midnight ends with the day before. */
export function daysOf({ from, until }: Pick<ListedSale, 'from' | 'until'>): string {
  const [first, last] = [day(new Date(from)), day(new Date(Date.parse(until) - 1))]
  return first === last ? first : m.days({ first, last })
}

/** What became of its products, in a sentence; empty for one that has not begun. */
export function progressWords({ state, reduced, open }: ListedSale): string {
  if (state === 'waiting') return ''
  const isRunning = state === 'running'
  if (open > 0) return isRunning ? m.toBeReduced(counted(open)) : m.toBePutBack(counted(open))
  return isRunning ? m.reduced(counted(reduced)) : m.wereReduced(counted(reduced))
}
