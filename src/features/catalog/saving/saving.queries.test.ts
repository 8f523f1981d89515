import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { wishlistQuery } from '#/features/wishlist/wishlist.queries.ts'
import { adminCategoriesQuery, adminProductsQuery } from '../admin.queries.ts'
import { categoriesQuery, listingQuery, menuQuery, productQuery, productsQuery } from '../catalog.queries.ts'
import { valueListsQuery } from '../lists/lists.queries.ts'
import { suggestionsQuery } from '../productSearch/productSearch.queries.ts'
import { catalogueChanged } from './saving.queries.ts'

const showing = {
  categories: categoriesQuery,
  menu: menuQuery,
  products: productsQuery({ q: 'silk' }),
  listing: listingQuery(),
  product: productQuery('banarasi'),
  search: suggestionsQuery('silk'),
  'categories of admins': adminCategoriesQuery({ page: '1' }),
  'products of admins': adminProductsQuery({ page: '1' }),
  'lists of values, which count products': valueListsQuery,
  'the wishlist': wishlistQuery('meera'),
}
const others = { shop: shopQuery, bag: { queryKey: ['cart'] }, orders: { queryKey: ['orders', 'all'] } }

/** Whether what a query brought is asked for again once the catalogue changed. */
async function isAskedAgain({
  queryKey,
  meta,
}: {
  queryKey: readonly unknown[]
  meta?: object
}): Promise<boolean> {
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery({ queryKey, meta: { ...meta }, queryFn: () => 'as it was' })
  await catalogueChanged(queryClient)
  return queryClient.getQueryState(queryKey)?.isInvalidated ?? false
}

test.each(Object.entries(showing))('a change of the catalogue is seen in %s', async (_name, query) => {
  expect(await isAskedAgain(query)).toBe(true)
})

test.each(Object.entries(others))('%s stays as it is', async (_name, query) => {
  expect(await isAskedAgain(query)).toBe(false)
})
