import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { useCardPayment } from './useCardPayment.ts'
import { useCardScript } from './useCardScript.ts'

export interface CardButtonProps {
  order: Order
  scriptUrl: string
  onPaid: () => void
}

/** The payment button, the dialog while the provider's script loads, and what to do when it does not. */
export function CardButton({ order, scriptUrl, onPaid }: CardButtonProps) {
  const { state, retry } = useCardScript(scriptUrl)
  const { pay, message, isBusy } = useCardPayment(order._id, onPaid)
  return (
    <>
      <Dialog
        open={state === 'loading'}
        onClose={() => undefined}
        dismissible={false}
        size="sm"
        title="One moment"
        description={
          <span className="flex items-center gap-3">
            <Spinner />
            The secure payment window is loading.
          </span>
        }
      />
      {state === 'failed' ? (
        <>
          <Callout tone="danger" live title="The payment window could not be loaded">
            Nothing was charged. Please check your connection, or pay another way.
          </Callout>
          <Button block onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          disabled={state === 'loading'}
          pending={isBusy}
          onClick={() => void pay()}
        >
          Pay {formatRupees(order.paymentId.amount)} by card
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
