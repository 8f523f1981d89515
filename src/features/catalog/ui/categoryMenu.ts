import { type DefaultGroup, defaultMenu } from '../defaultMenu/defaultMenu.ts'
import { knownTypes, typeFilters, typesIn } from '../rules/catalog.rules.ts'
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

/** The name that means every category in the address of a listing. */
export const EVERYTHING = 'all'

/** How a category is called on screen, in the language of the page. */
export const categoryText = ({ name, label }: Pick<Category, 'name' | 'label'>): string =>
  label ?? categoryLabel(name)

const firstOf = (category: string, first: readonly DefaultGroup[] = defaultMenu()) =>
  first.find((group) => group.category === category.toLowerCase())

/** How a category of this name is called in the language of the page: the menu's word for the four known ones, else its name with capitals. */
export const categoryLabel = (name: string, first?: readonly DefaultGroup[]): string =>
  firstOf(name, first)?.label ?? name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())

/** A word that the category can be filtered by preselects that filter, any other looks names up. */
const itemOf = (category: string, { label, word }: MenuWord): MenuItem => {
  const types = knownTypes(category)
  const type = types?.find((one) => one.toLowerCase() === word.toLowerCase())
  if (type) return { label, search: { type } }
  return { label, search: types ? { q: word } : { type: word } }
}

/**
 * The menu: what the owner decided, in her order. While nobody decided anything it is the four of the specification,
 * followed by the shop's other categories. Without categories, because they cannot be had, the four.
 * @param first what the four are called where the categories do not say it
 */
export function menuOf(
  categories: readonly Category[] = [],
  first: readonly DefaultGroup[] = defaultMenu(),
): readonly MenuGroup[] {
  const groupOf = ({ name, label, menuItems }: Category): MenuGroup => ({
    label: label ?? categoryLabel(name, first),
    category: name,
    items: menuItems?.map((word) => itemOf(name, word)) ?? firstOf(name, first)?.items ?? [],
  })
  const active = categories.filter(({ status }) => status)
  const decided = active.some(({ inMenu, menuPosition }) => inMenu !== null || menuPosition !== null)
  const named = (name: string) => active.find((category) => category.name.toLowerCase() === name)
  const four = first.map(({ category }) => category)
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
  const known = first.map((group) => {
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
  return typesIn(categories.find((one) => one.name.toLowerCase() === name) ?? { name, menuItems: null })
}

/** Whether the address names a category of the menu; these have a page even while they hold no goods. */
export const isMenuCategory = (name: string): boolean => firstOf(name) !== undefined
