import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { businessDays } from '#/features/shop/ui/pages/policy.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { startingEvents } from '../../rules/events.rules.ts'
import { leaving, stepsAfterPlacing, withServiceDays } from '../../rules/next.rules.ts'
import type { Order } from '../../schema/orders.schema.ts'

// Days are those of a calendar: in UTC none of them moves.
const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** When the shop began with an order that was paid, or placed to be paid at the door. */
const startOf = ({ events, createdAt }: Order): string =>
  events.findLast(({ event }) => startingEvents.has(event))?.at ?? createdAt

/** What the shop knows of an order's way: when it leaves, and what happens until then. Nothing once it is packed. */
export function WhatNext({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const {
    status,
    paymentId: payment,
    cashCheck,
    billingAddress,
    deliveryAddress: to = billingAddress,
  } = order
  const promise = withServiceDays(shop, order.services)
  const leaves = leaving({ status, payment, startedAt: startOf(order), cashCheck }, promise)
  if (!leaves) return null
  const steps = stepsAfterPlacing({
    payment,
    hasReference: payment.reference !== null,
    amount: formatRupees(payment.atDelivery ?? payment.amount),
    promise,
    cashCheck,
  })
  const days = businessDays(promise.processingDaysLeast, promise.processingDaysMost)
  return (
    <section aria-labelledby="what-next" className="rounded-md border border-line bg-surface p-5 text-start">
      <h2 id="what-next" className="text-xl">
        What happens next
      </h2>
      <ol className="mt-3 list-decimal space-y-1.5 ps-5 marker:text-ink-faint">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="mt-5 text-lg">When it arrives</h3>
      <p className="mt-1.5">
        {leaves === 'onceApproved' ? (
          <>It leaves us within {days} of your payment’s approval.</>
        ) : leaves === 'onceConfirmed' ? (
          <>It leaves us within {days} once you confirmed it.</>
        ) : (
          <>
            It leaves us by{' '}
            <strong>
              <time dateTime={leaves}>{longDay.format(new Date(leaves))}</time>
            </strong>
            , unless a public holiday falls between.
          </>
        )}
      </p>
      <p className="mt-1.5 text-ink-soft wrap-anywhere">
        How long the courier takes to {to.zipCode} {to.city} is known once it has left: with the number of the
        parcel you can follow it.
      </p>
    </section>
  )
}
