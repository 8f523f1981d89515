import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { m } from './messages/kit.messages.ts'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  open?: boolean
  submitLabel: string
  submitTone?: 'primary' | 'danger'
  cancelLabel?: string
  /** What was sent is not answered yet. */
  pending: boolean
  /** What is wrong with none of the fields. */
  problem?: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  children: ReactNode
}

/** A dialog around one small form. What was typed stays until it closes. */
export function FormDialog({
  open = true,
  submitLabel,
  submitTone = 'primary',
  cancelLabel = m.cancel(),
  pending,
  problem,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={submitTone} type="submit" form={form} pending={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        {problem && (
          <Callout tone="danger" live>
            {problem}
          </Callout>
        )}
        {children}
      </form>
    </Dialog>
  )
}
