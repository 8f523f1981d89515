import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { rupeesField } from '#/platform/typed/amount.rules.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import type { AdminSale } from '../../sales/sales.schema.ts'
import type { SaleEnding, SaleScope, SaleWay } from '../../sales.rules.ts'

/** A sale as its form holds it. */
export interface SaleValues {
  name: string
  from: string
  until: string
  scope: SaleScope
  categories: string[]
  collection: string
  products: string[]
  by: SaleWay
  percent: string
  price: string
  ending: SaleEnding
}

export const valuesOf = (sale?: AdminSale): SaleValues => ({
  name: sale?.name ?? '',
  from: toIndiaInput(sale?.from ?? null),
  until: toIndiaInput(sale?.until ?? null),
  scope: sale?.scope ?? 'categories',
  categories: [...(sale?.categories ?? [])],
  collection: sale?.collection ?? '',
  products: [...(sale?.products ?? [])],
  by: sale?.by ?? 'percent',
  percent: String(sale?.percent ?? ''),
  price: sale?.price ? rupeesField(sale.price) : '',
  ending: sale?.ending ?? 'rupee',
})

/** The ids of what a sale is for. */
export function chosenIn({ scope, categories, collection, products }: SaleValues): string[] {
  if (scope === 'collection') return collection ? [collection] : []
  return { categories, products, all: [] }[scope]
}

/** What is sent of a form; a time that nobody touched stays to the second. @param sale as it was opened */
export function requestOf(entered: SaleValues, sale?: AdminSale) {
  const timeOf = (field: 'from' | 'until') =>
    sale && entered[field] === toIndiaInput(sale[field]) ? sale[field] : fromIndiaInput(entered[field])
  return { ...entered, from: timeOf('from'), until: timeOf('until') }
}

/** Choices whose fields make sense together only. */
export const saidTogether = [
  ['scope', 'categories', 'collection', 'products'],
  ['by', 'percent', 'price'],
]

/** What was changed of a sale, with what the form showed of it: somebody else may have changed the rest. */
export function changeOf(entered: SaleValues, sale: AdminSale, seen: Seen<SaleValues>) {
  const names = seen.changed(entered)
  return { ...fieldsNamed(requestOf(entered, sale), names), seen: seen.of(names) }
}
