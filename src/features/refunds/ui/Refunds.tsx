import clsx from 'clsx'
import { useState } from 'react'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import { refundKindLabels } from '#/features/orders/rules/refunds.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { Refund } from '#/features/orders/schema/refunds.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge, type Tone } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { DropRefundDialog } from './DropRefundDialog.tsx'
import { m } from './messages/goingBack.messages.ts'
import { NewRefundDialog } from './NewRefundDialog.tsx'
import { SendRefundDialog } from './SendRefundDialog.tsx'
import { useProviderName } from './useProviderName.ts'

/** Money that goes back, in plain words for the customer; the admin sends it from here. Nothing where there is none. */
export function Refunds({ area, order, className }: { area: OrdersArea; order: Order; className?: string }) {
  const [isNew, setNew] = useState(false)
  const { refunds, refundable = 0 } = order
  const mayOwe = area === 'admin' && refundable > 0
  if (refunds.length === 0 && !mayOwe) return null
  return (
    <section
      aria-labelledby="refunds-heading"
      className={clsx('rounded-md border border-line bg-surface p-5', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="refunds-heading" className="text-xl">
          {area === 'admin' ? m.refunds() : m.yourRefund()}
        </h2>
        {mayOwe && (
          <Button size="sm" variant="quiet" onClick={() => setNew(true)}>
            {m.refundPart()}
          </Button>
        )}
      </div>
      {refunds.length === 0 && (
        <p className="mt-1 text-sm text-ink-soft">{m.nothingOwed({ amount: formatRupees(refundable) })}</p>
      )}
      <ul className="grid divide-y divide-line">
        {refunds.map((refund) => (
          <li key={refund._id} className="py-3 first:pt-3 last:pb-0">
            {area === 'admin' ? <AdminRefund order={order} refund={refund} /> : <p>{plainWords(refund)}</p>}
          </li>
        ))}
      </ul>
      {isNew && <NewRefundDialog order={order} onClose={() => setNew(false)} />}
    </section>
  )
}

function plainWords({ amount: rupees, kind, state, reference, sentAt }: Refund): string {
  const amount = formatRupees(rupees)
  if (kind === 'credit' && reference)
    return state === 'failed'
      ? m.paysNoMore({ amount, what: reference })
      : m.paysFor({ amount, what: reference })
  if (state === 'failed') return m.didNotReach({ amount })
  if (kind === 'credit' && sentAt !== null) return m.inCredit({ amount, day: formatIndiaDay(sentAt) })
  const isCard = kind === PROVIDER_KIND
  if (state === 'due' || sentAt === null) {
    if (kind === 'credit') return m.weGiveCredit({ amount })
    return isCard ? m.weSendCard({ amount }) : m.weSend({ amount })
  }
  const day = formatIndiaDay(sentAt)
  return [
    isCard ? m.sentCard({ amount, day }) : m.sentYou({ amount, how: refundKindLabels[kind], day }),
    ...(reference ? [m.referenceIs({ reference })] : []),
    ...(isCard ? [m.bankDays()] : []),
  ].join(' ')
}

const stateLook: Record<Refund['state'], { readonly name: () => string; readonly tone: Tone }> = {
  due: { name: m.due, tone: 'warning' },
  sent: { name: m.sent, tone: 'success' },
  failed: { name: m.failed, tone: 'danger' },
}

function AdminRefund({ order, refund }: { order: Order; refund: Refund }) {
  const [open, setOpen] = useState<'send' | 'drop'>()
  const close = () => setOpen(undefined)
  const provider = useProviderName()
  const { amount, kind, state, origin, reference, sentAt, note, by, isUnsure } = refund
  const money = formatRupees(amount)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{money}</span>
          <Badge tone={stateLook[state].tone}>{stateLook[state].name()}</Badge>
          {state !== 'due' && <span className="text-sm text-ink-soft">{refundKindLabels[kind]}</span>}
        </p>
        {sentAt && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {formatIndiaDay(sentAt)}
            {by && `, ${by}`}
            {origin === PROVIDER_KIND && `, ${m.madeAt({ provider })}`}
            {reference && `, ${m.reference({ reference })}`}
          </p>
        )}
        {note && <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{note}</p>}
        {state === 'failed' && <p className="text-sm text-ink-soft">{m.saysFailed({ provider })}</p>}
        {isUnsure && <p className="text-sm text-warning">{m.didNotSay({ provider })}</p>}
      </div>
      {state === 'due' && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            aria-label={m.sendOf({ amount: money })}
            onClick={() => setOpen('send')}
          >
            {m.send()}
          </Button>
          {!isUnsure && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={m.withdrawOf({ amount: money })}
              onClick={() => setOpen('drop')}
            >
              {m.withdraw()}
            </Button>
          )}
        </div>
      )}
      {open === 'send' && <SendRefundDialog order={order} refund={refund} onClose={close} />}
      {open === 'drop' && <DropRefundDialog refund={refund} onClose={close} />}
    </div>
  )
}
