import { looksLikeId } from './slug.rules.ts'

/** Whether a `category` filter means every category. */
export const isEveryCategory = (category: string | undefined): boolean =>
  category === undefined || category === '' || category.toLowerCase() === 'all'

/**
 * Whether the address of a category can say this name: dots lead a folder up, `all` means every category, and what looks like an id
 * may be that of another one.
 */
// guard: category-reachable
export const isReachable = (name: string): boolean =>
  !/^\.{1,2}$/.test(name) && !isEveryCategory(name) && !looksLikeId(name)
