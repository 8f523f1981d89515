import type { Person, TestShop } from '../../../test/fixtures/shop.ts'

/** What people do with their bags through the API of a shop that is open by then. */
export const bagCalls = (shop: () => TestShop) => ({
  add: (as: Person, product: { id: string }, json: unknown = {}) =>
    shop().call('POST', `/api/cart/add/${product.id}`, { as, json }),
  update: (as: Person, itemId: string, json: unknown) =>
    shop().call('POST', `/api/cart/update/${itemId}`, { as, json }),
  remove: (as: Person, itemId: string) => shop().call('DELETE', `/api/cart/delete/${itemId}`, { as }),
  bagOf: async (as: Person) => (await shop().call('POST', '/api/cart', { as })).body.currentCart,
})
