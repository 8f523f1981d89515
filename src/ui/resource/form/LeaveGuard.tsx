import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean
  /** Left on purpose, without saving. */
  onLeave: () => void
}

/** Asks before unsaved changes are lost, by link, Back, reload or closing the tab. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      text="What you changed on this page is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      tone="danger"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
