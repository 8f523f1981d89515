import { Link } from '@tanstack/react-router'
import { adminMenu } from './accountMenu.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { menuEntryClass } from './menuEntryClass.ts'

/** The admin's sidebar: every place of the admin area, and the way out. `onPick` closes a drawer that holds it. */
export function AdminMenu({ onPick }: { onPick?: () => void }) {
  return (
    <nav aria-label="Admin" className="grid gap-0.5">
      {adminMenu.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to} onClick={onPick} className={menuEntryClass()}>
          <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.5} />
          {label}
        </Link>
      ))}
      <hr className="my-2 border-line" />
      <LogoutButton />
    </nav>
  )
}
