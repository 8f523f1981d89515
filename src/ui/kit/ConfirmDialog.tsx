import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { m } from './messages/kit.messages.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger'
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done; Esc and the overlay mean no. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = m.cancel(),
  tone = 'primary',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
