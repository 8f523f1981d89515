import { useState } from 'react'
import { type ReturnAction, returnLife } from '#/features/orders/rules/returnLife.rules.ts'
import { isLive } from '#/features/orders/rules/returnRequests.rules.ts'
import { lineText } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { ReturnRequest as Request } from '#/features/orders/schema/returnRequests.schema.ts'
import { openExchangePaise } from '#/features/orders/ui/itemMoney.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../messages/sending.messages.ts'
import { lineName } from '../PieceList.tsx'
import { AcceptReturnDialog } from './AcceptReturnDialog.tsx'
import { AddReturnPhotos } from './AddReturnPhotos.tsx'
import { AnswerReturn } from './AnswerReturn.tsx'
import { ReturnPhotos } from './ReturnPhotos.tsx'
import { exchangedHint, requestHints, requestReasonNames, requestTitles } from './requestWords.ts'
import { WithdrawReturn } from './WithdrawReturn.tsx'
import { WriteToCustomerDialog } from './WriteToCustomerDialog.tsx'

/** What the customer wants to send back and how far that is, or that the shop refused it; nothing where neither is so. */
export function ReturnRequest({ area, order }: { area: OrdersArea; order: Order }) {
  const request = order.returnRequests.at(-1)
  if (order.status !== 'delivered' || !request) return null
  if (request.state === 'refused' && area === 'customer') {
    return (
      <Callout tone="warning" title={m.cannotTake()} className="mt-4">
        <p className="whitespace-pre-line wrap-anywhere">{request.answer}</p>
      </Callout>
    )
  }
  if (!isLive(request)) return null
  const nameOf = (id: string) => {
    const item = order.items.find(({ _id }) => _id === id)
    return item ? lineName(item) : ''
  }
  return (
    <section aria-label={m.returnAsked()} className="mt-4">
      <Callout title={requestTitles[request.state]?.[area]()}>
        <ul>
          {request.lines.map(({ item, pieces, instead }) => (
            <li key={item} className="wrap-anywhere">
              {pieces} x {nameOf(item)}
              {instead &&
                `, ${m.inReturnFor({ piece: lineText({ name: instead.name ?? '', size: instead.size }) })}`}
            </li>
          ))}
        </ul>
        <p>{requestReasonNames[request.reason]()}</p>
        {request.words && <p className="mt-1 whitespace-pre-line wrap-anywhere">“{request.words}”</p>}
        <ReturnPhotos photos={request.photos} />
        <Messages area={area} messages={request.messages} />
        {request.state === 'accepted' && (
          <p className="mt-3 border-s-2 border-haldi ps-3 whitespace-pre-line wrap-anywhere">
            {request.answer}
          </p>
        )}
        <p className="mt-2 text-ink-soft">
          {area === 'customer' && openExchangePaise(order) !== undefined
            ? exchangedHint()
            : requestHints[request.state]?.[area]()}
        </p>
        <div className="mt-3 -ms-2 flex flex-wrap items-center gap-2 empty:hidden">
          {area === 'admin' ? (
            <AdminSteps order={order} requestId={request._id} />
          ) : (
            <CustomerSteps order={order} request={request} />
          )}
        </div>
      </Callout>
    </section>
  )
}

/** What was asked and answered. */
function Messages({ area, messages }: { area: OrdersArea; messages: Request['messages'] }) {
  if (messages.length === 0) return null
  const names =
    area === 'admin' ? { shop: m.you(), customer: m.customer() } : { shop: m.we(), customer: m.you() }
  return (
    <ul className="mt-3 grid gap-1.5" aria-label={m.questions()}>
      {messages.map(({ by, text, at }) => (
        <li key={at} className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{names[by]}:</span> {text}
        </li>
      ))}
    </ul>
  )
}

function CustomerSteps({ order, request }: { order: Order; request: Request }) {
  // While the new order of an exchange stands, it is cancelled in its place.
  const mayWithdraw = order.actions.includes('withdrawReturn') && openExchangePaise(order) === undefined
  return (
    <>
      {order.actions.includes('answerReturn') && <AnswerReturn order={order} requestId={request._id} />}
      {request.state !== 'accepted' && <AddReturnPhotos order={order} requestId={request._id} />}
      {mayWithdraw && <WithdrawReturn order={order} requestId={request._id} />}
    </>
  )
}

/** The steps of the table that the server says an admin may take now, each with its dialog. */
function AdminSteps({ order, requestId }: { order: Order; requestId: string }) {
  const [open, setOpen] = useState<ReturnAction>()
  const shown = { order, requestId, onClose: () => setOpen(undefined) }
  return (
    <>
      {returnLife
        .filter(({ action, label }) => label && order.actions.includes(action))
        .map(({ action, label }) => (
          <Button
            key={action}
            variant={action === 'acceptReturn' ? 'secondary' : 'quiet'}
            className={action === 'refuseReturn' ? 'text-danger!' : ''}
            onClick={() => setOpen(action)}
          >
            {label}
          </Button>
        ))}
      {open === 'acceptReturn' && <AcceptReturnDialog {...shown} />}
      {open === 'questionReturn' && <WriteToCustomerDialog what="question" {...shown} />}
      {open === 'refuseReturn' && <WriteToCustomerDialog what="refuse" {...shown} />}
    </>
  )
}
