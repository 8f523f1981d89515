import type { Context } from 'hono'
import { accountsApi } from '#/features/accounts/accounts.handlers.ts'
import { auditApi } from '#/features/accounts/audit/audit.handlers.ts'
import { eventsApi } from '#/features/accounts/events/events.handlers.ts'
import { googleApi } from '#/features/accounts/google/google.handlers.ts'
import { loginApi } from '#/features/accounts/login/login.handlers.ts'
import { privacyApi } from '#/features/accounts/privacy/privacy.handlers.ts'
import { sessionsApi } from '#/features/accounts/sessions/sessions.handlers.ts'
import { twoFactorApi } from '#/features/accounts/twoFactor/twoFactor.handlers.ts'
import { usersApi } from '#/features/accounts/users/users.handlers.ts'
import { addressesApi } from '#/features/addresses/addresses.handlers.ts'
import { alertsApi } from '#/features/alerts/alerts.handlers.ts'
import { booksApi } from '#/features/books/books.handlers.ts'
import { cartApi } from '#/features/cart/cart.handlers.ts'
import { catalogApi } from '#/features/catalog/catalog.handlers.ts'
import { familyApi } from '#/features/catalog/family/family.handlers.ts'
import { historyApi } from '#/features/catalog/history/history.handlers.ts'
import { importApi } from '#/features/catalog/import/import.handlers.ts'
import { listsApi } from '#/features/catalog/lists/lists.handlers.ts'
import { productSearchApi } from '#/features/catalog/productSearch/productSearch.handlers.ts'
import { relatedApi } from '#/features/catalog/related/related.handlers.ts'
import { savingApi } from '#/features/catalog/saving/saving.handlers.ts'
import { checkoutApi } from '#/features/checkout/checkout.handlers.ts'
import { quoteApi } from '#/features/checkout/quote.handlers.ts'
import { codApi } from '#/features/cod/cod.handlers.ts'
import { collectionsApi } from '#/features/collections/collections.handlers.ts'
import { contentApi } from '#/features/content/content.handlers.ts'
import { creditApi } from '#/features/credit/credit.handlers.ts'
import { giftCardApi } from '#/features/credit/giftCard.handlers.ts'
import { customersApi } from '#/features/customers/customers.handlers.ts'
import { openDocuments } from '#/features/discovery/documents/documents.ts'
import { feedsApi } from '#/features/discovery/feeds/feeds.handlers.ts'
import { sitemapApi } from '#/features/discovery/sitemap/sitemap.handlers.ts'
import { bulkApi } from '#/features/fulfilment/bulk/bulk.handlers.ts'
import { fulfilmentApi } from '#/features/fulfilment/fulfilment.handlers.ts'
import { piecesApi } from '#/features/fulfilment/pieces/pieces.handlers.ts'
import { workApi } from '#/features/fulfilment/work/work.handlers.ts'
import { einvoicesApi } from '#/features/gst/einvoices.handlers.ts'
import { gstApi } from '#/features/gst/gst.handlers.ts'
import { homeApi } from '#/features/home/home.handlers.ts'
import { invoiceApi } from '#/features/invoices/invoice.handlers.ts'
import { menuApi } from '#/features/menu/menu.handlers.ts'
import { offersApi } from '#/features/offers/offers.handlers.ts'
import { againApi } from '#/features/orders/again/again.handlers.ts'
import { sumOffers } from '#/features/orders/offerResults.store.ts'
import { ordersApi } from '#/features/orders/orders.handlers.ts'
import { arrivalApi } from '#/features/payments/arrival/arrival.handlers.ts'
import { cardApi } from '#/features/payments/card/card.handlers.ts'
import { giftPurchasesApi } from '#/features/payments/gifts/giftPurchases.handlers.ts'
import { paymentsApi } from '#/features/payments/payments.handlers.ts'
import { undoApi } from '#/features/payments/undo/undo.handlers.ts'
import { upiApi } from '#/features/payments/upi/upi.handlers.ts'
import { fairShopApi } from '#/features/prices/fairShop/fairShop.handlers.ts'
import { movesApi } from '#/features/prices/moves/moves.handlers.ts'
import { datedSalesApi } from '#/features/prices/sales/sales.handlers.ts'
import { bankMailsApi } from '#/features/receipts/mails/bankMails.handlers.ts'
import { receiptsApi } from '#/features/receipts/receipts.handlers.ts'
import { statementApi } from '#/features/receipts/statement/statement.handlers.ts'
import { refundsApi } from '#/features/refunds/refunds.handlers.ts'
import { restockApi } from '#/features/restock/restock.handlers.ts'
import { returnRequestsApi } from '#/features/returns/requests/returnRequests.handlers.ts'
import { returnsApi } from '#/features/returns/returns.handlers.ts'
import { reviewsApi } from '#/features/reviews/reviews.handlers.ts'
import { salesApi } from '#/features/sales/sales.handlers.ts'
import { searchApi } from '#/features/search/search.handlers.ts'
import { parcelApi } from '#/features/shipping/parcel/parcel.handlers.ts'
import { slipApi } from '#/features/shipping/slip/slip.handlers.ts'
import { installApi } from '#/features/shop/install/install.handlers.ts'
import { launchApi } from '#/features/shop/launch/launch.handlers.ts'
import { mailsApi } from '#/features/shop/mails/mails.handlers.ts'
import { lookApi } from '#/features/shop/settings/look.handlers.ts'
import { settingsApi } from '#/features/shop/settings/settings.handlers.ts'
import { shopApi } from '#/features/shop/shop.handlers.ts'
import { shopperApi } from '#/features/shopper/shopper.handlers.ts'
import { sizingApi } from '#/features/sizing/sizing.handlers.ts'
import { tailoringApi } from '#/features/tailoring/tailoring.handlers.ts'
import { mediaApi } from '#/features/visuals/media.handlers.ts'
import { isHomePreview } from '#/features/visuals/previewMessages.ts'
import { visualsApi } from '#/features/visuals/visuals.handlers.ts'
import { wishlistApi } from '#/features/wishlist/wishlist.handlers.ts'
import { createHttp } from '#/platform/http/outer/createHttp.ts'
import { mailKinds } from '../jobs/mails.ts'
import type { AppServices } from '../services/services.ts'
import {
  auditSubjects,
  cashProblem,
  catalogFacts,
  cspSources,
  isOrdered,
  personalData,
  placeExchange,
  purchases,
  recordCodeCredit,
} from './hooks.ts'
import { languagesOf, marksOf } from './marks.ts'

