import type { Context } from 'hono'
import { accountsApi } from '#/features/accounts/accounts.handlers.ts'
import { auditApi } from '#/features/accounts/audit/audit.handlers.ts'
import { findCallers } from '#/features/accounts/caller.ts'
import { privacyApi } from '#/features/accounts/privacy/privacy.handlers.ts'
import { alertsApi } from '#/features/alerts/alerts.handlers.ts'
import { cartApi } from '#/features/cart/cart.handlers.ts'
import { catalogApi } from '#/features/catalog/catalog.handlers.ts'
import { importApi } from '#/features/catalog/import/import.handlers.ts'
import { sitemapApi } from '#/features/catalog/sitemap.handlers.ts'
import { hasBought } from '#/features/orders/bought.store.ts'
import { cardApi } from '#/features/orders/card/card.handlers.ts'
import { customersApi } from '#/features/orders/customers/customers.handlers.ts'
import { deskApi } from '#/features/orders/desk/desk.handlers.ts'
import { invoiceApi } from '#/features/orders/invoice/invoice.handlers.ts'
import { undoApi } from '#/features/orders/money/undo.handlers.ts'
import { ordersApi } from '#/features/orders/orders.handlers.ts'
import { orderLifeApi } from '#/features/orders/orders.life.handlers.ts'
import { parcelApi } from '#/features/orders/parcel/parcel.handlers.ts'
import { refundsApi } from '#/features/orders/refunds/refunds.handlers.ts'
import { returnRequestsApi } from '#/features/orders/returnRequests/returnRequests.handlers.ts'
import { returnsApi } from '#/features/orders/returns/returns.handlers.ts'
import { slipApi } from '#/features/orders/slip/slip.handlers.ts'
import { upiApi } from '#/features/orders/upi/upi.handlers.ts'
import { reviewsApi } from '#/features/reviews/reviews.handlers.ts'
import { salesApi } from '#/features/sales/sales.handlers.ts'
import { launchApi } from '#/features/shop/launch/launch.handlers.ts'
import { shopApi } from '#/features/shop/shop.handlers.ts'
import { mediaApi } from '#/features/visuals/media.handlers.ts'
import { visualsApi } from '#/features/visuals/visuals.handlers.ts'
import { wishlistApi } from '#/features/wishlist/wishlist.handlers.ts'
import type { Services } from '#/platform/http/env.ts'
import { createHttp } from '#/platform/http/http.ts'
import { auditSubjects } from './auditSubjects.ts'
import { goodsFacts } from './goodsFacts.ts'
import { personalData } from './personalData.ts'

/** All endpoints of the shop: the outer checks, then one router per room. */
export function createApi(services: Services, addressOf: (c: Context) => string) {
  const app = createHttp(services, findCallers(services), addressOf)
  const rooms = [
    accountsApi,
    alertsApi,
    catalogApi,
    importApi,
    visualsApi,
    mediaApi,
    wishlistApi,
    cartApi,
    ordersApi,
    orderLifeApi,
    undoApi,
    parcelApi,
    customersApi,
    upiApi,
    cardApi,
    invoiceApi,
    slipApi,
    deskApi,
    salesApi,
    refundsApi,
    returnsApi,
    returnRequestsApi,
  ]
  app.route('/', shopApi(services, goodsFacts))
  app.route('/', launchApi(services, goodsFacts))
  for (const room of rooms) app.route('/', room(services))
  app.route('/', auditApi(services, auditSubjects))
  app.route('/', reviewsApi(services, hasBought))
  app.route('/', privacyApi(services, personalData))
  app.route('/', sitemapApi(services))
  return app
}
