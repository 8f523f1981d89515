import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDays } from '#/features/shop/policy.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { m } from '../messages/tailoring.messages.ts'
import { daysAdded } from '../tailoring.rules.ts'

/** What chosen services make of the promise; nothing where they add no day. */
export function ServiceDays({ services }: { services: readonly { readonly days: number }[] }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const days = daysAdded(services)
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {days > 0 &&
        m.leavesWithin({
          days: businessDays(shop.processingDaysLeast + days, shop.processingDaysMost + days),
        })}
    </p>
  )
}
