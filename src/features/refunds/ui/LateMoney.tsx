import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSettleLateMoney } from '../refunds.queries.ts'
import { m } from './messages/goingBack.messages.ts'

/** What the bank says about money that may have come in for an order that is over. */
export function LateMoney({ order }: { order: Order }) {
  const answerLateMoney = useSettleLateMoney(order.paymentId._id)
  // Not by callbacks of `mutate`: with the answer this part of the page is gone, and they with it.
  const say = (arrived: boolean, done: string) =>
    answerLateMoney
      .mutateAsync(arrived)
      .then(() => toast.success(done))
      .catch((error) => toast.error(errorText(error, { fallback: m.couldNot() })))
  return (
    <span className="mt-2 flex flex-wrap gap-3">
      <Button
        size="sm"
        pending={answerLateMoney.isPending && answerLateMoney.variables}
        disabled={answerLateMoney.isPending}
        onClick={() => say(true, m.owedBack())}
      >
        {m.cameIn()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        pending={answerLateMoney.isPending && !answerLateMoney.variables}
        disabled={answerLateMoney.isPending}
        onClick={() => say(false, m.nothingCame())}
      >
        {m.didNotCome()}
      </Button>
    </span>
  )
}
