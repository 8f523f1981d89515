import sharp from 'sharp'
import type { GoogleIssuer } from '../fixtures/googleIssuer.ts'
import { cast, signUp } from '../fixtures/people.ts'
import type { TestShop } from '../fixtures/shop.ts'
import type { Role, Row } from './matrix.ts'
import { accountsRequests } from './requests/accounts.ts'
import { addressesRequests } from './requests/addresses.ts'
import { alertsRequests } from './requests/alerts.ts'
import { booksRequests } from './requests/books.ts'
import { cartRequests } from './requests/cart.ts'
import { catalogRequests } from './requests/catalog.ts'
import { checkoutRequests } from './requests/checkout.ts'
import { codRequests } from './requests/cod.ts'
import { collectionsRequests } from './requests/collections.ts'
import { contentRequests } from './requests/content.ts'
import { creditRequests } from './requests/credit.ts'
import { customersRequests } from './requests/customers.ts'
import { discoveryRequests } from './requests/discovery.ts'
import { fulfilmentRequests } from './requests/fulfilment.ts'
import { gstRequests } from './requests/gst.ts'
import { homeRequests } from './requests/home.ts'
import { invoicesRequests } from './requests/invoices.ts'
import { menuRequests } from './requests/menu.ts'
import { offersRequests } from './requests/offers.ts'
import { ordersRequests } from './requests/orders.ts'
import { paymentsRequests } from './requests/payments.ts'
import { pricesRequests } from './requests/prices.ts'
import { receiptsRequests } from './requests/receipts.ts'
import { refundsRequests } from './requests/refunds.ts'
import type { Requests, World } from './requests/request.ts'
import { restockRequests } from './requests/restock.ts'
import { returnsRequests } from './requests/returns.ts'
import { reviewsRequests } from './requests/reviews.ts'
import { salesRequests } from './requests/sales.ts'
import { searchRequests } from './requests/search.ts'
import { shippingRequests } from './requests/shipping.ts'
import { shopRequests } from './requests/shop.ts'
import { shopperRequests } from './requests/shopper.ts'
import { sizingRequests } from './requests/sizing.ts'
import { tailoringRequests } from './requests/tailoring.ts'
import { visualsRequests } from './requests/visuals.ts'
import { wishlistRequests } from './requests/wishlist.ts'

/** `google` is the issuer the shop believes, where log-in with Google is part of the test. */
export async function makeWorld(shop: TestShop, google?: GoogleIssuer): Promise<World> {
  const { meera, ravi, adminAsha, visitor } = await cast(shop)
  await signUp(shop, 'Second Admin', 'admin')
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#8a1a3a' } })
    .png()
    .toBuffer()
  return { shop, google, owner: meera, people: { V: visitor, O: meera, X: ravi, A: adminAsha }, picture }
}

/** For every endpoint its request: each room has a file of its own. */
export const requests: Requests = {
  ...accountsRequests,
  ...addressesRequests,
  ...alertsRequests,
  ...cartRequests,
  ...catalogRequests,
  ...checkoutRequests,
  ...booksRequests,
  ...codRequests,
  ...collectionsRequests,
  ...contentRequests,
  ...creditRequests,
  ...customersRequests,
  ...discoveryRequests,
  ...fulfilmentRequests,
  ...gstRequests,
  ...homeRequests,
  ...invoicesRequests,
  ...menuRequests,
  ...offersRequests,
  ...ordersRequests,
  ...paymentsRequests,
  ...pricesRequests,
  ...receiptsRequests,
  ...refundsRequests,
  ...restockRequests,
  ...returnsRequests,
  ...reviewsRequests,
  ...salesRequests,
  ...searchRequests,
  ...shippingRequests,
  ...shopRequests,
  ...shopperRequests,
  ...sizingRequests,
  ...tailoringRequests,
  ...visualsRequests,
  ...wishlistRequests,
}

/** The request of a row: its address and what goes with it. */
export async function requestOf(world: World, row: Row, role: Role) {
  const make = requests[`${row.method} ${row.path}`]
  if (!make) throw new Error(`No request for ${row.method} ${row.path}`)
  const { params = {}, query = '', ...call } = await make(world, role)
  return { path: row.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '') + query, call }
}

/** Sends the request of a row as somebody. */
export async function send(world: World, row: Row, role: Role, as: { token?: string } = world.people[role]) {
  const { path, call } = await requestOf(world, row, role)
  return world.shop.call(row.method, path, { as, ...call })
}
