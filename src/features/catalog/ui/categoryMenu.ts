import { typeFilters } from '../rules/catalog.rules.ts'
import type { Category, MenuWord } from '../schema/category.schema.ts'
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

/** How a category is called on screen, in the language of the page. */
export const calledCategory = ({ name, label }: Pick<Category, 'name' | 'label'>): string =>
  label ?? categoryLabel(name)

/** How a category of this name is called in English: the menu's word for the four known ones, else its name with capitals. */
export function categoryLabel(name: string): string {
  const known = categoryMenu.find((group) => group.category === name.toLowerCase())
  return known?.label ?? name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())
}

/** The entries of a category's dropdown as the owner would write them: her own, else the specification's. */
export function wordsOf({ name, menuItems }: Pick<Category, 'name' | 'menuItems'>): readonly MenuWord[] {
  if (menuItems) return menuItems
  const known = categoryMenu.find((group) => group.category === name.toLowerCase())
  return known?.items.map(({ label, search }) => ({ label, word: search.type ?? search.q ?? '' })) ?? []
}

/** A word that the category can be filtered by preselects that filter, any other looks names up. */
const itemOf = (category: string, { label, word }: MenuWord): MenuItem => {
  const type = typeFilters[category]?.find((one) => one.toLowerCase() === word.toLowerCase())
  if (type) return { label, search: { type } }
  return { label, search: typeFilters[category] ? { q: word } : { type: word } }
}

const groupOf = (category: Category): MenuGroup => ({
  label: calledCategory(category),
  category: category.name,
  items: wordsOf(category).map((word) => itemOf(category.name.toLowerCase(), word)),
})

/**
 * The menu: what the owner decided, in her order. While nobody decided anything it is the four of the specification,
 * followed by the shop's other categories. Without categories, because they cannot be had, the four.
 */
export function menuOf(categories: readonly Category[] = []): readonly MenuGroup[] {
  const active = categories.filter(({ status }) => status)
  const decided = active.some(({ inMenu, menuPosition }) => inMenu !== null || menuPosition !== null)
  const named = (name: string) => active.find((category) => category.name.toLowerCase() === name)
  const four = categoryMenu.map(({ category }) => category)
  const rank = ({ name, menuPosition }: Category) => {
    const at = four.indexOf(name.toLowerCase())
    return menuPosition ?? 100 + (at < 0 ? four.length : at)
  }
  const own = active
    // guard: category-in-menu
    .filter(({ inMenu }) => inMenu !== false)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(groupOf)
  if (decided) return own
  const known = categoryMenu.map((group) => {
    const category = named(group.category)
    return category ? groupOf(category) : group
  })
  return [...known, ...own.filter(({ category }) => !four.includes(category.toLowerCase()))]
}

/**
 * The type filters of a listing (specification, section 9); for 'all' those of every category, each once. A category
 * that the specification does not know has the words of its dropdown.
 */
export function typesOf(category: string, categories: readonly Category[] = []): readonly string[] {
  const name = category.toLowerCase()
  if (name === EVERYTHING) return [...new Set(Object.values(typeFilters).flat())]
  const own = categories.find((one) => one.name.toLowerCase() === name)?.menuItems ?? []
  return typeFilters[name] ?? [...new Set(own.map(({ word }) => word))]
}

/** Whether the address names a category of the menu; these have a page even while they hold no goods. */
export const isMenuCategory = (name: string): boolean =>
  categoryMenu.some((group) => group.category === name.toLowerCase())
