import { m as ofProducts } from '../../messages/catalog.messages.ts'
import { categoryLabel, EVERYTHING } from '../categoryMenu.ts'

/** How a listing is called. */
export const listingTitle = (category: string): string =>
  category.toLowerCase() === EVERYTHING ? ofProducts.wholeCollection() : categoryLabel(category)
