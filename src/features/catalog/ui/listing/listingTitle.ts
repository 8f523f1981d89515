import { categoryLabel, EVERYTHING } from '../categoryMenu.ts'

/** How a listing is called. */
export const listingTitle = (category: string): string =>
  category.toLowerCase() === EVERYTHING ? 'The whole collection' : categoryLabel(category)
