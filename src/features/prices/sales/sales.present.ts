import { rupeesOf } from '#/platform/money/money.ts'
import { saleStateOf } from '../sales.rules.ts'
import type { SaleRow } from '../sales.tables.ts'
import { m } from './messages/sales.messages.ts'
import type { AdminSale, ListedSale } from './sales.schema.ts'

export const presentSale = (row: SaleRow): AdminSale => ({
  _id: row.id,
  name: row.name,
  from: row.from.toISOString(),
  until: row.until.toISOString(),
  scope: row.scope,
  categories: row.categories,
  collection: row.collection,
  products: row.products,
  by: row.by,
  percent: row.percent,
  price: row.pricePaise === null ? null : rupeesOf(row.pricePaise),
  ending: row.ending,
  state: saleStateOf(row),
  begunAt: row.begunAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** What a list needs to name what sales are for. */
export interface Names {
  readonly categories: ReadonlyMap<string, string>
  readonly collections: ReadonlyMap<string, string>
}

function whatOf(row: SaleRow, names: Names): string {
  if (row.scope === 'all') return m.everything()
  if (row.scope === 'collection') return names.collections.get(row.collection ?? '') ?? m.goneCollection()
  if (row.scope === 'products') return m.products({ count: row.products.length })
  return row.categories.map((id) => names.categories.get(id) ?? m.goneCategory()).join(', ')
}

export function presentListedSale(
  row: SaleRow,
  names: Names,
  counts: ReadonlyMap<string, number> = new Map(),
): ListedSale {
  const { products: _, categories: __, ...sale } = presentSale(row)
  const count = (state: string) => counts.get(state) ?? 0
  return {
    ...sale,
    what: whatOf(row, names),
    reduced: count('reduced') + count('back'),
    open: count('due') + (sale.state === 'over' ? count('reduced') : 0),
  }
}
