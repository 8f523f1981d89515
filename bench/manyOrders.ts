import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../src/platform/db/database.ts'
import { patiently } from './patiently.ts'

export interface Amount {
  readonly orders: number
  /** Over how many days up to now they were placed. */
  readonly days: number
  readonly customers: number
}

const firstNames =
  'Meera Ravi Asha Lata Nila Kiran Anita Sunil Priya Arjun Divya Rahul Sneha Vikram Pooja Amit Neha Rohan Kavya Manoj Isha Deepak Tara Vivek Leela Gopal Usha Naveen Rekha Sanjay'
const lastNames =
  'Iyer Verma Sen Kumar Sharma Nair Reddy Patel Gupta Das Rao Menon Singh Joshi Mehta Pillai Bose Chopra Shetty Kulkarni Naidu Ghosh Bhat Desai Malhotra Kapoor Saxena Banerjee Agarwal Fernandes'
const cities =
  'Chennai Madurai Mumbai Pune Delhi Jaipur Surat Kolkata Kochi Mysuru Varanasi Lucknow Indore Nagpur Bhopal Patna'

/** One of some words, drawn for each row. */
const oneOf = (words: string) => {
  const list = words.split(' ')
  return sql`(${sql.param(list)}::text[])[1 + floor(random() * ${list.length}::int)::int]`
}

/**
 * Fills a shop that has products with customers, bags, orders, lines and payments, by the database itself. Few products
 * sell much and many a little; most orders are delivered and paid, some are cancelled, returned or under way. Of most
 * that were paid and are over the money went back, and a part of it of some others.
 */
export const fillOrders = (db: Database, amount: Amount): Promise<void> =>
  patiently(db, (own) => fill(own, amount))

async function fill(db: NodePgDatabase, { orders, days, customers }: Amount): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`)
    await tx.execute(sql`
      create temp table buyers on commit drop as
      select n, gen_random_uuid() as id, first || ' ' || last as name, city,
        lower(first || '.' || last) || n || '@example.com' as email, (9000000000 + n)::text as contact
      from (
        select n, ${oneOf(firstNames)} as first, ${oneOf(lastNames)} as last, ${oneOf(cities)} as city
        from generate_series(1, ${customers}::int) as n
      ) as drawn`)
    await tx.execute(sql`insert into users (id, name, email) select id, name, email from buyers`)
    await tx.execute(sql`
      create temp table goods on commit drop as
      select row_number() over (order by id) as n, * from products where deleted_at is null`)
    await tx.execute(sql`
      create temp table placed on commit drop as
      select n, uuidv7(at - now()) as id, cart_id, customer_id, at, kind,
        case
          when dice < 0.03 then 'cancelled'
          when at > now() - interval '1 day' then 'placed'
          when at > now() - interval '2 days' then 'packed'
          when at > now() - interval '7 days' then 'shipped'
          when dice < 0.05 then 'returned'
          else 'delivered'
        end as status
      from (
        select n, gen_random_uuid() as cart_id,
          now() - power(random(), 1.2) * ${days}::int * interval '1 day' as at, random() as dice,
          (array['upi', 'upi', 'cod', 'card'])[1 + floor(random() * 4)] as kind,
          1 + floor(random() * ${customers}::int) as buyer
        from generate_series(1, ${orders}::int) as n
      ) as drawn join (select n as buyer, id as customer_id from buyers) as b using (buyer)
      order by at`)
    await tx.execute(sql`
      insert into carts (id, customer_id, status, created_at)
      select cart_id, customer_id, 'ordered', at - random() * interval '3 days' from placed
      union all
      select gen_random_uuid(), id, 'open', now() - random() * ${days}::int * interval '1 day' from buyers`)
    await tx.execute(sql`
      create temp table lines on commit drop as
      select placed.id as order_id, position, 1 + floor(random() * 1.3)::int as quantity,
        1 + floor(power(random(), 3) * (select count(*) from goods)) as n
      from placed cross join lateral generate_series(0, placed.n % 3) as position`)
    await tx.execute(sql`
      insert into orders (id, cart_id, customer_id, customer_name, status, device, billing_address,
        sub_total_paise, tax_paise, grand_total_paise, created_at)
      select placed.id, cart_id, customer_id, name, status, 'mobile',
        jsonb_build_object('name', name, 'email', email, 'companyName', '', 'address',
          '14 Temple Street', 'city', city, 'state', 'Tamil Nadu', 'country', 'India', 'zipCode', '600004',
          'contact', contact, 'payment', kind),
        total, 0, total, at
      from placed join buyers on buyers.id = customer_id join (
        select order_id, sum(lines.quantity::bigint * price_paise) as total from lines join goods using (n) group by order_id
      ) as totals on order_id = placed.id
      order by at`)
    await tx.execute(sql`
      insert into order_items (id, order_id, position, product_id, name, price_paise, quantity)
      select gen_random_uuid(), order_id, position, goods.id, goods.name, goods.price_paise, lines.quantity
      from lines join goods using (n)`)
    await tx.execute(sql`
      insert into payments (id, order_id, type, status, amount_paise, completed_at, created_at)
      select gen_random_uuid(), orders.id, kind, case when paid_at is null then 'Pending' else 'Completed' end,
        grand_total_paise, paid_at, at
      from orders join placed using (id) cross join lateral (
        select case
          when kind = 'cod' and placed.status <> 'delivered' then null
          when kind = 'upi' and (placed.n % 50 = 0 or at > now() - interval '3 hours') then null
          else least(now(), at + random() * case kind when 'cod' then interval '8 days' else interval '6 hours' end)
        end as paid_at
      ) as payment`)
    // Whatever follows an order now knows what it became; a payment is written while its order is new.
    await tx.execute(sql`
      update orders set created_at = created_at
      where status <> 'placed' and id in (select order_id from payments where status = 'Pending')`)
    await tx.execute(sql`
      insert into refunds (id, order_id, kind, amount_paise, state, sent_at, created_at)
      select gen_random_uuid(), order_id, 'upi', case when is_over then amount_paise else amount_paise / 10 end,
        case when sent_at < now() then 'sent' else 'due' end, case when sent_at < now() then sent_at end, completed_at
      from (
        select payments.*, orders.status in ('cancelled', 'returned') as is_over, orders.number % 40 = 0 as is_flawed,
          completed_at + random() * interval '9 days' as sent_at
        from payments join orders on orders.id = order_id
      ) as paid
      where status = 'Completed' and (is_over or is_flawed)`)
    await tx.execute(sql`
      insert into order_events (id, order_id, event, created_at) select gen_random_uuid(), id, 'placed', at from placed`)
  })
  await db.execute(sql`analyze`)
}
