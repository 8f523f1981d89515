import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import type { Order } from '../../orders.schema.ts'
import { mayCancelPieces } from '../../returns/returns.rules.ts'
import type { OrdersArea } from '../ordersSearch.ts'
import { CancelPiecesDialog } from './CancelPiecesDialog.tsx'
import { leftOf } from './PieceList.tsx'

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
