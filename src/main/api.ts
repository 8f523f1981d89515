import type { Context } from 'hono'
import { accountsApi } from '#/features/accounts/accounts.handlers.ts'
import { findCallers } from '#/features/accounts/caller.ts'
import { cartApi } from '#/features/cart/cart.handlers.ts'
import { catalogApi } from '#/features/catalog/catalog.handlers.ts'
import { ordersApi } from '#/features/orders/orders.handlers.ts'
import { shopApi } from '#/features/shop/shop.handlers.ts'
import type { Services } from '#/platform/http/env.ts'
import { createHttp } from '#/platform/http/http.ts'

/** All endpoints of the shop: the outer checks, then one router per room. */
export function createApi(services: Services, addressOf: (c: Context) => string) {
  const app = createHttp(services, findCallers(services), addressOf)
  for (const room of [accountsApi, shopApi, catalogApi, cartApi, ordersApi]) app.route('/', room(services))
  return app
}
