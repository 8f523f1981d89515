import { useState } from 'react'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useBeginWork } from '../../work/work.queries.ts'
import { aloneOf } from '../cancel/aloneOf.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'

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
            {m.begin({ name })}
            <span className="sr-only">
              {' '}
              {m.ofProduct({ product: order.items.find((item) => item._id === forItem)?.product.name ?? '' })}
            </span>
          </span>
        </Button>
      ))}
      <ConfirmDialog
        open={service !== undefined}
        title={m.beginQuestion({ name: service?.name ?? '' })}
        text={service?.refundable ? m.beginGivesBack() : m.beginBinds()}
        confirmLabel={m.workHasBegun()}
        cancelLabel={m.notYet()}
        pending={begin.isPending}
        onConfirm={() => {
          if (!service) return
          begin.mutate(service._id, {
            onSuccess: () => toast.success(m.workHasBegunWith({ name: service.name })),
            onError: (error) => toast.error(errorText(error, { fallback: m.notSaved() })),
            onSettled: () => setAsked(undefined),
          })
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