/** All endpoints of the shop: the outer checks, then one router per room. */
export function createApi(services: AppServices, addressOf: (c: Context) => string) {
  const app = createHttp(services, {
    findCaller: services.findCaller,
    isOpen: async () => (await services.settings()).access === 'open',
    markOf: marksOf(services),
    languages: languagesOf(services),
    addressOf,
    cspSources: cspSources(services.config),
    isFramedByShop: isHomePreview,
  })
  const rooms = [
    accountsApi,
    usersApi,
    loginApi,
    twoFactorApi,
    googleApi,
    sessionsApi,
    eventsApi,
    addressesApi,
    alertsApi,
    searchApi,
    catalogApi,
    productSearchApi,
    familyApi,
    historyApi,
    importApi,
    listsApi,
    collectionsApi,
    datedSalesApi,
    movesApi,
    fairShopApi,
    visualsApi,
    mediaApi,
    homeApi,
    wishlistApi,
    relatedApi,
    sizingApi,
    menuApi,
    restockApi,
    cartApi,
    tailoringApi,
    contentApi,
    shopperApi,
    ordersApi,
    againApi,
    creditApi,
    giftCardApi,
    checkoutApi,
    quoteApi,
    paymentsApi,
    receiptsApi,
    booksApi,
    statementApi,
    bankMailsApi,
    fulfilmentApi,
    piecesApi,
    codApi,
    workApi,
    undoApi,
    parcelApi,
    customersApi,
    upiApi,
    arrivalApi,
    giftPurchasesApi,
    invoiceApi,
    slipApi,
    bulkApi,
    gstApi,
    einvoicesApi,
    salesApi,
    refundsApi,
    returnsApi,
  ]
  app.route('/', savingApi(services, isOrdered))
  app.route('/', shopApi(services))
  app.route('/', settingsApi(services, catalogFacts))
  app.route('/', lookApi(services))
  app.route('/', installApi(services))
  app.route('/', launchApi(services, catalogFacts))
  app.route('/', mailsApi(services, mailKinds))
  for (const room of rooms) app.route('/', room(services))
  app.route('/', offersApi(services, sumOffers))
  app.route('/', cardApi(services, recordCodeCredit, cashProblem))
  app.route('/', auditApi(services, auditSubjects))
  app.route('/', returnRequestsApi(services, placeExchange))
  app.route('/', reviewsApi(services, purchases))
  app.route('/', privacyApi(services, personalData))
  const openDocument = openDocuments(services)
  app.route('/', feedsApi(services, openDocument))
  app.route('/', sitemapApi(services, openDocument))
  return app
}
