import { useSuspenseQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { businessDays, daysOnTheRoad } from '#/features/shop/policy.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { currentTag } from '#/platform/language/current.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { startingEvents } from '../../rules/events.rules.ts'
import {
  type Arrival,
  arriving,
  leaving,
  stepsAfterPlacing,
  withServiceDays,
} from '../../rules/next.rules.ts'
import type { Order } from '../../schema/orders.schema.ts'
import { m } from './messages/next.messages.ts'

// Days are those of a calendar: in UTC none of them moves.
const calendar = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const
const longDay = (day: string): string => new Date(day).toLocaleDateString(currentTag(), calendar)

/** When the shop began with an order that was paid, or placed to be paid at the door. */
const startOf = ({ events, createdAt }: Order): string =>
  events.findLast(({ event }) => startingEvents.has(event))?.at ?? createdAt

/** What the shop knows of an order's way: what happens until it leaves, when that is, and between which days it usually arrives. Nothing once it is there. */
export function WhatNext({ order, confirmsItself = false }: { order: Order; confirmsItself?: boolean }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const { status, events, paymentId: payment, cashCheck } = order
  const promise = withServiceDays(shop, order.services)
  const waiting = { status, payment, startedAt: startOf(order), cashCheck }
  const leaves = leaving(waiting, promise)
  const sentAt = events.findLast(({ event }) => event === 'shipped')?.at
  const arrival = arriving(waiting, promise, sentAt)
  if (!leaves && !arrival) return null
  return (
    <section
      aria-labelledby={leaves ? 'what-next' : 'when-here'}
      className="rounded-md border border-line bg-surface p-5 text-start"
    >
      {leaves && (
        <>
          <h2 id="what-next" className="text-xl">
            {m.whatNext()}
          </h2>
          <ol className="mt-3 mb-5 list-decimal space-y-1.5 ps-5 marker:text-ink-faint">
            {stepsAfterPlacing({
              payment,
              hasReference: payment.reference !== null,
              confirmsItself,
              amount: formatRupees(payment.atDelivery ?? payment.amount),
              promise,
              cashCheck,
            }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <h3 id="when-here" className="text-lg">
        {m.whenArrives()}
      </h3>
      {arrival && <Window arrival={arrival} order={order} />}
      {leaves && <Leaves leaves={leaves} promise={promise} arrival={arrival} />}
      {!arrival && <Unknown order={order} />}
    </section>
  )
}

const Day = ({ day }: { day: string }) => (
  <strong>
    <time dateTime={day}>{longDay(day)}</time>
  </strong>
)

/** The town that it goes to. */
const placeOf = ({ billingAddress, deliveryAddress: to = billingAddress }: Order): string =>
  `${to.zipCode} ${to.city}`

function Window({ arrival: { from, to }, order }: { arrival: Arrival; order: Order }) {
  const place = placeOf(order)
  return (
    <p className="mt-1.5 wrap-anywhere">
      {from === to ? (
        <Sentence
          text={m.usuallyOn({ day: '{day}', place: '{place}' })}
          parts={{ day: <Day day={to} />, place }}
        />
      ) : (
        <Sentence
          text={m.usuallyBetween({ from: '{from}', to: '{to}', place: '{place}' })}
          parts={{ from: <Day day={from} />, to: <Day day={to} />, place }}
        />
      )}
    </p>
  )
}

interface LeavesProps {
  leaves: NonNullable<ReturnType<typeof leaving>>
  promise: PublicShop
  arrival: Arrival | undefined
}

function Leaves({ leaves, promise, arrival }: LeavesProps) {
  const days = businessDays(promise.processingDaysLeast, promise.processingDaysMost)
  const road = daysOnTheRoad(promise)
  const later = road && ` ${m.couriersTake({ road })}`
  if (leaves === 'onceApproved')
    return (
      <p className="mt-1.5">
        {m.onceApproved({ days })}
        {later}
      </p>
    )
  if (leaves === 'onceConfirmed')
    return (
      <p className="mt-1.5">
        {m.onceConfirmed({ days })}
        {later}
      </p>
    )
  return (
    <p className={clsx('mt-1.5', arrival && 'text-ink-soft')}>
      <Sentence
        text={m.leavesBy({ day: '{day}' })}
        parts={{ day: arrival ? <time dateTime={leaves}>{longDay(leaves)}</time> : <Day day={leaves} /> }}
      />
    </p>
  )
}

/** Of a shop that says nothing of its couriers. */
function Unknown({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  if (daysOnTheRoad(shop)) return null
  return <p className="mt-1.5 text-ink-soft wrap-anywhere">{m.roadUnknown({ place: placeOf(order) })}</p>
}
