/** Orders that ended before the upgrade are found among those that ended as well. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopBefore } from '../../../test/fixtures/earlierShop.ts'

let shop: Awaited<ReturnType<typeof openShopBefore>>
beforeAll(async () => {
  shop = await openShopBefore('_ended_words')
})
afterAll(() => shop.close())

const id = (of: string, at: number) => `0000000${of}-0000-7000-8000-00000000000${at}`
const statuses = ['placed', 'cancelled', 'delivered', 'returned', 'undelivered']

test('what is searched of an order that ended without its goods says how', async () => {
  const orders = statuses.map(
    (status, at) =>
      `('${id('3', at)}', gen_random_uuid(), 'Meera', '${status}', 'mobile', '{}', 100, 0, 100, now())`,
  )
  const lines = statuses.map(
    (_, at) => `('${id('4', at)}', '${id('3', at)}', 0, gen_random_uuid(), 'Saree', 100, 1)`,
  )
  await shop.run(`
    insert into orders (id, cart_id, customer_name, status, device, billing_address, sub_total_paise, tax_paise,
      grand_total_paise, created_at) values ${orders.join()};
    insert into order_items (id, order_id, position, product_id, name, price_paise, quantity) values ${lines.join()}`)
  await shop.migrate()
  expect(await shop.ask('select ended_as from order_search order by order_id')).toEqual(
    [null, 'cancelled', null, 'returned', 'undelivered'].map((ended_as) => ({ ended_as })),
  )
})

test('their words wait to be filed no longer than those of all orders', async () => {
  const limits = await shop.ask(
    `select relname, reloptions from pg_class where relname in ('order_search_words', 'order_search_ended_words') order by relname`,
  )
  const reloptions = ['gin_pending_list_limit=512']
  expect(limits).toEqual(
    ['order_search_ended_words', 'order_search_words'].map((relname) => ({ relname, reloptions })),
  )
})
