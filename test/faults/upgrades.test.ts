/**
 * Backups of earlier versions, brought to the one of now: nothing of what was sold, paid and is left changes. Before a version is released,
 * `RELEASE=1 npx vitest run test/faults/upgrades.test.ts` writes its backup beside the others.
 */
import { readdirSync } from 'node:fs'
import { copyFile, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openArchive } from '../../src/platform/backup/archive.ts'
import { makeBackup } from '../../src/platform/backup/make.ts'
import { restoreBackup } from '../../src/platform/backup/restore.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { addProduct } from '../fixtures/goods.ts'
import { orderOf, parcel } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import type { Json } from '../fixtures/shop.ts'
import { complaints } from './books.ts'
import { ask, MIGRATIONS, mediaOf, never, openRestorable, type Target, urlOf } from './restorable.ts'
import { timeoutMs } from './scale.ts'

const FOLDER = 'test/fixtures/releases'
const backups = readdirSync(FOLDER).map((file) => basename(file, '.zip'))

let saved: Awaited<ReturnType<typeof openRestorable>>

beforeAll(async () => {
  saved = await openRestorable()
})
afterAll(() => saved.close())

/** What an upgrade must leave as it is, in tables and columns that every version has. */
const sums = ({ databaseUrl }: Target) =>
  ask(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      select
        (select jsonb_agg(jsonb_build_array(id, status, grand_total_paise, created_at) order by id) from orders) as orders,
        (select jsonb_agg(jsonb_build_array(order_id, product_id, size, quantity, price_paise) order by id) from order_items) as lines,
        (select jsonb_agg(jsonb_build_array(order_id, status, amount_paise) order by order_id) from payments) as payments,
        (select jsonb_agg(jsonb_build_array(id, price_paise, quantity) order by id) from products) as goods,
        (select jsonb_agg(jsonb_build_array(id, email, role) order by id) from users) as people,
        (select jsonb_agg(jsonb_build_array(cart_id, product_id, size, quantity) order by cart_id, product_id, size)
          from cart_items) as bags,
        (select jsonb_agg(jsonb_build_array(user_id, product_id) order by user_id, product_id) from wishlist_entries) as wishes,
        (select count(*)::int from sessions) as sessions`)
    return rows[0]
  })

test.each(backups)(
  'a backup of %s becomes a shop of now: orders, payments, stock, bags, wishlists and people stay',
  {
    timeout: timeoutMs,
  },
  async (version) => {
    const target = await saved.emptyTarget()
    const archive = await openArchive(join(FOLDER, `${version}.zip`))
    try {
      expect(await restoreBackup(archive, target, never)).toEqual({ leftOut: [] })
    } finally {
      archive.close()
    }
    const before = await sums(target)
    expect(before.orders.length).toBeGreaterThan(4)
    expect(before.goods.length).toBeGreaterThan(0)
    // The sample shop of its last day, with bags of several people in several sizes.
    if (version === 'before-stock-ledger') {
      expect([before.goods.length, before.wishes.length]).toEqual([56, 21])
      const sized = before.bags.filter(([, , size]: [string, string, string]) => size !== '')
      expect([before.bags.length, sized.length]).toEqual([45, 26])
    }
    await migrateDatabase(target.databaseUrl, MIGRATIONS)
    expect(await sums(target)).toEqual(before)
    // Whatever a version counted stands in the ledger, so all that is in stock has a line that says where it is from.
    const pieces = await ask(target.databaseUrl, async (client) => {
      const { rows } = await client.query(
        'select product_id as id, sum(pieces)::int as pieces from stock_movements join variants on variants.id = variant_id group by 1 order by 1',
      )
      return rows.map((row) => [row.id, row.pieces])
    })
    const counted = before.goods.map(([id, , quantity]: [string, number, number]) => [id, quantity])
    expect(pieces).toEqual(counted.filter(([, quantity]: [string, number]) => quantity > 0))
    const db = openDatabase(target.databaseUrl)
    // The invented orders of a sample shop were never mailed.
    expect((await complaints(db)).filter((one) => !one.endsWith(': 0 mails'))).toEqual([])
    await db.$client.end()
  },
)

test('every released version has its backup, and each is small', async () => {
  const released = [...(await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (\S+)/gm)].map(
    ([, name]) => name,
  )
  expect(released.filter((version) => !backups.includes(version ?? ''))).toEqual([])
  for (const version of backups)
    expect((await stat(join(FOLDER, `${version}.zip`))).size, version).toBeLessThan(300_000)
})

test.runIf(process.env.RELEASE)(
  'the backup of this version, with orders on each part of their way',
  async () => {
    const { shop, meera, place } = saved
    const admin = await signUp(shop, 'Asha Owner', 'admin')
    const product = await addProduct(shop, { name: 'Released Saree' })
    const cash = { payment: 'cod' }
    const orders: Json[] = []
    for (let count = 0; count < 4; count += 1) orders.push(await orderOf(shop, meera, product, cash))
    const step = async (order: Json, json: object) => {
      const { status, body } = await shop.call('POST', `/api/admin/order/status/${order._id}`, {
        as: admin,
        json,
      })
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const [cancelled, packed, shipped, delivered] = orders
    expect((await shop.call('POST', `/api/order/${cancelled._id}/cancel`, { as: meera })).status).toBe(200)
    for (const order of [packed, shipped, delivered]) await step(order, { status: 'packed' })
    for (const order of [shipped, delivered]) await step(order, parcel)
    await step(delivered, { status: 'delivered' })
    const { version } = JSON.parse(await readFile('package.json', 'utf8'))
    const file = join(place, 'release.zip')
    await makeBackup({ databaseUrl: urlOf(shop), media: mediaOf(shop), program: version }, file, never)
    await copyFile(file, join(FOLDER, `${version}.zip`))
  },
)
