import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { m } from '../messages/resource.messages.ts'

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
      title={m.leaveQuestion()}
      text={m.leaveText()}
      confirmLabel={m.leave()}
      cancelLabel={m.stay()}
      tone="danger"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
