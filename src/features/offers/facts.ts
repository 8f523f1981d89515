import { attributes } from '#/features/catalog/attributes/attributes.rules.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { gatheredOf } from '#/features/collections/gathered.ts'
import type { OffersServices } from './offers.cache.ts'
import type { ProductFacts, Terms } from './rules/offer.rules.ts'

/** Finds what scopes ask of products; of a product that is not on sale only its id is known. */
export type FindFacts = (id: string) => ProductFacts

const valuesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}

const attributesOf = (product: Product) =>
  Object.fromEntries(attributes.map(({ key }) => [key, valuesOf(product[key])]))

/** The products of the shop as these offers ask for them: from memory. */
export async function factsFor(
  { catalog, collections }: Pick<OffersServices, 'catalog' | 'collections'>,
  offers: readonly Terms[],
): Promise<FindFacts> {
  const [view, { all }] = [await catalog.current(), await collections.current()]
  const named = new Set(offers.flatMap(({ scope }) => (scope.kind === 'collection' ? scope.any : [])))
  const gathered = all.filter(({ id }) => named.has(id)).map((row) => ({ id: row.id, of: gatheredOf(row) }))
  return (id) => factsOf(view, gathered, id)
}

function factsOf(
  view: CatalogView,
  gathered: readonly { readonly id: string; readonly of: ReturnType<typeof gatheredOf> }[],
  id: string,
): ProductFacts {
  const product = view.find(id)
  if (!product) return { id, category: '', family: '', values: {}, collections: [] }
  return {
    id,
    category: product.category?._id ?? '',
    family: product.family,
    values: attributesOf(product),
    collections: gathered.filter(({ of }) => view.isSelected(of, id)).map((one) => one.id),
  }
}
