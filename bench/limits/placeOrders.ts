import type { Client } from 'pg'

/**
 * What an expert would write for placing orders: one prepared statement for one bag or for many. Bags are closed, the
 * products locked in the order of their ids, stock is taken where there is enough for the whole bag, and whatever
 * belongs to an order is written: its lines, its payment, its first event, a job for its mail and one for the shop's note.
 */
const text = `
  with closed as (
    update carts set status = 'ordered' where id = any($1::uuid[]) and status = 'open' returning id, customer_id
  ),
  goods as materialized (
    select id, name, price_paise, images[1] as image, hsn, gst_class, quantity from products
    where id in (select product_id from cart_items where cart_id = any($1::uuid[]))
      and status and deleted_at is null and price_paise > 0
    order by id for no key update
  ),
  lines as materialized (
    select line.id, line.cart_id, line.size, line.quantity, goods.id as product_id, name, price_paise, image, hsn, gst_class,
      goods.quantity as stock,
      sum(line.quantity) over (partition by line.product_id order by line.cart_id, line.id) as wanted
    from closed join cart_items as line on line.cart_id = closed.id left join goods on goods.id = line.product_id
  ),
  bags as materialized (
    select cart_id, customer_id, uuidv7() as order_id, sum(quantity * price_paise::bigint) as total
    from lines join closed on closed.id = cart_id
    group by cart_id, customer_id having coalesce(bool_and(wanted <= least(stock, 1000)), false)
  ),
  taken as (
    insert into stock_movements (variant_id, place_id, pieces, cause, order_id)
    select variants.id, 1, -sum(quantity), 'sale', order_id
    from lines join bags using (cart_id) join variants on variants.product_id = lines.product_id and removed_at is null
    group by variants.id, order_id
  ),
  placed as (
    insert into orders (id, cart_id, customer_id, customer_name, device, billing_address, delivery_key,
      sub_total_paise, tax_paise, grand_total_paise)
    select order_id, cart_id, customer_id, 'Customer', 'mobile', $2::jsonb, '600004 14templestreet', total, 0, total from bags
    returning id, number, grand_total_paise
  ),
  items as (
    insert into order_items (id, order_id, position, product_id, name, price_paise, image, hsn, gst_class, size, quantity)
    select uuidv7(), order_id, row_number() over (partition by cart_id order by lines.id) - 1, product_id, name, price_paise,
      image, hsn, gst_class, size, quantity
    from lines join bags using (cart_id)
  ),
  money as (
    insert into payments (id, order_id, type, status, amount_paise) select uuidv7(), order_id, 'cod', 'Pending', total from bags
  ),
  events as (
    insert into order_events (id, order_id, event, actor_id, actor_name)
    select uuidv7(), order_id, 'placed', customer_id, 'Customer' from bags
  ),
  jobs as (
    insert into pgboss.job (name, data)
    select 'mail', jsonb_build_object('kind', 'order.placed', 'ids', jsonb_build_object('orderId', id)) from placed
    union all
    select 'alerts', jsonb_build_object('alerts', jsonb_build_array(jsonb_build_object('id', uuidv7(), 'kind', 'orderPlaced',
      'subjectId', id, 'label', number::text, 'amount', grand_total_paise))) from placed
  )
  select id, number from placed`

/** Places the orders of some bags. @returns how many could be */
export async function placeOrders(
  client: Client,
  cartIds: readonly string[],
  address: string,
): Promise<number> {
  const { rows } = await client.query({ name: 'place', text, values: [cartIds, address] })
  return rows.length
}
