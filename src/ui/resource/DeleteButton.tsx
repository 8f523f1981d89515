import { type ReactNode, use, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Trash2 } from '../icons/other.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { toast } from '../kit/toast.ts'
import { LeavingContext } from './form/leaving.ts'
import { m } from './messages/resource.messages.ts'

interface LookProps {
  noun: string
  name: string
  onClick: () => void
}

const bin = <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />

const looks = {
  icon: ({ name, onClick }: LookProps) => (
    <IconButton label={m.deleteThis({ name })} className="text-danger!" onClick={onClick}>
      {bin}
    </IconButton>
  ),
  small: ({ name, onClick }: LookProps) => (
    <Button variant="quiet" size="sm" aria-label={m.deleteThis({ name })} onClick={onClick}>
      {m.delete()}
    </Button>
  ),
  button: ({ noun, onClick }: LookProps) => (
    <Button variant="quiet" className="text-danger!" onClick={onClick}>
      {bin}
      {m.deleteThis({ name: noun })}
    </Button>
  ),
}

export interface DeleteButtonProps {
  /** What goes, e.g. "category". */
  noun: string
  name: string
  /** The question; 'Delete {name}?' unless said. */
  question?: string
  /** What happens with it. */
  text: ReactNode
  /** Deletes and answers what is then said. */
  onDelete: () => Promise<{ message: string }>
  onDeleted?: () => void
  /** What to do about a refusal, beside the server's reason. */
  adviceOn?: (error: unknown) => string | undefined
  /** Said instead of the server's reason. */
  failedText?: string
  /** Asks in its own way instead, and deletes by itself; `onDone` takes what is then said. */
  renderQuestion?: (asking: {
    open: boolean
    onDone: (message: string) => void
    onClose: () => void
  }) => ReactNode
  /** `icon` or `small` for rows, `button` for forms. */
  look?: keyof typeof looks
}

/** Deletes after a question; a refusal is explained and nothing changes. */
export function DeleteButton({
  noun,
  name,
  question = m.deleteQuestion({ name }),
  text,
  onDelete,
  onDeleted,
  adviceOn,
  failedText,
  renderQuestion,
  look = 'icon',
}: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const leave = use(LeavingContext)

  const done = (message: string) => {
    toast.success(message)
    setAsking(false)
    leave()
    onDeleted?.()
    // The row is gone, and focus with it: the next Tab starts at the page's content again.
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }

  const confirm = async () => {
    setPending(true)
    try {
      const { message } = await onDelete()
      done(message)
    } catch (error) {
      const advice = adviceOn?.(error)
      toast.error(failedText ?? errorText(error, { action: (cause) => m.deletingFailed({ noun, cause }) }), {
        ...(advice && { description: advice, duration: 8_000 }),
      })
      setAsking(false)
    }
    setPending(false)
  }

  return (
    <>
      {looks[look]({ noun, name, onClick: () => setAsking(true) })}
      {renderQuestion ? (
        renderQuestion({ open: asking, onDone: done, onClose: () => setAsking(false) })
      ) : (
        <ConfirmDialog
          open={asking}
          title={question}
          text={text}
          confirmLabel={m.deleteThis({ name: noun })}
          tone="danger"
          pending={pending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
