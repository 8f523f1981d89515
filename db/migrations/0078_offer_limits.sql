ALTER TABLE "offer_uses" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD COLUMN "delivery_key" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "for_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_uses_contact" ON "offer_uses" USING btree ("contact","offer_id");--> statement-breakpoint
CREATE INDEX "offer_uses_delivery" ON "offer_uses" USING btree ("delivery_key","offer_id");--> statement-breakpoint
-- Who had an offer before is known by the same.
update offer_uses set contact = nullif(billing_address ->> 'contact', ''), delivery_key = orders.delivery_key
  from orders where orders.id = order_id;
--> statement-breakpoint
-- An order is found by whom its parcel goes to, as by who pays for it.
create or replace function file_orders(ids uuid[]) returns void language plpgsql as $$
begin
  insert into order_search (order_id, created_at, number, customer_id, email, words)
    select id, created_at, number, customer_id, lower(coalesce(billing_address ->> 'email', '')),
      lower(concat_ws(E'\n ', '', customer_name, nullif(billing_address ->> 'name', customer_name),
        delivery_address ->> 'name', billing_address ->> 'city', delivery_address ->> 'city', ordered.names))
    from orders cross join lateral (
      select string_agg(distinct name, E'\n ') as names from order_items where order_id = orders.id
    ) as ordered
    where id = any(ids)
  on conflict (order_id) do update set created_at = excluded.created_at, number = excluded.number,
    customer_id = excluded.customer_id, email = excluded.email, words = excluded.words;
end $$;
--> statement-breakpoint
drop trigger orders_file on orders;
--> statement-breakpoint
create trigger orders_file after update of created_at, number, customer_id, customer_name, billing_address, delivery_address on orders
  for each row execute function file_order();
--> statement-breakpoint
select file_orders(array(select id from orders where delivery_address is not null));
