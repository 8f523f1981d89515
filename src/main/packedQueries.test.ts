import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pack, unpack } from './packedQueries.ts'

/** What a rendering has read by its end. */
async function sentBy(read: (queryClient: QueryClient) => Promise<unknown> | undefined) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await read(queryClient)
  return dehydrate(queryClient, { shouldDehydrateQuery: () => true }).queries
}

test('what was read arrives as it was, by all of its keys and with its age, and equal data stand once', async () => {
  const queries = await sentBy(async (queryClient) => {
    queryClient.setQueryData(['menu'], [{ name: 'saree' }], { updatedAt: 1_000 })
    queryClient.setQueryData(['categories'], [{ name: 'saree' }], { updatedAt: 2_000 })
    queryClient.setQueryData(['products', { category: 'saree' }], [{ price: 10.5, mrp: null }], {
      updatedAt: 3_000,
    })
  })
  const { packed, initial } = pack(queries, new Set())
  expect(initial).toEqual([])
  expect(packed.match(/"name":"saree"/g)).toHaveLength(1)
  expect(unpack(packed)).toEqual([
    [1_000, [['menu'], ['categories']], [{ name: 'saree' }]],
    [3_000, [['products', { category: 'saree' }]], [{ price: 10.5, mrp: null }]],
  ])
})

test('what failed, is still on its way or is sent by the router as well goes as it is', async () => {
  const shop = { name: 'Zari' }
  const queries = await sentBy(async (queryClient) => {
    queryClient.setQueryData(['shop'], shop)
    await queryClient.prefetchQuery({ queryKey: ['banners'], queryFn: () => Promise.reject(new Error('No')) })
    void queryClient.prefetchQuery({ queryKey: ['reviews'], queryFn: () => new Promise(() => {}) })
  })
  const { packed, initial } = pack(queries, new Set([shop]))
  expect(unpack(packed)).toEqual([])
  expect(initial).toEqual(queries)
  expect(initial).toHaveLength(3)
})

test('a page that packed nothing brings nothing', () => {
  expect(unpack(undefined)).toEqual([])
})
