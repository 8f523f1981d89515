import { Link } from '@tanstack/react-router'
import { customerMenu } from './accountMenu.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { menuEntryClass } from './menuEntryClass.ts'
import { m } from './messages/entry.messages.ts'

/** The customer's sidebar; on phones and tablets a bar that scrolls sideways. */
export function CustomerMenu() {
  return (
    <nav
      aria-label={m.yourAccount()}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 py-2 max-xs:justify-between md:-mx-6 md:px-6 lg:sticky lg:top-32 lg:mx-0 lg:flex-col lg:self-start lg:rounded-md lg:border lg:bg-surface lg:p-3"
    >
      {customerMenu.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to} className={menuEntryClass('max-lg:gap-1.5 max-xs:px-1.5 max-xs:text-sm')}>
          <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.5} />
          {label()}
        </Link>
      ))}
      <LogoutButton className="max-lg:gap-1.5 max-xs:px-1.5 max-xs:text-sm lg:mt-2 lg:border-t lg:border-line lg:pt-1" />
    </nav>
  )
}
