import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { lineName } from '../PieceList.tsx'
import { RefuseReturnDialog } from './RefuseReturnDialog.tsx'
import { requestReasonNames } from './requestWords.ts'
import { WithdrawReturn } from './WithdrawReturn.tsx'

/** What the customer wants to send back, or that the shop refused it; nothing where neither is so. */
export function ReturnRequest({ area, order }: { area: OrdersArea; order: Order }) {
  const [isRefusing, setRefusing] = useState(false)
  const request = order.returnRequests.at(-1)
  if (order.status !== 'delivered' || !request) return null
  if (request.state === 'refused' && area === 'customer') {
    return (
      <Callout tone="warning" title="We cannot take this back" className="mt-4">
        <p className="whitespace-pre-line">{request.answer}</p>
      </Callout>
    )
  }
  if (request.state !== 'open') return null
  const nameOf = (id: string) => {
    const item = order.items.find(({ _id }) => _id === id)
    return item ? lineName(item) : ''
  }
  return (
    <section aria-label="Return asked for" className="mt-4">
      <Callout
        title={area === 'admin' ? 'The customer wants to send something back' : 'You asked for a return'}
        action={
          area === 'admin' ? (
            <Button variant="quiet" className="text-danger!" onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          ) : (
            <WithdrawReturn order={order} requestId={request._id} />
          )
        }
      >
        <ul>
          {request.lines.map(({ item, pieces }) => (
            <li key={item}>
              {pieces} x {nameOf(item)}
            </li>
          ))}
        </ul>
        <p>{requestReasonNames[request.reason]}</p>
        {request.words && <p className="mt-1 whitespace-pre-line">“{request.words}”</p>}
        <p className="mt-1">
          {area === 'admin'
            ? 'Write to the customer how it goes back. Take the return once you have it.'
            : 'We look at it and write to you. Please send nothing before that.'}
        </p>
      </Callout>
      {isRefusing && (
        <RefuseReturnDialog order={order} requestId={request._id} onClose={() => setRefusing(false)} />
      )}
    </section>
  )
}
