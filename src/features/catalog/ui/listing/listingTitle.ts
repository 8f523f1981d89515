import { m as ofProducts } from '../../messages/catalog.messages.ts'
import { categoryLabel, EVERYTHING } from '../categoryMenu.ts'

/** How a listing is called. @param label what its category is called in the language of the page */
export const listingTitle = (category: string, label?: string): string =>
  category.toLowerCase() === EVERYTHING ? ofProducts.wholeCollection() : (label ?? categoryLabel(category))
