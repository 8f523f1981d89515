import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useWithdrawReturn } from '../../requests/returnRequests.queries.ts'
import { m } from '../messages/sending.messages.ts'

/** The customer keeps the pieces after all. */
export function WithdrawReturn({ order, requestId }: { order: Order; requestId: string }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawReturn(order._id)
  // With the answer this part leaves the page: what was given along with the call would not be called any more.
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(requestId)
      toast.success(m.withdrawn())
    } catch (error) {
      toast.error(errorText(error, { fallback: m.notWithdrawn() }))
    }
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {m.withdraw()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.withdrawAsk()}
        text={m.withdrawText()}
        confirmLabel={m.withdrawRequest()}
        pending={withdraw.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
