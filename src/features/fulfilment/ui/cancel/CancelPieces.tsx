import { useState } from 'react'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { leftOf } from '#/features/returns/ui/PieceList.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { m } from '../../messages/fulfilment.messages.ts'
import { aloneOf, freeItems } from './aloneOf.ts'
import { CancelPiecesDialog } from './CancelPiecesDialog.tsx'

/**
 * Opens the cancelling of single pieces, or of what was to be done with them; nothing where there is one piece alone with which
 * nothing is done, or none may be cancelled any more.
 */
export function CancelPieces({ area, order }: { area: OrdersArea; order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const piecesOf = (items: Order['items']) => items.reduce((sum, item) => sum + leftOf(item), 0)
  const free = piecesOf(freeItems(area, order))
  const isPart = free > 0 && piecesOf(order.items) > 1
  if (!mayCancelPieces(order.status) || !(isPart || aloneOf(order).length > 0)) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.cancelSinglePieces()}
      </Button>
      {isOpen && <CancelPiecesDialog area={area} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
