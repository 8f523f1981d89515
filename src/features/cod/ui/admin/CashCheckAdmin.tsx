import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ageText } from '#/features/orders/ui/age.rules.ts'
import { useTimeLeft } from '#/features/payments/ui/useTimeLeft.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { MINUTE_MS } from '#/platform/time/spans.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { cashCheckQuery, useApproveAdvance, usePassOrder, useUndoAdvance } from '../../cod.queries.ts'
import { untilText } from '../untilText.ts'
import { m } from './messages/codAdmin.messages.ts'

/** For admins: why an order at the door is not packed yet, and what they may do about it; nothing where nothing is awaited. */
export function CashCheckAdmin({ order }: { order: Order }) {
  const mayPass = order.actions.includes('passCash')
  const mayApprove = order.actions.includes('approveAdvance')
  const { data: check } = useQuery({ ...cashCheckQuery(order._id), enabled: mayPass })
  const { advance } = order.paymentId
  if (advance?.undo) return <UndoAdvance order={order} undo={advance.undo} />
  if (!mayPass && !mayApprove) return null
  const reference = advance?.reference ?? m.noReference()
  const whatsapp = check?.whatsapp
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title={
        order.cashCheck === 'confirm'
          ? m.waitsForCustomer()
          : m.firstPartAwaited({ amount: formatRupees(advance?.amount ?? 0) })
      }
    >
      {mayApprove && <p>{m.upiReference({ reference })}</p>}
      {mayPass && check && (
        <p>{m.riskAndCancelled({ risk: check.risk ?? '', time: untilText(check.cancelAt) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayApprove && <Approve order={order} reference={reference} />}
        {mayPass && <Pass order={order} />}
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'sm' })}
            aria-describedby="ask-by-whatsapp"
          >
            {m.askOnWhatsapp()}
          </a>
        )}
      </div>
      {whatsapp && (
        <p id="ask-by-whatsapp" className="mt-2 text-sm text-ink-soft">
          {m.whatsappHint()}
        </p>
      )}
    </Callout>
  )
}

function Approve({ order, reference }: { order: Order; reference: string }) {
  const approve = useApproveAdvance(order._id)
  const amount = formatRupees(order.paymentId.advance?.amount ?? 0)
  return (
    <Asking
      label={m.approveFirst()}
      title={m.areInBank({ amount })}
      text={m.approveText({ number: order.number, reference })}
      confirmLabel={m.yesThere()}
      done={m.firstPartWritten()}
      pending={approve.isPending}
      act={() => approve.mutateAsync(undefined)}
    />
  )
}

/** Takes back that the first part is there, for as long as that can be done. */
function UndoAdvance({ order, undo }: { order: Order; undo: { event: string; until: string } }) {
  const take = useUndoAdvance(order._id)
  const left = useTimeLeft(undo.until)
  if (left <= 0) return null
  const amount = formatRupees(order.paymentId.advance?.amount ?? 0)
  return (
    <div className="mt-4">
      <Asking
        label={m.undoFirst()}
        title={m.firstNotThere()}
        text={m.undoText({
          amount,
          number: order.number,
          name: order.customer.name,
          left: ageText(left + MINUTE_MS),
        })}
        confirmLabel={m.takeItBack()}
        done={m.awaitedAgain()}
        pending={take.isPending}
        act={() => take.mutateAsync(undo.event)}
      />
    </div>
  )
}

function Pass({ order }: { order: Order }) {
  const pass = usePassOrder(order._id)
  return (
    <Asking
      label={m.packAllTheSame()}
      title={m.packAllTheSameQuestion()}
      text={m.passText()}
      confirmLabel={m.yesPass()}
      done={m.mayBePacked()}
      pending={pass.isPending}
      act={() => pass.mutateAsync(undefined)}
    />
  )
}

interface AskingProps {
  label: string
  title: string
  text: string
  confirmLabel: string
  /** Said afterwards. */
  done: string
  pending: boolean
  act: () => Promise<unknown>
}

/** A button that asks once more. */
function Asking({ label, title, text, confirmLabel, done, pending, act }: AskingProps) {
  const [asking, setAsking] = useState(false)
  const onConfirm = () =>
    void act()
      .then(
        () => toast.success(done),
        (error) => toast.error(errorText(error, { fallback: m.notChanged(), reasons: 'refusals' })),
      )
      .finally(() => setAsking(false))
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={title}
          text={text}
          confirmLabel={confirmLabel}
          pending={pending}
          onCancel={() => setAsking(false)}
          onConfirm={onConfirm}
        />
      )}
    </>
  )
}
