import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useStopSale } from '../../sales/sales.queries.ts'

/** Ends a running sale at once, after a question. */
export function StopSale({ sale }: { sale: { readonly _id: string; readonly name: string } }) {
  const [asking, setAsking] = useState(false)
  const stop = useStopSale()
  const confirm = () =>
    stop.mutate(sale._id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorText(error, { action: 'stopping the sale' })),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)} aria-label={`Stop ${sale.name}`}>
        Stop now
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Stop ${sale.name}?`}
        text="Its prices are put back at once, on every page. What you changed by hand during the sale stays. A stopped sale cannot go on."
        confirmLabel="Stop the sale"
        tone="danger"
        pending={stop.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
