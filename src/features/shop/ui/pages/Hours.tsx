import type { ShopSettings } from '../../shop.schema.ts'
import { m } from './messages/pages.messages.ts'

/** Business hours as a small table (specification, section 9). */
export function Hours({ shop }: { shop: ShopSettings }) {
  const rows = [
    [m.weekdays(), shop.hoursWeekdays],
    [m.saturday(), shop.hoursSaturday],
    [m.sunday(), shop.hoursSunday],
  ] as const
  return (
    <dl className="max-w-md divide-y divide-line">
      {rows.map(([days, hours]) => (
        <div key={days} className="flex justify-between gap-6 py-2.5">
          <dt>{days}</dt>
          <dd className="font-semibold text-ink tabular-nums">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
