import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Dropdown, DropdownBar } from '#/ui/kit/Dropdown.tsx'
import { useMenu } from './useMenu.ts'

/** The bar of dropdowns; the four of the specification fit side by side on narrow phones, more of them wrap. */
export function CategoryNav({ className }: { className?: string }) {
  const menu = useMenu()
  return (
    <DropdownBar label="Categories" className={clsx('flex-wrap', className)}>
      {menu.map(({ label, category, items }) =>
        items.length === 0 ? (
          <Link
            key={category}
            to="/new/$category/collections"
            params={{ category }}
            className="inline-flex min-h-11 items-center rounded-sm px-1.5 text-sm whitespace-nowrap hover:text-peacock md:px-4 md:text-base"
          >
            {label}
          </Link>
        ) : (
          <Dropdown
            key={category}
            label={label}
            summaryClassName="px-1.5! text-sm whitespace-nowrap md:px-4! md:text-base"
          >
            {items.map((item) => (
              <Link
                key={item.label}
                to="/new/$category/collections"
                params={{ category }}
                search={item.search}
              >
                {item.label}
              </Link>
            ))}
          </Dropdown>
        ),
      )}
    </DropdownBar>
  )
}
