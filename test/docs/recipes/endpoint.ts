import type { RecipeTree } from './recipeTree.ts'

const room = 'src/features/wishlist/wishlist'
export const PATH = '/api/wishlist-size'

/** An endpoint that tells how long the own wishlist is. */
export async function addEndpoint(tree: RecipeTree): Promise<void> {
  await tree.edit(
    `${room}.contract.ts`,
    'export const readWishlist =',
    `export const countWishlist = endpoint({
  method: 'get',
  path: '${PATH}',
  access: 'customer',
  summary: 'How many products are on the own wishlist',
  responses: { 200: answer('So many', z.object({ count: z.number().int() })) },
})

export const readWishlist =`,
  )
  await tree.edit(
    `${room}.handlers.ts`,
    '    .openapi(contract.readWishlist,',
    `    .openapi(contract.countWishlist, async (c) => {
      const rows = await store.wishlistOf(db, callerOf(c).id)
      return c.json({ count: rows.length }, 200)
    })
    .openapi(contract.readWishlist,`,
  )
}

/** Who may call it, and how it is called: for the tests of all endpoints. */
export async function addItsRow(tree: RecipeTree): Promise<void> {
  await tree.edit(
    'test/security/matrix.ts',
    "  row('POST', '/api/wishlist',",
    `  row('GET', '${PATH}', 401, 200, 200, 200),\n  row('POST', '/api/wishlist',`,
  )
  await tree.edit(
    'test/security/requests/wishlist.ts',
    "  'POST /api/wishlist':",
    `  'GET ${PATH}': () => ({}),\n  'POST /api/wishlist':`,
  )
}
