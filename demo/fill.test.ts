import { asc, count, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { defaultMenu } from '#/features/catalog/defaultMenu/defaultMenu.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { creditBalances } from '#/features/credit/credit.tables.ts'
import { offers } from '#/features/offers/offers.tables.ts'
import { orderStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { billsOfSupply } from '#/features/orders/tables/documents.tables.ts'
import { orderEvents, orders } from '#/features/orders/tables/orders.tables.ts'
import { tailoringServices } from '#/features/tailoring/tailoring.tables.ts'
import type { Json } from '../test/fixtures/shop.ts'
import { demoCategories, demoCustomers, demoGoesWith, demoProducts, demoReviews } from './catalogue.ts'
import { demoOrders } from './orders.ts'
import { openSampleShop } from './sampleShop.fixture.ts'
import { snapshotsOf } from './snapshots.ts'

const { shop, admin } = await openSampleShop()
afterAll(() => shop.close())

test('the sample has an order in every state, in the order of a month that is over', async () => {
  const { db } = shop.services
  const rows = await db.select().from(orders).orderBy(asc(orders.number))
  expect(rows).toHaveLength(demoOrders.length)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  const times = rows.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(Math.max(...times)).toBeLessThan(Date.now())
})

test('its bills are numbered by date, and nothing of an order happens before it was placed or today', async () => {
  const { db } = shop.services
  const issued = await db
    .select()
    .from(billsOfSupply)
    .orderBy(asc(billsOfSupply.financialYear), asc(billsOfSupply.serial))
  expect(issued.length).toBeGreaterThan(20)
  const dates = issued.map(({ createdAt }) => createdAt.getTime())
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  const odd = await db
    .select({ found: count() })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      sql`${orderEvents.createdAt} < ${orders.createdAt} or ${orderEvents.createdAt} > now() - interval '1 hour'`,
    )
  expect(odd).toEqual([{ found: 0 }])
})

test('most reviews are by people who got the piece before they wrote, those of stitched pieces with its size', async () => {
  const { db } = shop.services
  const { rows } = await db.$client.query(`
    select products.slug, reviews.created_at > event.created_at as later, order_items.size
    from reviews join products on products.id = reviews.product_id
      join order_items on order_items.product_id = products.id
      join orders on orders.id = order_items.order_id and orders.customer_id = reviews.user_id and orders.status = 'delivered'
      join order_events event on event.order_id = orders.id and event.event = 'delivered'`)
  expect(rows.length).toBeGreaterThanOrEqual(15)
  expect(rows.filter(({ later }) => !later)).toEqual([])
  const slugs = new Set(rows.map(({ slug }) => slug))
  const [dearest] = demoProducts.toSorted((one, other) => other.priceRupees - one.priceRupees)
  expect(slugs).toContain(dearest?.slug)
  expect(slugs).toContain(demoProducts[0]?.slug)
  expect(rows.filter(({ size }) => size !== '').length).toBeGreaterThanOrEqual(8)

  const stitched = demoProducts.find(({ enableSize }) => enableSize)
  const { id = '' } =
    (
      await db
        .select()
        .from(products)
        .where(eq(products.slug, stitched?.slug ?? ''))
    )[0] ?? {}
  const { body } = await shop.call('GET', `/api/reviews/${id}`)
  expect(body.map(({ purchased, size }: Json) => [purchased, size])).toEqual([
    [true, 'L'],
    [true, 'M'],
  ])
})

test('what was sold before the month was more than the catalogue counts', async () => {
  const { db } = shop.services
  const [scarce] = demoProducts
  const [row] = await db
    .select()
    .from(products)
    .where(eq(products.slug, scarce?.slug ?? ''))
  expect(row?.quantity).toBe(scarce?.quantity)
})

test('of what was delivered for cash, the cash of all but the last days is there', async () => {
  const { db } = shop.services
  const { rows } = await db.$client.query(`
    select orders.number, payments.status, event.created_at > now() - interval '7 days' as late from orders
    join payments on payments.order_id = orders.id and payments.type = 'cod'
    join order_events event on event.order_id = orders.id and event.event = 'delivered'
    where orders.status = 'delivered'`)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ status, late }) => status === 'Pending' && !late)).toEqual([])
  expect(rows.filter(({ status }) => status === 'Pending').length).toBeGreaterThan(0)
})

