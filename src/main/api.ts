import type { Context } from 'hono'
import { accountsApi } from '#/features/accounts/accounts.handlers.ts'
import { findCallers } from '#/features/accounts/caller.ts'
import { shopApi } from '#/features/shop/shop.handlers.ts'
import type { Services } from '#/platform/http/env.ts'
import { createHttp } from '#/platform/http/http.ts'

/** All endpoints of the shop: the outer checks, then one router per room. */
export function createApi(services: Services, addressOf: (c: Context) => string) {
  const app = createHttp(services, findCallers(services), addressOf)
  for (const room of [accountsApi, shopApi]) app.route('/', room(services))
  return app
}
