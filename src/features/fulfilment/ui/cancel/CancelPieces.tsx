import { useState } from 'react'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { leftOf } from '#/features/returns/ui/PieceList.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { CancelPiecesDialog } from './CancelPiecesDialog.tsx'

/** Opens the cancelling of single pieces; nothing where there is one piece alone, or none may be cancelled any more. */
export function CancelPieces({ area, order }: { area: OrdersArea; order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const pieces = order.items.reduce((sum, item) => sum + leftOf(item), 0)
  if (!order.actions.includes('cancel') || !mayCancelPieces(order.status) || pieces < 2) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cancel single pieces
      </Button>
      {isOpen && <CancelPiecesDialog area={area} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
