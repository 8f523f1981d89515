import { useState } from 'react'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useBeginWork } from '../../work/work.queries.ts'
import { aloneOf } from '../cancel/aloneOf.ts'

/** Says that work has begun with what is to be done with the goods: a button each, nothing where nothing waits. */
export function BeginWork({ order }: { order: Order }) {
  const [asked, setAsked] = useState<string>()
  const begin = useBeginWork(order._id)
  const waiting = mayCancelPieces(order.status) ? aloneOf(order) : []
  const service = waiting.find(({ _id }) => _id === asked)
  return (
    <>
      {waiting.map(({ _id, name, forItem }) => (
        <Button key={_id} size="sm" variant="quiet" onClick={() => setAsked(_id)}>
          <span className="wrap-anywhere">
            Begin {name}
            <span className="sr-only">
              {' '}
              of {order.items.find((item) => item._id === forItem)?.product.name}
            </span>
          </span>
        </Button>
      ))}
      <ConfirmDialog
        open={service !== undefined}
        title={`Begin ${service?.name ?? ''}?`}
        text={
          service?.refundable
            ? 'The customer sees that work has begun. The piece can be cancelled until it is packed, as you give the price of this back.'
            : 'The customer sees that work has begun, and can cancel neither this nor its piece any more. That cannot be taken back.'
        }
        confirmLabel="Work has begun"
        cancelLabel="Not yet"
        pending={begin.isPending}
        onConfirm={() => {
          if (!service) return
          begin.mutate(service._id, {
            onSuccess: () => toast.success(`Work has begun: ${service.name}`),
            onError: (error) => toast.error(errorText(error, { fallback: 'This could not be saved.' })),
            onSettled: () => setAsked(undefined),
          })
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
