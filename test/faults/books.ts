import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/database.ts'

export interface Book {
  readonly id: string
  readonly left: number
  /** Pieces in orders, less those that went back on the shelf. */
  readonly sold: number
}

/** What is left and what was sold of every product, in the order of their names. */
export async function booksOf(db: Db): Promise<Book[]> {
  const { rows } = await db.execute<{ id: string; left: number; sold: number }>(sql`
    select p.id, p.quantity as left, coalesce(sum(i.quantity - i.restocked), 0)::int as sold
    from products p
    left join order_items i on i.product_id = p.id
    group by p.id order by p.name`)
  return rows
}

/**
 * Everything that can be half of an order, each as one line of text: an order without lines, with other than one
 * payment, one `placed` event or one mail, whose total is not that of its lines, whose cart is still open; an ordered
 * cart or a mail without an order; stock that is not the sum of its ledger, a product whose quantity is not the sum of what
 * can be bought of it. A shop in order answers [].
 */
export async function complaints(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ complaint: string }>(sql`
    with mails as (
      select data -> 'ids' ->> 'orderId' as order_id, count(*) as mails from pgboss.job
      where name = 'mail' and data ->> 'kind' = 'order.placed' group by 1
    ), seen as (
      select o.id, o.cart_id, o.grand_total_paise as total,
        (select coalesce(sum(price_paise * quantity), 0) from order_items where order_id = o.id) as lines,
        -- What was paid, or may have been, before pieces were cancelled stays what was paid.
        (select count(*) from payments where order_id = o.id and amount_paise = o.grand_total_paise + coalesce(
          (select sum(value_paise) from order_adjustments where order_id = o.id and kind = 'cancelled' and money <> 'lessDue'), 0
        )) as payments,
        (select count(*) from order_events where order_id = o.id and event = 'placed') as placed,
        coalesce(mails.mails, 0) as mails,
        (select status from carts where id = o.cart_id) as cart
      from orders o left join mails on mails.order_id = o.id::text
    )
    select id || ': total ' || total || ', lines ' || lines as complaint from seen where total <> lines
    union all select id || ': ' || payments || ' payments of its total' from seen where payments <> 1
    union all select id || ': placed ' || placed || ' times' from seen where placed <> 1
    union all select id || ': ' || mails || ' mails' from seen where mails <> 1
    union all select id || ': its cart is ' || coalesce(cart, 'gone') from seen where cart is distinct from 'ordered'
    union all select r.order_id || ': more is sent back than was paid' from refunds r join payments p on p.order_id = r.order_id
      where r.state <> 'failed' group by r.order_id, p.amount_paise, p.status having sum(r.amount_paise) > p.amount_paise or p.status <> 'Completed'
    union all select o.id || ': ' || o.status || ', but not all is on the shelf again' from orders o
      join order_items i on i.order_id = o.id where o.status = 'cancelled' and i.restocked <> i.quantity
    union all select i.order_id || ': its lines and what left it disagree' from order_items i join orders o on o.id = i.order_id
      left join lateral (
        select coalesce(sum(l.pieces) filter (where a.kind = 'cancelled'), 0) as cancelled,
          coalesce(sum(l.pieces) filter (where a.kind <> 'cancelled'), 0) as returned,
          coalesce(sum(l.restocked) filter (where a.kind <> 'cancelled'), 0) as restocked
        from order_adjustment_lines l join order_adjustments a on a.id = l.adjustment_id where l.item_id = i.id
      ) as gone on true
      where gone.cancelled <> i.cancelled or gone.returned <> i.returned
        or (o.status <> 'cancelled' and gone.restocked <> i.restocked)
        or (o.status = 'returned' and i.returned <> i.quantity)
    union all select n.order_id || ': more is credited than was ordered' from credit_notes n
      group by n.order_id having sum(n.amount_paise) >
        (select sum(price_paise * (quantity + cancelled)) from order_items where order_id = n.order_id)
    union all select n.id || ': a credit note that is not the sum of its lines' from credit_notes n
      where n.lines is not null and n.amount_paise <> (select sum((line ->> 'amountPaise')::bigint) from jsonb_array_elements(n.lines) as line)
    union all select v.id || ': ' || s.pieces || ' in stock, ' || coalesce(sum(m.pieces), 0) || ' in the ledger' from variants v
      join stock s on s.variant_id = v.id left join stock_movements m on m.variant_id = v.id and m.place_id = s.place_id
      group by v.id, s.pieces having s.pieces <> coalesce(sum(m.pieces), 0)
    union all select p.id || ': ' || p.quantity || ' to be had, ' || coalesce(sum(s.pieces), 0) || ' in stock' from products p
      left join variants v on v.product_id = p.id and v.removed_at is null left join stock s on s.variant_id = v.id and s.place_id = 1
      group by p.id having count(v.id) = 0 or p.quantity <> sum(s.pieces)
        or (count(distinct v.id) > 1 and bool_or(v.size = ''))
    union all select o.id || ': the ledger knows another number of pieces' from orders o
      -- What was sold before there was a ledger is not in it: it began with what was left then.
      where o.created_at >= (select min(created_at) from stock_movements) and (select coalesce(-sum(pieces), 0) from stock_movements where order_id = o.id) <>
        (select coalesce(sum(i.quantity - i.restocked), 0) from order_items i join products p on p.id = i.product_id where i.order_id = o.id)
    union all select 'a mail of ' || order_id || ', which is not there' from mails
      where not exists (select 1 from orders where id::text = mails.order_id)
    union all select 'cart ' || id || ' is ordered without an order' from carts
      where status = 'ordered' and not exists (select 1 from orders where cart_id = carts.id)`)
  return rows.map((row) => row.complaint)
}
