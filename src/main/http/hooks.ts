/** What the rooms tell those that stand before them, which cannot import them. */
import { userSubjects } from '#/features/accounts/audit/userSubjects.ts'
import { googleSources } from '#/features/accounts/google/googleSources.ts'
import { addressBookData } from '#/features/addresses/addresses.privacy.ts'
import { dayCloseSubjects } from '#/features/books/books.audit.ts'
import { dayCloseData } from '#/features/books/books.privacy.ts'
import { cartData } from '#/features/cart/cart.privacy.ts'
import { categorySubjects, productSubjects } from '#/features/catalog/catalog.audit.ts'
import { listSubjects } from '#/features/catalog/lists/lists.audit.ts'
import { countCatalogFacts } from '#/features/catalog/stores/catalogFacts.store.ts'
import { collectionSubjects } from '#/features/collections/collections.audit.ts'
import { contentPageSubjects } from '#/features/content/content.audit.ts'
import { creditData } from '#/features/credit/credit.privacy.ts'
import { giftCardSubjects } from '#/features/credit/giftCard.audit.ts'
import { giftCardData } from '#/features/credit/giftCard.privacy.ts'
import { customerNoteData } from '#/features/customers/customers.privacy.ts'
import { gstSubjects } from '#/features/gst/gst.audit.ts'
import { gstFilingData } from '#/features/gst/gst.privacy.ts'
import { isHomeBuilt } from '#/features/home/home.store.ts'
import { offerSubjects } from '#/features/offers/offers.audit.ts'
import { offerData } from '#/features/offers/offers.privacy.ts'
import { orderSubjects } from '#/features/orders/orders.audit.ts'
import { orderData } from '#/features/orders/orders.privacy.ts'
import { findDelivered, hasPurchased } from '#/features/orders/purchases.store.ts'
import { giftPurchaseSubjects } from '#/features/payments/gifts/giftPurchases.audit.ts'
import { giftPurchaseData } from '#/features/payments/gifts/giftPurchases.privacy.ts'
import { saleSubjects } from '#/features/prices/sales/sales.audit.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import { receiptSubjects } from '#/features/receipts/receipts.audit.ts'
import { receiptData } from '#/features/receipts/receipts.privacy.ts'
import { statementLayoutData } from '#/features/receipts/statement/statement.privacy.ts'
import { restockData } from '#/features/restock/restock.privacy.ts'
import type { Purchases } from '#/features/reviews/purchases.ts'
import { reviewData } from '#/features/reviews/reviews.privacy.ts'
import { missedWordSubjects, synonymSubjects } from '#/features/search/search.audit.ts'
import { launchData } from '#/features/shop/launch/launch.privacy.ts'
import type { ReadCatalogFacts } from '#/features/shop/launch/launch.ts'
import { mailSubjects } from '#/features/shop/mails/mails.audit.ts'
import { sizeChartSubjects } from '#/features/sizing/sizing.audit.ts'
import { tailoringSubjects } from '#/features/tailoring/tailoring.audit.ts'
import { measurementData } from '#/features/tailoring/tailoring.privacy.ts'
import { imageHostSources } from '#/features/visuals/imageHostSources.ts'
import { isHomeTouched } from '#/features/visuals/visuals.store.ts'
import { wishlistData } from '#/features/wishlist/wishlist.privacy.ts'
import type { Config } from '#/platform/config/config.ts'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'
import type { CspSources } from '#/platform/http/cspSources.ts'
import { mailKinds } from '../jobs/mails.ts'

/** What the checkout knows: how an order is placed, for returns that are exchanges. */
export { placeExchange } from '#/features/checkout/exchanges/placeExchange.actions.ts'
/** What the guard of cash knows: whether an order may be paid at the door after all. */
export { cashProblem } from '#/features/cod/cashProblem.ts'

/** What orders know: whether a product was ever ordered. */
export { isOrdered } from '#/features/orders/purchases.store.ts'
/** What the ledger of incoming money does with payments by the provider's codes, of which the room of its webhook learns. */
export { recordCodeCredit } from '#/features/receipts/recordCodeCredit.actions.ts'

/** What orders know: whether somebody bought a product, and what was delivered to whom. */
export const purchases: Purchases = { hasPurchased, findDelivered }

/** How the rooms name what the audit log speaks of. */
export const auditSubjects: readonly AuditSubjects[] = [
  userSubjects,
  productSubjects,
  categorySubjects,
  listSubjects,
  collectionSubjects,
  offerSubjects,
  saleSubjects,
  synonymSubjects,
  missedWordSubjects,
  orderSubjects,
  giftCardSubjects,
  receiptSubjects,
  gstSubjects,
  giftPurchaseSubjects,
  dayCloseSubjects,
  sizeChartSubjects,
  tailoringSubjects,
  contentPageSubjects,
  mailSubjects(mailKinds),
]

/** What the rooms besides accounts know about a person: for the export of one's data and the erasing of an account. */
export const personalData: readonly PersonalData[] = [
  // Before the orders, by which its own are found.
  receiptData,
  orderData,
  addressBookData,
  creditData,
  measurementData,
  offerData,
  giftCardData,
  statementLayoutData,
  gstFilingData,
  giftPurchaseData,
  dayCloseData,
  customerNoteData,
  cartData,
  wishlistData,
  restockData,
  reviewData,
  launchData,
]

/** What the shop has on its shelves and walls: for the launch, which stands before the rooms that know. */
export const catalogFacts: ReadCatalogFacts = async (db) => ({
  ...(await countCatalogFacts(db)),
  homeTouched: (await isHomeTouched(db)) || (await isHomeBuilt(db)),
})

/** What the services elsewhere that the rooms use need of the content security policy. */
export const cspSources = (config: Config): readonly CspSources[] => [
  paymentProvider(config)?.cspSources ?? {},
  googleSources(config.google),
  imageHostSources(config.imageHost),
]
