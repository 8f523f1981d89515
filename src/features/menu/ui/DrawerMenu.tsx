import clsx from 'clsx'
import { ChevronDown } from '#/ui/icons/storefront.tsx'
import { m } from '../messages/menu.messages.ts'
import { highlightClass, MenuLink } from './MenuLink.tsx'
import type { ShownMenu } from './useShownMenu.ts'

const lineClass = 'flex min-h-13 items-center border-b border-line py-2 font-display text-xl wrap-anywhere'
const rowClass = 'flex min-h-12 items-center rounded-sm px-1 py-2 wrap-anywhere hover:text-peacock'

/** The menu as it stands in the drawer of phones: what has entries unfolds, one at a time. */
export function DrawerMenu({ items, name }: Pick<ShownMenu, 'items'> & { name: string }) {
  return items.map((item) =>
    item.items.length === 0 ? (
      <MenuLink key={item.label} entry={item} className={lineClass} />
    ) : (
      <details key={item.label} name={name} className="group border-b border-line">
        <summary
          className={clsx(
            'flex min-h-13 list-none items-center justify-between gap-2 py-2 font-display text-xl wrap-anywhere [&::-webkit-details-marker]:hidden',
            item.highlight && highlightClass,
          )}
        >
          {item.label}
          <ChevronDown
            aria-hidden
            className="size-5 flex-none text-ink-soft transition-transform group-open:rotate-180"
            strokeWidth={1.5}
          />
        </summary>
        <div className="pb-3">
          {item.items.map((child) => (
            <MenuLink key={child.label} entry={child} className={rowClass} />
          ))}
          {item.href && (
            <MenuLink entry={item} className={rowClass}>
              {m.allOf({ label: item.label })}
            </MenuLink>
          )}
        </div>
      </details>
    ),
  )
}
