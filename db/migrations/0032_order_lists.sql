-- What takes long at many orders comes first and keeps nobody from ordering: the new table is filled and indexed before
-- anything locks an old one.
CREATE TABLE "order_days" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"number" bigint NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
create function file_orders(ids uuid[]) returns void language plpgsql as $$
begin
  insert into order_search (order_id, created_at, number, customer_id, email, words)
    select id, created_at, number, customer_id, lower(coalesce(billing_address ->> 'email', '')),
      lower(concat_ws(E'\n ', '', customer_name, nullif(billing_address ->> 'name', customer_name),
        billing_address ->> 'city', ordered.names))
    from orders cross join lateral (
      select string_agg(distinct name, E'\n ') as names from order_items where order_id = orders.id
    ) as ordered
    where id = any(ids)
  on conflict (order_id) do update set created_at = excluded.created_at, number = excluded.number,
    customer_id = excluded.customer_id, email = excluded.email, words = excluded.words;
end $$;
--> statement-breakpoint
select file_orders(array(select id from orders order by created_at));
--> statement-breakpoint
CREATE INDEX "order_search_newest" ON "order_search" USING btree ("created_at","number");
--> statement-breakpoint
-- A database of one's own may be without the extension, or refuse it, or have it elsewhere: then searches take longer.
do $$
begin
  create extension if not exists pg_trgm;
  create index order_search_words on order_search using gin (words gin_trgm_ops) with (gin_pending_list_limit = 512);
exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
  raise warning 'pg_trgm is not there (%): searching among many orders is slower', sqlerrm;
end $$;
--> statement-breakpoint
-- From here on orders wait. All tables are taken at once or none, so that nobody who holds one and wants another is waited for.
do $$
begin
  loop
    begin
      lock table users, payments, order_items, orders in share row exclusive mode nowait;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.05);
    end;
  end loop;
end $$;
--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("id","status","created_at","number");
--> statement-breakpoint
create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_days values (india_day(old.created_at), old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_days values (india_day(new.created_at), new.status, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_count after insert or delete or update of status, created_at on orders
  for each row execute function count_order();
--> statement-breakpoint
create function file_order() returns trigger language plpgsql as $$
begin
  perform file_orders(array[new.id]);
  return null;
end $$;
--> statement-breakpoint
-- An order is filed with its lines, which are written after it and keep their names.
create trigger orders_file after update of created_at, number, customer_id, customer_name, billing_address on orders
  for each row execute function file_order();
--> statement-breakpoint
create function file_lines() returns trigger language plpgsql as $$
begin
  perform file_orders(array(select distinct order_id from added));
  return null;
end $$;
--> statement-breakpoint
create trigger order_items_file after insert on order_items referencing new table as added
  for each statement execute function file_lines();
--> statement-breakpoint
insert into order_days select india_day(created_at), status, count(*) from orders group by 1, 2;
--> statement-breakpoint
-- Placed or erased while the table was filled.
select file_orders(array(
  select id from orders left join order_search on order_id = id
  where order_id is null or (orders.customer_id is null and order_search.customer_id is not null)
));
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("type","order_id") WHERE "payments"."status" = 'Pending';
--> statement-breakpoint
CREATE INDEX "users_email_begins" ON "users" USING btree (lower("email") text_pattern_ops);
