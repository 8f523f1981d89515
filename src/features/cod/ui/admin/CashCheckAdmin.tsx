import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ageText } from '#/features/orders/ui/age.rules.ts'
import { useTimeLeft } from '#/features/payments/ui/useTimeLeft.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { askByWhatsapp } from '../../askByWhatsapp.rules.ts'
import { cashCheckQuery, useApproveAdvance, usePassOrder, useUndoAdvance } from '../../cod.queries.ts'
import { untilText } from '../untilText.ts'

/** For admins: why an order at the door is not packed yet, and what they may do about it; nothing where nothing is awaited. */
export function CashCheckAdmin({ order }: { order: Order }) {
  const mayPass = order.actions.includes('passCash')
  const mayApprove = order.actions.includes('approveAdvance')
  const { data: check } = useQuery({ ...cashCheckQuery(order._id), enabled: mayPass })
  const { advance } = order.paymentId
  if (advance?.undo) return <UndoAdvance order={order} undo={advance.undo} />
  if (!mayPass && !mayApprove) return null
  const reference = advance?.reference ?? 'no reference was given yet'
  const { name, contact } = order.billingAddress
  const whatsapp =
    check?.link &&
    askByWhatsapp({
      ...{ name, contact, number: order.number, total: formatRupees(order.grandTotal) },
      ...{ asks: check.asks, link: check.link },
    })
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title={
        order.cashCheck === 'confirm'
          ? 'It waits for its customer to confirm it'
          : `The first part of its money, ${formatRupees(advance?.amount ?? 0)}, is awaited`
      }
    >
      {mayApprove && <p>UPI reference: {reference}.</p>}
      {mayPass && check && (
        <p>
          {check.risk} Cancelled by itself on{' '}
          <time dateTime={check.cancelAt}>{untilText(check.cancelAt)}</time>.
        </p>
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
            Ask on WhatsApp
          </a>
        )}
      </div>
      {whatsapp && (
        <p id="ask-by-whatsapp" className="mt-2 text-sm text-ink-soft">
          WhatsApp opens with the question and its link written out; you send it. The mail goes by itself.
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
      label="Approve first part"
      title={`Are ${amount} in your bank account?`}
      text={`Order ${order.number}, UPI reference: ${reference}. The customer gets a mail, and the order goes to the list To pack.`}
      confirmLabel="Yes, it is there"
      done="The first part is written down"
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
        label="Undo “First part is there”"
        title="Is the first part not there?"
        text={`${amount} for order ${order.number} are awaited again, and ${order.customer.name} gets a mail that we wrote too early. This can be done for another ${ageText(left + MINUTE_MS)}.`}
        confirmLabel="Take it back"
        done="The first part is awaited again"
        pending={take.isPending}
        act={() => take.mutateAsync(undo.event)}
      />
    </div>
  )
}

const MINUTE_MS = 60_000

function Pass({ order }: { order: Order }) {
  const pass = usePassOrder(order._id)
  return (
    <Asking
      label="Pack it all the same"
      title="Pack it all the same?"
      text="For example because you called the customer. It goes to the list To pack, and the courier collects the whole amount."
      confirmLabel="Yes, let it pass"
      done="The order may be packed"
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
        (error) =>
          toast.error(errorText(error, { fallback: 'This could not be changed.', reasons: 'refusals' })),
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
