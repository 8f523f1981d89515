import { productsQuery } from '../catalog.queries.ts'

/** As many cards as placeholders (specification, section 9), so that nothing moves when they arrive. */
export const SECTION_CARDS = 8

/** The newest of a category; each visit shows some of them, in an order of its own. */
export const sectionQuery = (category: string) => productsQuery({ category, limit: 2 * SECTION_CARDS })
