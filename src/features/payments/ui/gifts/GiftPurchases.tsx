import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderDay } from '#/features/orders/ui/orderDay.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Badge, type Tone } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import {
  giftPurchasesQuery,
  useGiveGiftReference,
  useGiveUpGiftCard,
} from '../../gifts/giftPurchases.queries.ts'
import type { PurchaseState } from '../../gifts/giftPurchases.rules.ts'
import type { Purchase } from '../../gifts/giftPurchases.schema.ts'
import { ReferenceFields } from '../upi/ReferenceForm.tsx'
import { BuyGiftCardDialog } from './BuyGiftCardDialog.tsx'

/** What stands where a gift card stands. */
export const purchaseStates: Record<PurchaseState, { readonly text: string; readonly tone: Tone }> = {
  awaited: { text: 'To be paid', tone: 'warning' },
  paid: { text: 'Paid', tone: 'success' },
  sent: { text: 'Sent', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  owed: { text: 'Money goes back', tone: 'warning' },
  refunded: { text: 'Refunded', tone: 'neutral' },
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
          Give a gift card
        </h2>
        {data.amounts.length > 0 && <Button onClick={() => setBuying(true)}>Buy a gift card</Button>}
      </div>
      <p className="text-ink-soft">
        You pay by UPI; its code goes by mail to whom it is for, and to you, once we see the payment and on
        the day you choose. It does not expire. Until it is redeemed you can give it up and get your money
        back.
      </p>
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
        <h3 className="text-lg">
          Gift card {number} of {formatRupees(value)}
        </h3>
        <Badge tone={redeemed ? 'success' : tone}>{redeemed ? 'Redeemed' : text}</Badge>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        For {recipientEmail}, on {orderDay(sendOn)}
      </p>
      {upi && (
        <div className="mt-4 grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
          <div className="grid justify-items-center gap-3 md:content-start">
            <img
              src={upi.qr}
              width={200}
              height={200}
              alt={`QR code: pay ${formatRupees(value)} to ${upi.upiId} by UPI`}
              className="rounded-md border border-line bg-white p-1"
            />
            <p className="text-center text-sm text-ink-soft wrap-anywhere">
              {formatRupees(value)} to {upi.payeeName}, <strong className="text-ink">{upi.upiId}</strong>
            </p>
            <a href={upi.link} className={buttonClass({ variant: 'primary', block: true }, 'md:hidden')}>
              Pay in a UPI app
            </a>
          </div>
          <ReferenceFields give={give} known={reference} />
        </div>
      )}
      {purchase.mayGiveUp && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAsking(true)}>
          {isPaid ? 'Give it up' : 'Cancel it'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={isPaid ? `Give up gift card ${number}?` : `Cancel gift card ${number}?`}
        text={
          isPaid
            ? `${formatRupees(value)} goes back to you, and its code is worth nothing from then on.`
            : 'If you have paid it already, keep it: we look for your payment.'
        }
        confirmLabel={isPaid ? 'Give it up' : 'Cancel it'}
        cancelLabel="Keep it"
        tone="danger"
        pending={giveUp.isPending}
        onConfirm={() =>
          giveUp.mutate(_id, {
            onSuccess: () =>
              toast.success(isPaid ? 'Your money goes back to you' : `Gift card ${number} is cancelled`),
            onError: (error) => toast.error(errorText(error, { fallback: 'This could not be done.' })),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </article>
  )
}
