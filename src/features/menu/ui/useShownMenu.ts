import { useQuery } from '@tanstack/react-query'
import type { MenuGroup, MenuItem } from '#/features/catalog/ui/categoryMenu.ts'
import { useMenu } from '#/features/catalog/ui/useMenu.ts'
import { ownMenuQuery } from '../menu.queries.ts'
import type { ShownItem } from '../menu.rules.ts'

const hrefOf = (category: string, search?: MenuItem['search']): string =>
  `/new/${encodeURIComponent(category)}/collections${search ? `?${new URLSearchParams({ ...search } as Record<string, string>)}` : ''}`

/** The menu that is made of the categories (specification, section 2), as the owner's is shown. */
export const shownGroups = (groups: readonly MenuGroup[]): readonly ShownItem[] =>
  groups.map(({ label, category, items }) => ({
    label,
    href: hrefOf(category),
    items: items.map((item) => ({ label: item.label, href: hrefOf(category, item.search) })),
  }))

export interface ShownMenu {
  readonly items: readonly ShownItem[]
  /** Whether the owner made it. */
  readonly own: boolean
}

/** The menu of the shop as it is now: the owner's, else the one of the categories. */
export function useShownMenu(): ShownMenu {
  const own = useQuery(ownMenuQuery).data
  const groups = useMenu()
  return { items: own ?? shownGroups(groups), own: !!own }
}
