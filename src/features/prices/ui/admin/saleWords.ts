import { formatRupees } from '#/platform/money/money.ts'
import type { Tone } from '#/ui/kit/Badge.tsx'
import type { ListedSale } from '../../sales/sales.schema.ts'
import type { SaleState } from '../../sales.rules.ts'

/** What a list of sales says of their states. */
export const stateWords: Readonly<Record<SaleState, { label: string; tone: Tone }>> = {
  waiting: { label: 'To come', tone: 'warning' },
  running: { label: 'On now', tone: 'success' },
  over: { label: 'Over', tone: 'neutral' },
}

/** How much a sale takes off. */
export const offWords = ({ by, percent, price }: Pick<ListedSale, 'by' | 'percent' | 'price'>): string =>
  by === 'percent' ? `${percent ?? 0} % off` : `each at ${formatRupees(price ?? 0)}`

const dayIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
const month = dayIn({ month: 'long', year: 'numeric' })
const day = dayIn({ day: 'numeric', month: 'short' })

/** The month under which a sale stands, in India. */
export const monthOf = ({ from }: Pick<ListedSale, 'from'>): string => month.format(new Date(from))

/** Its first and its last day in India: a sale that ends at midnight ends with the day before. */
export function daysOf({ from, until }: Pick<ListedSale, 'from' | 'until'>): string {
  const [first, last] = [day.format(new Date(from)), day.format(new Date(Date.parse(until) - 1))]
  return first === last ? first : `${first} to ${last}`
}

/** What became of its products, in a sentence; empty for one that has not begun. */
export function progressWords({ state, reduced, open }: ListedSale): string {
  if (state === 'waiting') return ''
  const products = (many: number) => `${many.toLocaleString('en-IN')} ${many === 1 ? 'product' : 'products'}`
  if (open > 0)
    return state === 'running'
      ? `${products(open)} still to be reduced`
      : `${products(open)} still to be put back`
  return `${products(reduced)} ${state === 'running' ? 'reduced' : 'were reduced'}`
}
