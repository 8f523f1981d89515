import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useResetMenu } from '../../admin.queries.ts'
import type { MenuItem } from '../../menu.rules.ts'
import { m } from './messages/admin.messages.ts'

export interface ResetMenuProps {
  /** What was stored when the form was opened; null for nothing, and nothing is to be taken away then. */
  seen: readonly MenuItem[] | null
  onReset: () => void
}

/** Back to the menu of the categories; asks first. */
export function ResetMenu({ seen, onReset }: ResetMenuProps) {
  const [open, setOpen] = useState(false)
  const reset = useResetMenu()
  const confirm = () => {
    if (!seen) return onReset()
    reset.mutate(seen, {
      onSuccess: ({ message }) => {
        toast.success(message)
        onReset()
      },
      onError: (error) => {
        setOpen(false)
        toast.error(errorText(error, { action: (cause) => m.changingFailed({ cause }) }))
      },
    })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.backToOwn()}
      </Button>
      <ConfirmDialog
        open={open}
        title={m.backToOwnAsked()}
        text={m.backToOwnText()}
        confirmLabel={m.backToOwn()}
        cancelLabel={m.leaveMine()}
        tone="danger"
        pending={reset.isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
