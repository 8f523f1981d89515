import { queryOptions } from '@tanstack/react-query'
import { cardOf } from '#/features/catalog/catalog.queries.ts'
import type { CardProduct } from '#/features/catalog/schema/catalog.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { HomeApi } from './home.handlers.ts'
import type { Home, ShownSection } from './home.schema.ts'

/** A section as the browser has it: of products what cards show. */
export type HomeSection = Omit<ShownSection, 'products'> & { readonly products?: CardProduct[] | undefined }

export const cardsOf = ({ sections }: Home): HomeSection[] =>
  sections.map((one) => ({ ...one, products: one.products?.map(cardOf) }))

/** The sections of the home page; none where it is the shop's own. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal }) =>
    cardsOf(await read(client<HomeApi>().api.home.$get(undefined, { init: { signal } }))),
  staleTime: 60_000,
  // As `showsProducts` says; written out, so that no first load of other pages names it.
  meta: { showsProducts: true },
})
