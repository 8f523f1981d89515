/** A shop of the version before comes to the ledger with every number and every open bag as they were. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopBefore } from '../../../../test/fixtures/earlierShop.ts'

let shop: Awaited<ReturnType<typeof openShopBefore>>
beforeAll(async () => {
  shop = await openShopBefore('_stock_ledger')
})
afterAll(() => shop.close())

const ask = (text: string) => shop.ask(text)

test('loses nothing of a shop with goods, bags and orders', async () => {
  await shop.run(`
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
    await ask(
      `select to_jsonb(order_items) - '{sku,barcode,discount_paise,kind,for_item_id,service,begun_at}'::text[] as line from order_items order by id`,
    ),
  ]
  const before = await held()

  await shop.migrate()
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
  await shop.run(`update products set quantity = quantity - 1 where slug = 'p-49'`)
  expect(
    await ask(`select p.quantity, s.pieces from products p join variants v on v.product_id = p.id
      join stock s on s.variant_id = v.id where p.slug = 'p-49'`),
  ).toEqual([{ quantity: 48, pieces: 48 }])
})
