import { isEveryCategory } from './catalog.rules.ts'
import { looksLikeId } from './slug.rules.ts'

/**
 * Whether the address of a category can say this name: dots lead a folder up, `all` means every category, and what looks like an id
 * may be that of another one.
 */
// guard: category-reachable
export const isReachable = (name: string): boolean =>
  !/^\.{1,2}$/.test(name) && !isEveryCategory(name) && !looksLikeId(name.toLowerCase())
