import { useQuery } from '@tanstack/react-query'
import { arrivesBy, methodFacts, otherMethods } from '#/features/orders/rules/payments.rules.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { paymentOptionsQuery, useCardCalls } from '../../card/card.queries.ts'
import type { OtherMethod } from '../../card/card.schema.ts'
import { m } from '../../messages/payments.messages.ts'

/** Paying an order by UPI or in cash after all, when a card does not work out. */
export function OtherWays({ orderId }: { orderId: string }) {
  const { payAnotherWay: change } = useCardCalls(orderId)
  const { data: options } = useQuery(paymentOptionsQuery)
  const turnTo = (method: OtherMethod) =>
    change.mutate(method, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorText(error, { fallback: m.somethingWrong() })),
    })
  if (options && !options.types.some((type) => !arrivesBy('provider', type))) return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">{m.payAnotherWay()}</p>
      <div className="flex flex-wrap gap-3">
        {otherMethods
          .filter((method) => options?.types.includes(method) !== false)
          .map((method) => (
            <Button
              key={method}
              variant="secondary"
              size="sm"
              pending={change.isPending && change.variables === method}
              disabled={change.isPending}
              onClick={() => turnTo(method)}
            >
              {method === 'upi' ? m.payByUpi() : methodFacts[method].label}
            </Button>
          ))}
      </div>
    </div>
  )
}
