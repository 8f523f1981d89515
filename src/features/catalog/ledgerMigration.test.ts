/** A shop of the version before comes to the ledger with every number and every open bag as they were. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateDatabase } from '#/platform/db/migrate.ts'

const MIGRATIONS = 'db/migrations'
const name = `before_ledger_${process.pid}`
let url: string
let folder: string
let client: Client

/** The migrations up to one of them. */
async function migrationsBefore(tag: string): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'zari-migrations-'))
  await cp(MIGRATIONS, place, { recursive: true })
  const journal = join(place, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const at = entries.findIndex((entry: { tag: string }) => entry.tag.endsWith(tag))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }))
  return place
}

beforeAll(async () => {
  const server = new URL(inject('databaseUrl'))
  server.pathname = '/postgres'
  const admin = new Client({ connectionString: server.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  server.pathname = `/${name}`
  url = server.href
  folder = await migrationsBefore('_stock_ledger')
  await migrateDatabase(url, folder)
  client = new Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (text: string) => (await client.query(text)).rows

test('loses nothing of a shop with goods, bags and orders', async () => {
  await client.query(`
    insert into users (id, name, email) values ('00000000-0000-7000-8000-000000000001', 'Meera', 'meera@example.com');
    insert into products (id, slug, name, price_paise, quantity, enable_size, sizes, deleted_at)
      select gen_random_uuid(), 'p-' || n, 'Product ' || n, 100 + n, n % 50, n % 3 = 0,
        case when n % 3 = 0 then '{S,M}'::text[] else '{}' end, case when n % 100 = 7 then now() end
      from generate_series(1, 10000) as n;
    insert into carts (id, customer_id) values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001');
    insert into cart_items (id, cart_id, product_id, size, quantity)
      select gen_random_uuid(), '00000000-0000-7000-8000-000000000002', id, coalesce(sizes[1], ''), 2 from products limit 50;
    insert into orders (id, cart_id, customer_name, device, billing_address, sub_total_paise, tax_paise, grand_total_paise)
      values ('00000000-0000-7000-8000-000000000003', gen_random_uuid(), 'Meera', 'mobile', '{}', 100, 0, 100);
    insert into order_items (id, order_id, position, product_id, name, price_paise, quantity)
      select gen_random_uuid(), '00000000-0000-7000-8000-000000000003', 0, id, name, 100, 1 from products limit 1`)
  const held = async () => [
    await ask(`select id, quantity, sizes from products order by id`),
    await ask('select * from cart_items order by id'),
    await ask('select * from order_items order by id'),
  ]
  const before = await held()

  await migrateDatabase(url, MIGRATIONS)
  expect(await held()).toEqual(before)
  expect(
    await ask(`
      select p.id from products p left join variants v on v.product_id = p.id
        left join stock s on s.variant_id = v.id
        left join (select variant_id, sum(pieces) as pieces from stock_movements group by 1) m on m.variant_id = v.id
      where v.id is null or v.size <> '' or v.removed_at is not null or s.pieces is distinct from p.quantity
        or coalesce(m.pieces, 0) <> p.quantity`),
  ).toEqual([])
  expect(await ask(`select distinct cause from stock_movements`)).toEqual([{ cause: 'opening' }])
  // The version before goes on selling until its processes are replaced.
  await client.query(`update products set quantity = quantity - 1 where slug = 'p-49'`)
  expect(
    await ask(`select p.quantity, s.pieces from products p join variants v on v.product_id = p.id
      join stock s on s.variant_id = v.id where p.slug = 'p-49'`),
  ).toEqual([{ quantity: 48, pieces: 48 }])
})
