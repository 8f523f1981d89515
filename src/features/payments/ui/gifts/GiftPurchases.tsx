import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge, type Tone } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { toast } from '#/ui/kit/toast.ts'
import {
  giftPurchasesQuery,
  useGiveGiftReference,
  useGiveUpGiftCard,
} from '../../gifts/giftPurchases.queries.ts'
import type { PurchaseState } from '../../gifts/giftPurchases.rules.ts'
import type { Purchase } from '../../gifts/giftPurchases.schema.ts'
import { m } from '../../messages/payments.messages.ts'
import { ReferenceFields } from '../upi/ReferenceForm.tsx'
import { BuyGiftCardDialog } from './BuyGiftCardDialog.tsx'

/** What stands where a gift card stands. */
export const purchaseStates: Record<PurchaseState, { readonly text: () => string; readonly tone: Tone }> = {
  awaited: { text: m.stateAwaited, tone: 'warning' },
  paid: { text: m.statePaid, tone: 'success' },
  sent: { text: m.stateSent, tone: 'success' },
  cancelled: { text: m.stateCancelled, tone: 'neutral' },
  owed: { text: m.stateOwed, tone: 'warning' },
  refunded: { text: m.stateRefunded, tone: 'neutral' },
}

/** Gift cards that a customer buys for others: nothing where the shop sells none and none was bought. */
export function GiftPurchases() {
  const { data } = useQuery(giftPurchasesQuery)
  const [buying, setBuying] = useState(false)
  if (!data || (data.amounts.length === 0 && data.purchases.length === 0)) return null
  return (
    <section aria-labelledby="give-a-card" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="give-a-card" className="text-xl">
          {m.giveGiftCard()}
        </h2>
        {data.amounts.length > 0 && <Button onClick={() => setBuying(true)}>{m.buyGiftCard()}</Button>}
      </div>
      <p className="text-ink-soft">{m.giveGiftCardText()}</p>
      {data.purchases.map((purchase) => (
        <PurchasedCard key={purchase._id} purchase={purchase} />
      ))}
      {buying && <BuyGiftCardDialog amounts={data.amounts} onClose={() => setBuying(false)} />}
    </section>
  )
}

function PurchasedCard({ purchase }: { purchase: Purchase }) {
  const { _id, number, value, recipientEmail, sendOn, redeemed, reference, upi } = purchase
  const give = useGiveGiftReference(_id)
  const giveUp = useGiveUpGiftCard()
  const [asking, setAsking] = useState(false)
  const { text, tone } = purchaseStates[purchase.state]
  const isPaid = purchase.state !== 'awaited'
  return (
    <article className="rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{m.giftCardOf({ number, value: formatRupees(value) })}</h3>
        <Badge tone={redeemed ? 'success' : tone}>{redeemed ? m.redeemed() : text()}</Badge>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {m.forOn({ email: recipientEmail, day: formatIndiaDay(sendOn) })}
      </p>
      {upi && (
        <div className="mt-4 grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
          <div className="grid justify-items-center gap-3 md:content-start">
            <img
              src={upi.qr}
              width={200}
              height={200}
              alt={m.qrAlt({ amount: formatRupees(value), upiId: upi.upiId })}
              className="rounded-md border border-line bg-white p-1"
            />
            <p className="text-center text-sm text-ink-soft wrap-anywhere">
              <Sentence
                text={m.payTo({ amount: '{amount}', payee: '{payee}', upiId: '{upiId}' })}
                parts={{
                  amount: formatRupees(value),
                  payee: upi.payeeName,
                  upiId: <strong className="text-ink">{upi.upiId}</strong>,
                }}
              />
            </p>
            <a href={upi.link} className={buttonClass({ variant: 'primary', block: true }, 'md:hidden')}>
              {m.payInApp()}
            </a>
          </div>
          <ReferenceFields give={give} known={reference} />
        </div>
      )}
      {purchase.mayGiveUp && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAsking(true)}>
          {isPaid ? m.giveUp() : m.cancelIt()}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={isPaid ? m.giveUpWhich({ number }) : m.cancelWhich({ number })}
        text={isPaid ? m.giveUpText({ amount: formatRupees(value) }) : m.cancelText()}
        confirmLabel={isPaid ? m.giveUp() : m.cancelIt()}
        cancelLabel={m.leaveIt()}
        tone="danger"
        pending={giveUp.isPending}
        onConfirm={() =>
          giveUp.mutate(_id, {
            onSuccess: () => toast.success(isPaid ? m.moneyGoesBack() : m.isCancelled({ number })),
            onError: (error) => toast.error(errorText(error, { fallback: m.notDone() })),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </article>
  )
}
