import { typeFilters } from '../catalog.rules.ts'
import type { ListingSearch } from './listingSearch.ts'

export interface MenuItem {
  readonly label: string
  /** Preselects the type filter where the category has one of that name, else looks names up. */
  readonly search: ListingSearch
}

export interface MenuGroup {
  readonly label: string
  /** As it stands in the address: `/new/{category}/collections`. */
  readonly category: string
  readonly items: readonly MenuItem[]
}

/** The four dropdowns of the category navigation and their three items each (specification, section 2). */
export const categoryMenu: readonly MenuGroup[] = [
  {
    label: 'Saree',
    category: 'saree',
    items: [
      { label: 'Silk Saree', search: { type: 'Silk' } },
      { label: 'Cotton Saree', search: { type: 'Cotton' } },
      { label: 'Designer Saree', search: { q: 'Designer' } },
    ],
  },
  {
    label: 'Dress Material',
    category: 'material',
    items: [
      { label: 'Cotton Dress Material', search: { type: 'Cotton' } },
      { label: 'Silk Dress Material', search: { type: 'Silk' } },
      { label: 'Printed Dress Material', search: { type: 'Printed' } },
    ],
  },
  {
    label: 'Salwar Suit',
    category: 'salwar suit',
    items: [
      { label: 'Anarkali Suit', search: { q: 'Anarkali' } },
      { label: 'Palazzo Suit', search: { q: 'Palazzo' } },
      { label: 'Straight Suit', search: { q: 'Straight' } },
    ],
  },
  {
    label: 'Occasion',
    category: 'occasion',
    items: [
      { label: 'Wedding Collection', search: { q: 'Wedding' } },
      { label: 'Festive Collection', search: { q: 'Festive' } },
      { label: 'Casual Wear', search: { q: 'Casual' } },
    ],
  },
]

/** The name that means every category in the address of a listing. */
export const EVERYTHING = 'all'

/** How a category is called on screen: the menu's word for the four known ones, else its name with capitals. */
export function categoryLabel(name: string): string {
  const known = categoryMenu.find((group) => group.category === name.toLowerCase())
  return known?.label ?? name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())
}

/** The type filters of a listing (specification, section 9); for 'all' those of every category, each once. */
export function typesOf(category: string): readonly string[] {
  const name = category.toLowerCase()
  return name === EVERYTHING ? [...new Set(Object.values(typeFilters).flat())] : (typeFilters[name] ?? [])
}

/** Whether the address names a category of the menu; these have a page even while they hold no goods. */
export const isMenuCategory = (name: string): boolean =>
  categoryMenu.some((group) => group.category === name.toLowerCase())