test('its shopper has a parcel on its way, a refund, and a request because of a size', async () => {
  const { db } = shop.services
  const { rows } = await db.$client.query(
    `select orders.status, orders.tracking_number, refunds.state, requests.reason, requests.words
    from orders join users on users.id = orders.customer_id left join refunds on refunds.order_id = orders.id
      left join return_requests requests on requests.order_id = orders.id where users.email = $1`,
    [demoCustomers[0]?.email],
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ status: 'shipped', tracking_number: expect.stringMatching(/^EZ\d+IN$/) }),
  )
  expect(rows).toContainEqual(expect.objectContaining({ status: 'returned', state: 'sent' }))
  const asked = rows.filter(({ reason }) => reason !== null)
  expect(asked).toMatchObject([{ reason: 'size', words: expect.stringContaining('L instead') }])
})

test('its home page is a festival, of sections that every shop has, and pleased customers show what came', async () => {
  const { sections } = (await shop.call('GET', '/api/home')).body
  expect(sections.map(({ section }: { section: { kind: string } }) => section.kind).slice(0, 3)).toEqual([
    'hero',
    'categoryWindows',
    'collectionProducts',
  ])
  expect(sections[2].products).toHaveLength(8)
  const photographed = demoReviews.flatMap((_, index) => snapshotsOf(index))
  expect(photographed.length).toBeGreaterThan(8)
})

test('the page of a piece shows what its owner chose to go with it', async () => {
  const { db } = shop.services
  const ids = new Map((await db.select().from(products)).map(({ slug, id }) => [slug, id]))
  for (const [slug, others] of demoGoesWith) {
    const { body } = await shop.call('GET', `/api/product/${ids.get(slug)}/related`)
    expect(body.chosen, slug).toBe(others.length)
    expect(body.goingWith.slice(0, body.chosen).map(({ _id }: Json) => _id)).toEqual(
      others.map((other) => ids.get(other)),
    )
  }
})

test('nothing on its home page shows a piece by the picture that stands on its card', async () => {
  const { db } = shop.services
  const { sections } = (await shop.call('GET', '/api/home')).body
  const cards = new Set(
    (await db.select({ images: products.images }).from(products)).map(({ images }) => images[0]),
  )
  const covers = sections.flatMap(({ section, collections = [] }: Json) => [
    section.picture,
    ...collections.map(({ image }: Json) => image),
  ])
  const pictures = covers.filter(Boolean)
  expect(pictures.length).toBeGreaterThan(3)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures.filter((picture: string) => cards.has(picture))).toEqual([])
  const views = new Set(demoProducts.map(({ cloth, views: [first] }) => JSON.stringify([cloth, first])))
  expect(
    demoCategories.filter(({ picture: { cloth, view } }) => views.has(JSON.stringify([cloth, view]))),
  ).toEqual([])
})

test('its dashboard tells of a festival: more came in than the week before, most of all days ago, and some went back', async () => {
  const read = async (period: string) =>
    (await shop.call('GET', `/api/admin/sales?period=${period}`, { as: admin })).body
  const { now, before } = await read('7d')
  expect(now.takings).toBeGreaterThan(2 * before.takings)
  const month = await read('30d')
  expect(month.now.refunded).toBeGreaterThan(0)
})

test('the menu begins with the four dropdowns of the specification, and none of its entries leads to nothing', async () => {
  const { items } = (await shop.call('GET', '/api/menu')).body
  expect(items.slice(0, 4).map(({ label, items: below }: Json) => [label, below.length])).toEqual(
    defaultMenu().map(({ label }) => [label, 3]),
  )
  const { vanished } = (await shop.call('GET', '/api/admin/menu', { as: admin })).body
  expect([items.length, vanished]).toEqual([7, []])
})

test('it has offers that run, services, and a customer with store credit', async () => {
  const { db } = shop.services
  expect(
    await db.select({ label: offers.label, code: offers.code }).from(offers).where(eq(offers.active, true)),
  ).toHaveLength(2)
  expect(await db.select().from(tailoringServices)).toHaveLength(3)
  expect(await db.select({ paise: creditBalances.paise }).from(creditBalances)).toEqual([{ paise: 500_00 }])
})

test('nobody of the sample is written to', async () => {
  const { rows } = await shop.services.db.$client.query(`select name from pgboss.job where name ~ 'mail'`)
  expect(rows).toEqual([])
})
