import { paiseOf } from '#/platform/money/money.ts'
import type { SaleFields } from './sales.schema.ts'

/** A form as columns: what belongs to another choice is left out. */
export const columnsOf = ({ from, until, price, ...sale }: SaleFields) => ({
  ...sale,
  from: new Date(from),
  until: new Date(until),
  categories: sale.scope === 'categories' ? sale.categories : [],
  collection: sale.scope === 'collection' ? sale.collection : null,
  products: sale.scope === 'products' ? sale.products : [],
  percent: sale.by === 'percent' ? sale.percent : null,
  pricePaise: sale.by === 'price' && price !== null ? paiseOf(price) : null,
})
