import { useState } from 'react'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useReopenReceipt } from '../receipts.queries.ts'
import type { ReceiptOutcome, ReceiptSource } from '../receipts.rules.ts'
import type { Receipt, Suggested } from '../receipts.schema.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { m } from './messages/incoming.messages.ts'
import { PaidLink, paidName } from './PaidLink.tsx'
import { SettleDialog } from './SettleDialog.tsx'

const sources: Record<ReceiptSource, () => string> = {
  statement: m.fromStatement,
  mail: m.fromMail,
  provider: m.fromProvider,
  hand: m.fromHand,
}

const outcomes: Record<ReceiptOutcome, () => string> = {
  refund: m.sentBack,
  credit: m.givenAsCredit,
  notOrder: m.noOrders,
  duplicate: m.sameMoney,
}

/** Money that came in: how much, from whom, what it paid or may have paid, and what can be done. */
export function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { amount, receivedOn, utr, payer, narration, account, source, by } = receipt
  return (
    <li className="rounded-md border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="text-lg tabular-nums">{formatRupees(amount)}</strong>
        <span className="text-ink-soft">{formatIndiaDay(`${receivedOn}T06:00:00Z`)}</span>
        {utr && (
          <span className="text-sm">
            {m.utr()} <CopyText text={utr} name={m.utrName()} />
          </span>
        )}
        <span className="text-sm text-ink-faint">
          {[sources[source](), account, by].filter(Boolean).join(' · ')}
        </span>
      </div>
      {(payer || narration) && (
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {[payer, narration].filter(Boolean).join(' · ')}
        </p>
      )}
      <What receipt={receipt} />
      <Actions receipt={receipt} />
    </li>
  )
}

/** What became of it. */
function What({ receipt }: { receipt: Receipt }) {
  const { order, matchedBy, outcome, returned, returnReference, settledBy, note, left } = receipt
  return (
    <>
      {order && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="success">{m.paid()}</Badge>
          <PaidLink {...order} />
          <span className="text-sm text-ink-soft">
            {matchedBy
              ? m.matchedBy({ amount: formatRupees(order.amount), name: matchedBy })
              : m.certain({ amount: formatRupees(order.amount) })}
          </span>
        </p>
      )}
      {outcome && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
          <Badge tone="neutral">{outcomes[outcome]()}</Badge>
          <span className="text-sm text-ink-soft">
            {[returned > 0 && formatRupees(returned), returnReference, settledBy, note]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      )}
      {left > 0 && (order || returned > 0) && (
        <p className="mt-2 text-sm font-semibold text-warning">
          {order
            ? m.moreThanAsked({ amount: formatRupees(left) })
            : m.leftOfIt({ amount: formatRupees(left) })}
        </p>
      )}
    </>
  )
}

function Actions({ receipt }: { receipt: Receipt }) {
  const { _id, amount, order, outcome, left, suggestions } = receipt
  const [open, setOpen] = useState<{ readonly match?: Suggested | 'none'; readonly settle?: true }>()
  const reopen = useReopenReceipt()
  const name = m.amountOfDay({ amount: formatRupees(amount), day: receipt.receivedOn })
  const isPutAway = outcome === 'notOrder' || outcome === 'duplicate'
  const suggested = suggestions.find(({ order: { is } }) => is === 'order')?.order.number
  return (
    <>
      {suggestions.map(({ order: wanted, doubt, text }) => (
        <div
          key={wanted._id}
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand px-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap gap-x-3">
              <PaidLink {...wanted} />
              <span className="py-1 wrap-anywhere">{wanted.name}</span>
              <span className="py-1 tabular-nums">{formatRupees(wanted.amount)}</span>
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">{text}</p>
          </div>
          {doubt === 'paidAlready' ? (
            // What has its receipt takes no second one: it can only go back.
            <Button
              size="sm"
              variant="primary"
              aria-label={m.giveBackOnTop({ name, thing: paidName(wanted) })}
              onClick={() => setOpen({ settle: true })}
            >
              {m.giveItBack()}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="primary"
              aria-label={m.paidWhat({ name, thing: paidName(wanted) })}
              onClick={() => setOpen({ match: wanted })}
            >
              {wanted.is === 'order' ? m.itPaidThisOrder() : m.itPaidThisGift()}
            </Button>
          )}
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {!order && left > 0 && !isPutAway && (
          <Button size="sm" aria-label={m.chooseOrderOf({ name })} onClick={() => setOpen({ match: 'none' })}>
            {suggestions.length > 0 ? m.anotherOrder() : m.chooseOrder()}
          </Button>
        )}
        {left > 0 && !isPutAway && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={m.whatBecameOf({ name })}
            onClick={() => setOpen({ settle: true })}
          >
            {order ? m.giveBackTooMuch() : m.paidNoOrder()}
          </Button>
        )}
        {isPutAway && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={m.lookAtAgain({ name })}
            pending={reopen.isPending}
            onClick={() =>
              void reopen.mutateAsync(_id).then(
                () => toast.success(m.openAgain()),
                () => toast.error(m.notDone()),
              )
            }
          >
            {m.lookAgain()}
          </Button>
        )}
      </div>
      {open?.match !== undefined && (
        <MatchDialog
          receipt={receipt}
          suggested={open.match === 'none' ? undefined : open.match}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.settle && (
        <SettleDialog receipt={receipt} suggested={suggested} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
