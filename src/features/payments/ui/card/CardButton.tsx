import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { m } from '../../messages/payments.messages.ts'
import { useCardPayment } from './useCardPayment.ts'
import { useCheckout } from './useCheckout.ts'

export interface CardButtonProps {
  order: Order
  /** The card provider's id. */
  provider: string
  scriptUrl: string
  onPaid: () => void
}

/** The payment button, the dialog while the provider's script loads, and what to do when it does not. */
export function CardButton({ order, provider, scriptUrl, onPaid }: CardButtonProps) {
  const { checkout, retry } = useCheckout(provider, scriptUrl)
  const { pay, message, isBusy } = useCardPayment(order._id, onPaid)
  return (
    <>
      <Dialog
        open={checkout === 'loading'}
        onClose={() => undefined}
        dismissible={false}
        size="sm"
        title={m.pleaseWait()}
        description={
          <span className="flex items-center gap-3">
            <Spinner />
            {m.windowLoading()}
          </span>
        }
      />
      {checkout === 'failed' ? (
        <>
          <Callout tone="danger" live title={m.windowNotLoaded()}>
            {m.nothingCharged()}
          </Callout>
          <Button block onClick={retry}>
            {m.tryAgain()}
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          disabled={checkout === 'loading'}
          pending={isBusy}
          onClick={() => checkout !== 'loading' && void pay(checkout)}
        >
          {m.payByCardOf({ amount: formatRupees(order.paymentId.amount) })}
        </Button>
      )}
      {message && (
        <Callout tone={message.tone} live>
          {message.text}
        </Callout>
      )}
    </>
  )
}
