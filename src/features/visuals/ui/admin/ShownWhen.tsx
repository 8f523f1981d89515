import { formatIndiaTime } from '#/platform/time/india.ts'
import { isShownAt } from '#/platform/time/shownDates.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import type { ManagedBanner } from '../../bannerDetails.schema.ts'
import { m } from './messages/admin.messages.ts'

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** Whether shoppers see it at the moment. */
export const isShownNow = ({ from, until }: Pick<ManagedBanner, 'from' | 'until'>): boolean =>
  isShownAt({ from: dateOf(from), until: dateOf(until) }, Date.now())

/** From when until when something is shown, by the clocks of India. */
export function ShownWhen({ dates }: { dates: Pick<ManagedBanner, 'from' | 'until'> }) {
  const { from, until } = dates
  if (!from && !until) return m.always()
  return (
    <span className="flex flex-col items-start gap-1">
      {!isShownNow(dates) && <Badge>{m.notNow()}</Badge>}
      {from && <span>{m.fromTime({ time: formatIndiaTime(from) })}</span>}
      {until && <span>{m.untilTime({ time: formatIndiaTime(until) })}</span>}
    </span>
  )
}
