import type { Client } from 'pg'

/**
 * What an expert would write for adding to a bag: one prepared statement with the rules of `cart.rules.ts`. The product
 * is on sale in that size, and all its sizes together are no more than there are, 1,000 at most. Answers the bag.
 */
const text = `
  with offer as (
    select id, least(quantity, 1000) as most from products
    where id = $2 and status and deleted_at is null
      and case when enable_size then $3 = any(sizes) else $3 = '' end
  ),
  bag as (
    insert into carts (id, customer_id) select gen_random_uuid(), $1 from offer
    on conflict (customer_id) where status = 'open' do update set status = 'open' returning id
  ),
  held as (
    select coalesce(sum(quantity), 0) as pieces from cart_items where cart_id = (select id from bag) and product_id = $2
  ),
  added as (
    insert into cart_items (id, cart_id, product_id, size, quantity)
    select gen_random_uuid(), bag.id, offer.id, $3, $4::int from bag, offer, held where held.pieces + $4::int <= most
    on conflict (cart_id, product_id, size) do update set quantity = cart_items.quantity + excluded.quantity
    returning id, product_id, size, quantity
  )
  select line.id, line.size, line.quantity, products.id as product_id, name, slug, price_paise, images, products.quantity as left
  from (
    select id, product_id, size, quantity from added
    union all
    select id, product_id, size, quantity from cart_items
    where cart_id = (select id from bag) and id not in (select id from added)
  ) as line join products on products.id = line.product_id
  order by line.id`

/** Adds a piece of a product without sizes. @returns the lines of the bag; none when it was refused */
export async function addToBag(client: Client, customerId: string, productId: string): Promise<unknown[]> {
  const { rows } = await client.query({ name: 'add', text, values: [customerId, productId, '', 1] })
  return rows
}
