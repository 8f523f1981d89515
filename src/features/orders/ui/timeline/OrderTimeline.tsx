import clsx from 'clsx'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Check, StickyNote } from '#/ui/icons/other.tsx'
import { X } from '#/ui/icons/storefront.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { eventText, troubles } from '../../rules/events.rules.ts'
import type { Order } from '../../schema/orders.schema.ts'
import { CopyText } from '../CopyText.tsx'
import { m } from '../messages/order.messages.ts'
import type { OrdersArea } from '../ordersSearch.ts'
import { TrackingLink } from '../TrackingLink.tsx'
import { type TimelineEntry, timelineOf } from './timeline.rules.ts'

/** What happened to an order and what is still to come; "Track order" leads here. */
export function OrderTimeline({ area, order }: { area: OrdersArea; order: Order }) {
  return (
    <section id="timeline" aria-labelledby="timeline-heading" className="scroll-mt-24">
      <h2 id="timeline-heading" className="mb-3 text-xl">
        {area === 'admin' ? m.whatHappened() : m.whereOrderIs()}
      </h2>
      <ol className="grid">
        {timelineOf(order).map((entry) => (
          <li
            key={entry.key}
            className="relative grid [--dot:min(2rem,36px)] grid-cols-[var(--dot)_minmax(0,1fr)] gap-x-[12px] pb-5 last:pb-0 not-last:before:absolute not-last:before:inset-y-0 not-last:before:start-[calc(var(--dot)/2-0.5px)] not-last:before:w-px not-last:before:bg-line"
          >
            <Dot entry={entry} />
            <div className={clsx('min-w-0 pt-1', !entry.at && 'text-ink-faint')}>
              <p className="flex flex-wrap gap-x-2 leading-6">
                <span className={clsx(entry.at && 'font-semibold')}>{eventText(entry.event)}</span>
                {!entry.at && <span className="sr-only"> {m.stillToCome()}</span>}
                {entry.at && (
                  <time dateTime={entry.at} className="text-sm/6 text-ink-faint">
                    {formatIndiaTime(entry.at)}
                  </time>
                )}
                {entry.by && <span className="text-sm/6 text-ink-faint">{m.by({ name: entry.by })}</span>}
              </p>
              {entry.event === 'shipped' && entry.at && order.carrier && (
                <p className="text-sm text-ink-soft">
                  <Sentence
                    text={m.carrierAndNumber({ carrier: '{carrier}', number: '{number}' })}
                    parts={{
                      carrier: order.carrier,
                      number: <CopyText text={order.trackingNumber ?? ''} name={m.trackingNumber()} />,
                    }}
                  />
                  <span className="block">
                    <TrackingLink order={order} />
                  </span>
                </p>
              )}
              {entry.text && (
                <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{entry.text}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Dot({ entry: { event, at } }: { entry: TimelineEntry }) {
  const isBad = troubles.has(event)
  const Icon = isBad ? X : event === 'note' ? StickyNote : Check
  return (
    <span
      aria-hidden
      className={clsx(
        'relative grid size-(--dot) place-items-center rounded-full border',
        !at && 'border-line bg-page',
        at && isBad && 'border-danger bg-danger text-white',
        at && event === 'note' && 'border-line bg-sand text-ink-soft',
        at && !isBad && event !== 'note' && 'border-success bg-success text-white',
      )}
    >
      {at && <Icon className="size-4" strokeWidth={2.25} />}
    </span>
  )
}
