import clsx from 'clsx'
import { Dropdown, DropdownBar } from '#/ui/kit/Dropdown.tsx'
import { m } from '../messages/menu.messages.ts'
import { highlightClass, MenuLink } from './MenuLink.tsx'
import type { ShownMenu } from './useShownMenu.ts'

/** What fits side by side on a narrow phone; a longer menu of the owner's own is in the drawer there. */
const fitsPhone = (items: ShownMenu['items']): boolean =>
  items.length < 5 && items.map(({ label }) => label).join('').length < 40

export interface MenuBarProps extends ShownMenu {
  className?: string
}

/** The bar of dropdowns; the four of the specification fit side by side on narrow phones, more of them wrap. */
export function MenuBar({ items, own, className }: MenuBarProps) {
  return (
    <DropdownBar
      label={own ? m.menu() : m.categories()}
      className={clsx('flex-wrap', own && !fitsPhone(items) && 'max-md:hidden', className)}
    >
      {items.map((item) =>
        item.items.length === 0 ? (
          <MenuLink
            key={item.label}
            entry={item}
            className="inline-flex min-h-11 items-center rounded-sm px-1.5 text-sm hover:text-peacock md:px-4 md:text-base"
          />
        ) : (
          <Dropdown
            key={item.label}
            label={item.label}
            summaryClassName={clsx('px-1.5! text-sm md:px-4! md:text-base', item.highlight && highlightClass)}
          >
            {item.items.map((child) => (
              <MenuLink key={child.label} entry={child} />
            ))}
            {own && item.href && <MenuLink entry={item}>{m.allOf({ label: item.label })}</MenuLink>}
          </Dropdown>
        ),
      )}
    </DropdownBar>
  )
}
