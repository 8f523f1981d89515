import { LogOut } from '#/ui/icons/other.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { menuEntryClass } from './menuEntryClass.ts'
import { m } from './messages/entry.messages.ts'
import { useLeave } from './useLeave.ts'

/** The last entry of a menu. */
export function LogoutButton({ className }: { className?: string }) {
  const { leave, leaving } = useLeave()
  return (
    <button type="button" onClick={leave} disabled={leaving} className={menuEntryClass(className)}>
      {leaving ? (
        <Spinner className="text-base" />
      ) : (
        <LogOut aria-hidden className="size-5 flex-none" strokeWidth={1.5} />
      )}
      {m.logout()}
    </button>
  )
}
