-- From here on orders wait: none ends while those that ended before are marked.
lock table orders in share row exclusive mode;
--> statement-breakpoint
ALTER TABLE "order_search" ADD COLUMN "ended_as" text;--> statement-breakpoint
create or replace function file_orders(ids uuid[]) returns void language plpgsql as $$
begin
  insert into order_search (order_id, created_at, number, customer_id, email, words, ended_as)
    select id, created_at, number, customer_id, lower(coalesce(billing_address ->> 'email', '')),
      lower(concat_ws(E'\n ', '', customer_name, nullif(billing_address ->> 'name', customer_name),
        delivery_address ->> 'name', billing_address ->> 'city', delivery_address ->> 'city', ordered.names)),
      case when status in ('cancelled', 'returned', 'undelivered') then status end
    from orders cross join lateral (
      select string_agg(distinct name, E'\n ') as names from order_items where order_id = orders.id
    ) as ordered
    where id = any(ids)
  on conflict (order_id) do update set created_at = excluded.created_at, number = excluded.number,
    customer_id = excluded.customer_id, email = excluded.email, words = excluded.words, ended_as = excluded.ended_as;
end $$;
--> statement-breakpoint
-- Most changes of a status are between others, and leave what is searched as it is.
create trigger orders_file_ended after update of status on orders for each row
  when (old.status <> new.status
    and (old.status in ('cancelled', 'returned', 'undelivered') or new.status in ('cancelled', 'returned', 'undelivered')))
  execute function file_order();
--> statement-breakpoint
update order_search set ended_as = status from orders
  where id = order_id and status in ('cancelled', 'returned', 'undelivered');
--> statement-breakpoint
CREATE INDEX "order_search_ended" ON "order_search" USING btree ("ended_as","created_at","number") WHERE "order_search"."ended_as" is not null;--> statement-breakpoint
-- As the index of all words: not there in a database without the extension.
do $$
begin
  create index order_search_ended_words on order_search using gin (words gin_trgm_ops) where ended_as is not null;
exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
  raise warning 'pg_trgm is not there (%): searching among many orders is slower', sqlerrm;
end $$;
