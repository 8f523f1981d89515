import { attributeFilterOf } from '../attributes/attributes.rules.ts'
import type { ProductFilter } from '../rules/list.rules.ts'
import type { ProductQuery } from './catalog.schema.ts'

/** Prices are stored in a 32-bit column; a larger bound means the same. */
const MOST_PAISE = 2 ** 31 - 1

/** Rupees of a query to whole paise; a fraction of a paisa is rounded by `round`, away from binary noise. */
const bound = (rupees: number | undefined, round: (paise: number) => number) =>
  rupees === undefined ? undefined : Math.min(MOST_PAISE, round(Number((rupees * 100).toFixed(3))))

/** What a list is narrowed to, of the words of a query. */
export const filterOf = ({ min, max, ...query }: Omit<ProductQuery, 'sort'>): ProductFilter => ({
  ...{
    category: query.category,
    family: query.family,
    type: query.type,
    q: query.q,
    attributes: attributeFilterOf(query),
  },
  ...{ categories: query.categories, size: query.size, availability: query.availability },
  ...{ leastPaise: bound(min, Math.ceil), mostPaise: bound(max, Math.floor) },
})
