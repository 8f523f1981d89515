/** Orders of before get the codes of what was bought, as far as they are still known, and no code is there twice. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopBefore } from '../../../test/fixtures/earlierShop.ts'

let shop: Awaited<ReturnType<typeof openShopBefore>>
beforeAll(async () => {
  shop = await openShopBefore('_codes_of_order_lines')
})
afterAll(() => shop.close())

const id = (of: string, at: number) => `0000000${of}-0000-7000-8000-00000000000${at}`

test('lines get the codes of their size, or of what all sizes share; what was deleted gives its code back', async () => {
  await shop.run(`
    insert into products (id, slug, name, price_paise, quantity, enable_size, sizes, deleted_at) values
      ('${id('1', 1)}', 'kurta', 'Kurta', 100, 0, true, '{S,M}', null),
      ('${id('1', 2)}', 'saree', 'Saree', 100, 5, false, '{}', null),
      ('${id('1', 3)}', 'gone', 'Gone', 100, 5, false, '{}', now()),
      ('${id('1', 4)}', 'twin', 'Twin', 100, 5, false, '{}', null);
    update variants set removed_at = now(), sku = 'OLD' where product_id = '${id('1', 1)}';
    insert into variants (id, product_id, size, sku, barcode, position) values
      ('${id('2', 1)}', '${id('1', 1)}', 'S', 'K-S', '8901', 0), ('${id('2', 2)}', '${id('1', 1)}', 'M', '', '', 1);
    update variants set sku = 'SAREE-1' where product_id = '${id('1', 2)}';
    update variants set sku = 'GONE-1' where product_id = '${id('1', 3)}';
    update variants set sku = 'saree-1' where product_id = '${id('1', 4)}';
    insert into orders (id, cart_id, customer_name, device, billing_address, sub_total_paise, tax_paise, grand_total_paise)
      values ('${id('3', 1)}', gen_random_uuid(), 'Meera', 'mobile', '{}', 100, 0, 100);
    insert into order_items (id, order_id, position, product_id, name, size, price_paise, quantity) values
      ('${id('4', 0)}', '${id('3', 1)}', 0, '${id('1', 1)}', 'Kurta', 'S', 100, 1),
      ('${id('4', 1)}', '${id('3', 1)}', 1, '${id('1', 1)}', 'Kurta', 'M', 100, 1),
      ('${id('4', 2)}', '${id('3', 1)}', 2, '${id('1', 2)}', 'Saree', '', 100, 1),
      ('${id('4', 3)}', '${id('3', 1)}', 3, '${id('1', 3)}', 'Gone', '', 100, 1),
      ('${id('4', 4)}', '${id('3', 1)}', 4, gen_random_uuid(), 'Long gone', '', 100, 1)`)
  await shop.migrate()
  expect(await shop.ask('select sku, barcode from order_items order by position')).toEqual([
    { sku: 'K-S', barcode: '8901' },
    { sku: '', barcode: '' },
    { sku: 'SAREE-1', barcode: '' },
    { sku: 'GONE-1', barcode: '' },
    { sku: '', barcode: '' },
  ])
  const codes = await shop.ask(
    `select slug, sku from variants join products on products.id = product_id where removed_at is null and sku <> '' order by slug`,
  )
  expect(codes).toEqual([
    { slug: 'kurta', sku: 'K-S' },
    { slug: 'saree', sku: 'SAREE-1' },
    { slug: 'twin', sku: expect.stringMatching(/^saree-1~[0-9a-f]{8}$/) },
  ])
  const again = shop.run(`update variants set sku = 'Saree-1' where product_id = '${id('1', 3)}'`)
  await expect(again).rejects.toThrow('variants_sku_once')
})
