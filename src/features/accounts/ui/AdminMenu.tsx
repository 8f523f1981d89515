import { Link } from '@tanstack/react-router'
import { adminMenu } from './accountMenu.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { menuEntryClass } from './menuEntryClass.ts'
import { m } from './messages/entry.messages.ts'

/** The menu is longer than most screens: whoever comes to a page by its address sees where it stands. */
function showCurrent(menu: HTMLElement | null): void {
  menu?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
}

/** The admin's sidebar: every place of the admin area, and the way out. `onPick` closes a drawer that holds it. */
export function AdminMenu({ onPick }: { onPick?: () => void }) {
  return (
    <nav ref={showCurrent} aria-label={m.admin()} className="grid gap-5">
      {adminMenu.map(({ label: group, entries }) => (
        <div key={entries[0].to}>
          {group && (
            <p
              aria-hidden
              className="mb-1 px-3 text-sm font-semibold tracking-[0.08em] text-haldi-ink uppercase"
            >
              {group()}
            </p>
          )}
          <ul aria-label={group ? group() : m.everyDay()} className="grid gap-0.5">
            {entries.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <Link to={to} onClick={onPick} className={menuEntryClass()}>
                  <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.5} />
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-t border-line pt-2">
        <LogoutButton />
      </div>
    </nav>
  )
}
