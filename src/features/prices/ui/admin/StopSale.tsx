import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useStopSale } from '../../sales/sales.queries.ts'
import { m } from './messages/admin.messages.ts'

/** Ends a running sale at once, after a question. */
export function StopSale({ sale }: { sale: { readonly _id: string; readonly name: string } }) {
  const [asking, setAsking] = useState(false)
  const stop = useStopSale()
  const confirm = () =>
    stop.mutate(sale._id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(errorText(error, { action: (cause) => m.stoppingFailed({ cause }) })),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={m.stop({ name: sale.name })}
      >
        {m.stopNow()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.stopAsked({ name: sale.name })}
        text={m.stopText()}
        confirmLabel={m.stopSale()}
        tone="danger"
        pending={stop.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
