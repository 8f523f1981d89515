import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeReview } from '../../src/features/reviews/reviews.store.ts'
import { insertBanner } from '../../src/features/visuals/visuals.store.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

const sql = (text: string, values?: unknown[]) => shop.services.db.$client.query(text, values)

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const goods = await stockGoods(shop)
  await orderOf(shop, people.meera, goods.cottonSaree)
  const review = { productId: goods.cottonSaree.id, comment: 'Soft', rating: 5 }
  await writeReview(shop.services.db, people.meera, review)
  await insertBanner(shop.services.db, {
    url: '/media/b.720x1280.8a1a2e/720.webp',
    device: 'mobile',
    type: 'carousel',
  })
  const change = { as: people.adminAsha, json: { tagline: 'Silks of the south' } }
  await shop.call('POST', '/api/admin/shop', change)
})
afterAll(() => shop.close())

/** Fills a table up with copies of its oldest row, each with an id of its own and what else must differ. */
async function copies(table: string, total: number, differing = "'{}'"): Promise<void> {
  const { rows } = await sql(`select count(*)::int as there from ${table}`)
  await sql(
    `insert into ${table} select copy.* from (select * from ${table} order by id limit 1) as one,
     generate_series($1::int, $2::int) as at,
     jsonb_populate_record(null::${table}, to_jsonb(one)
       || jsonb_build_object('id', gen_random_uuid(), 'at', at) || (${differing})::jsonb) as copy`,
    [rows[0].there + 1, total],
  )
}

/** Lists of the admin area with what each needs for a row. */
const lists: Record<string, { path: string; fill: (total: number) => Promise<void> }> = {
  products: {
    path: '/api/admin/product?page=1&limit=25',
    fill: (total) => copies('products', total, "jsonb_build_object('slug', 'copy-' || at)"),
  },
  categories: {
    path: '/api/admin/category?page=1&limit=25',
    fill: (total) => copies('categories', total, "jsonb_build_object('name', 'copy ' || at)"),
  },
  users: {
    path: '/api/admin/user?page=1&limit=25',
    fill: (total) => copies('users', total, "jsonb_build_object('email', at || '@example.com')"),
  },
  reviews: {
    path: '/api/admin/review?page=1&limit=25',
    fill: (total) => copies('reviews', total, "jsonb_build_object('user_id', null)"),
  },
  banners: { path: '/api/admin/banner/all', fill: (total) => copies('banners', total) },
  changes: { path: '/api/admin/audit?page=1&limit=25', fill: (total) => copies('audit_log', total) },
  orders: {
    path: '/api/admin/order?page=1&limit=25',
    async fill(total) {
      const unique = "jsonb_build_object('cart_id', gen_random_uuid(), 'number', nextval('order_numbers'))"
      await copies('orders', total, unique)
      for (const table of ['order_items', 'payments'])
        await sql(
          `insert into ${table} select copy.* from (select * from ${table} order by id limit 1) as one, orders,
           jsonb_populate_record(null::${table}, to_jsonb(one)
             || jsonb_build_object('id', gen_random_uuid(), 'order_id', orders.id)) as copy
           where not exists (select 1 from ${table} as own where own.order_id = orders.id)`,
        )
    },
  },
}

/** How many statements an answer costs; what the process reads for itself meanwhile counts too, so ask until it is quiet. */
async function statementsOf(path: string): Promise<{ statements: number; rows: number }> {
  const { $client } = shop.services.db
  const { query, connect } = $client
  let statements = 0
  $client.query = ((...args: Parameters<typeof query>) => {
    statements += 1
    return query.apply($client, args)
  }) as typeof query
  $client.connect = ((...args: Parameters<typeof connect>) => {
    statements += 1
    return connect.apply($client, args)
  }) as typeof connect
  const { status, body } = await shop.call('GET', path, { as: people.adminAsha })
  $client.query = query
  $client.connect = connect
  expect(status).toBe(200)
  return { statements, rows: body.length }
}

describe('a list of the admin area costs no more queries for 1,000 rows than for 10', () => {
  test.each(Object.entries(lists))('%s', async (name, { path, fill }) => {
    await fill(10)
    const least = async () => (await statementsOf(path)).statements
    // Twice the same: the process has nothing else to read any more.
    await expect.poll(async () => (await least()) - (await least())).toBe(0)
    const few = await statementsOf(path)
    expect(few.rows).toBeGreaterThanOrEqual(10)
    await fill(1_000)
    const { rows } = await sql(
      `select count(*)::int as there from ${name === 'changes' ? 'audit_log' : name}`,
    )
    expect(rows[0].there).toBeGreaterThanOrEqual(1_000)
    await expect
      .poll(async () => (await statementsOf(path)).statements, { timeout: 10_000 })
      .toBeLessThanOrEqual(few.statements)
    // An order comes with its payment, lines, events, refunds and credit notes.
    expect(few.statements).toBeLessThanOrEqual(12)
  })
})
