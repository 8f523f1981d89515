/** Follows the recipe of CONTRIBUTING for a status of orders, in a copy of the tree. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../fixtures/goods.ts'
import { mailsAbout } from '../../fixtures/orderMails.ts'
import { orderOf } from '../../fixtures/orders.ts'
import { cast } from '../../fixtures/people.ts'
import type { Json, TestShop } from '../../fixtures/shop.ts'
import { recipeOf } from './guide.ts'
import { COPYING, copyTree, type RecipeTree } from './recipeTree.ts'
import { addItsMail, addStatus, MAILS } from './status.ts'

const orders = 'src/features/orders'

let tree: RecipeTree
let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let order: Json

beforeAll(async () => {
  tree = await copyTree()
  await addStatus(tree)
  await addItsMail(tree)
  const { openTestShop } = await tree.load('test/fixtures/shop.ts')
  shop = await openTestShop()
  people = await cast(shop)
  order = await orderOf(shop, people.meera, await addProduct(shop, { name: 'Silk' }), { payment: 'cod' })
}, COPYING)
afterAll(async () => {
  await shop?.close()
  await tree?.remove()
})

const admin = (method: string, path: string, json?: Json) =>
  shop.call(method, `/api${path}`, { as: people.adminAsha, ...(json && { json }) })
const take = (status: string, more: Json = {}) =>
  admin('POST', `/admin/order/status/${order._id}`, { status, ...more })
const idsAt = async (query: string) =>
  (await admin('GET', `/admin/order?${query}`)).body.map(({ _id }: Json) => _id)

test('nine files are touched, those that the recipe names', () => {
  const recipe = recipeOf('a status of orders')
  expect(tree.touched()).toHaveLength(recipe.files)
  expect(tree.touched().filter((file) => !recipe.names(file))).toEqual([])
})

test('an order goes through it, and not around it', async () => {
  expect(await take('outForDelivery')).toMatchObject({
    status: 409,
    body: { message: 'This order is placed and cannot become out for delivery.' },
  })
  await take('packed')
  const shipped = await take('shipped', { carrier: 'Delhivery', trackingNumber: 'DL1', unpaidReason: 'COD' })
  expect(shipped.body.actions).toEqual([
    'sendOut',
    'deliver',
    'undelivered',
    'collectCash',
    'correctParcel',
    'note',
  ])
  const { status, body } = await take('outForDelivery', { note: 'Before noon.' })
  expect({ status, at: body.status }).toEqual({ status: 200, at: 'outForDelivery' })
  expect(body.actions).toEqual(['deliver', 'undelivered', 'collectCash', 'correctParcel', 'note'])
  expect(body.invoice).not.toBeNull()
})

test('the customer is told, also of a parcel that has another number meanwhile', async () => {
  const { orderMails } = await tree.load(MAILS)
  const loaded = await orderMails['order.outForDelivery'].load(shop.services, { orderId: order._id })
  expect(loaded.data.note).toBe('Before noon.')
  expect(orderMails['order.outForDelivery'].write(loaded.data, { name: 'Zari' }).subject).toContain(
    'comes today',
  )
  await admin('POST', `/admin/order/parcel/${order._id}`, { carrier: 'Delhivery', trackingNumber: 'DL2' })
  expect((await mailsAbout(shop, order._id)).slice(-2)).toEqual([
    'order.outForDelivery',
    'order.parcelChanged',
  ])
})

test('the screens show it: button, timeline, badge, tab', async () => {
  const { body } = await admin('GET', `/order/${order._id}`)
  const { OrderAdminPanel } = await tree.load('src/features/fulfilment/ui/admin/OrderAdminPanel.tsx')
  const panelOf = (seen: Json) =>
    renderToStaticMarkup(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(OrderAdminPanel, { order: seen }),
      ),
    )
  expect(panelOf({ ...body, status: 'shipped', actions: ['sendOut', 'deliver'] })).toContain('Send out')
  expect(panelOf(body)).not.toContain('Send out')
  const { timelineOf } = await tree.load(`${orders}/ui/timeline/timeline.rules.ts`)
  const { eventText } = await tree.load(`${orders}/rules/events.rules.ts`)
  const { statusText } = await tree.load(`${orders}/ui/statusText.ts`)
  const { statusFacts } = await tree.load(`${orders}/rules/statuses.rules.ts`)
  const toCome = (status: string) =>
    timelineOf({ ...body, status, events: [] }).flatMap(({ event, at }: Json) => (at ? [] : eventText(event)))
  expect(toCome('packed')).toEqual(['Shipped', 'Out for delivery', 'Delivered'])
  expect(toCome('outForDelivery')).toEqual(['Delivered'])
  expect(statusText(body)).toBe('out for delivery')
  const { inLanguage } = await tree.load('src/platform/language/inLanguage.ts')
  expect(inLanguage('ta', () => statusText(body))).toBe('டெலிவரிக்குக் கிளம்பியது')
  expect(statusFacts.outForDelivery.tab).toBe('At the door')
})

test('work lists, search, takings and the API document have it', async () => {
  for (const query of ['needs=onTheWay', 'needs=cash', 'status=outForDelivery'])
    expect(await idsAt(query), query).toEqual([order._id])
  expect((await admin('GET', '/admin/order/queues')).body).toMatchObject({ onTheWay: 1, cash: 1 })
  expect((await admin('GET', '/admin/sales?period=today')).body.now).toMatchObject({ pieces: 1, undone: 0 })
  const { createApi } = await tree.load('src/main/http/api.ts')
  const document = createApi(shop.services, () => 'test').getOpenAPI31Document({ openapi: '3.1.0', info: {} })
  expect(JSON.stringify(document).match(/"shipped","outForDelivery","delivered"/g)?.length).toBeGreaterThan(3)
  const { isInvoiceDue } = await tree.load(`${orders}/rules/invoiceDue.rules.ts`)
  expect(isInvoiceDue('outForDelivery', { type: 'cod', status: 'Pending' })).toBe(true)
})

test('indexes that name the open statuses name it, so that the next migration does', async () => {
  const { orders: table } = await tree.load(`${orders}/tables/orders.tables.ts`)
  const { getTableConfig, PgDialect } = await import('drizzle-orm/pg-core')
  const naming = getTableConfig(table).indexes.flatMap(({ config: { name, where } }: Json) =>
    where && new PgDialect().sqlToQuery(where).sql.includes("'outForDelivery'") ? name : [],
  )
  expect(naming).toEqual(['orders_under_way', 'orders_delivery'])
})

test('many orders leave it at once', async () => {
  const json = { status: 'delivered', orders: [{ _id: order._id }] }
  expect((await admin('POST', '/admin/order/bulk-status', json)).body.results).toMatchObject([{ ok: true }])
  expect(await idsAt('status=outForDelivery')).toEqual([])
})
