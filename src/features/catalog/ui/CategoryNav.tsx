import { Link } from '@tanstack/react-router'
import { Dropdown, DropdownBar } from '#/ui/kit/Dropdown.tsx'
import { categoryMenu } from './categoryMenu.ts'

/** The bar of four dropdowns; on narrow phones all four words still fit side by side. */
export function CategoryNav({ className }: { className?: string }) {
  return (
    <DropdownBar label="Categories" className={className}>
      {categoryMenu.map(({ label, category, items }) => (
        <Dropdown
          key={category}
          label={label}
          summaryClassName="px-1.5! text-sm whitespace-nowrap md:px-4! md:text-base"
        >
          {items.map((item) => (
            <Link key={item.label} to="/new/$category/collections" params={{ category }} search={item.search}>
              {item.label}
            </Link>
          ))}
        </Dropdown>
      ))}
    </DropdownBar>
  )
}
