import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deliveredAt, reasonsAt, refuseRequest } from '#/features/orders/rules/returnRequests.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { m } from '../messages/sending.messages.ts'
import { AskReturnDialog } from './AskReturnDialog.tsx'

/** Lets the customer ask for a return; nothing where that cannot be done (any more). */
export function AskReturn({ order }: { order: Order }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [isOpen, setOpen] = useState(false)
  // The clock is read in the browser only, where the page has come to life.
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  if (!now) return null
  const { status, items, events, returnRequests } = order
  const asked = { status, lines: items, requests: returnRequests, deliveredAt: deliveredAt(events) }
  const reasons = reasonsAt(asked, shop, now)
  const [anyReason] = reasons
  // What is open stays open while it is answered: the order may change behind it.
  const mayAsk = anyReason !== undefined && refuseRequest(asked, shop, anyReason, now) === undefined
  if (!mayAsk && !isOpen) return null
  return (
    <>
      {mayAsk && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {m.sendSomethingBack()}
        </Button>
      )}
      {isOpen && <AskReturnDialog order={order} reasons={reasons} onClose={() => setOpen(false)} />}
    </>
  )
}
