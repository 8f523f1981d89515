CREATE TABLE "price_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"price_paise" integer,
	"is_asked" boolean NOT NULL,
	"cause" text NOT NULL,
	"sale_id" uuid,
	"actor_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_lows_due" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mrp_printed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "thirty_day_lows" jsonb;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lows_due" ADD CONSTRAINT "price_lows_due_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_actor" ON "price_changes" USING btree ("actor_id") WHERE "price_changes"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "price_lows_due_at" ON "price_lows_due" USING btree ("due_at");--> statement-breakpoint
-- Every price that is asked is written down, whoever changes it, also the version before. Why and by whom a transaction says in
-- `zari.price_change`.
create function write_price(product uuid, size_name text, paise integer, asked boolean, usual text) returns void language plpgsql as $$
declare
  reason jsonb := nullif(current_setting('zari.price_change', true), '')::jsonb;
begin
  insert into price_changes (product_id, size, price_paise, is_asked, cause, sale_id, actor_id)
    select product, size_name, paise, asked, coalesce(usual, reason ->> 'cause', 'other'), (reason ->> 'saleId')::uuid,
      (select id from users where id = (reason ->> 'actorId')::uuid);
end $$;
--> statement-breakpoint
create function write_first_prices() returns trigger language plpgsql as $$
begin
  perform write_price(id, '', price_paise, status and deleted_at is null, 'first') from added order by id;
  return null;
end $$;
--> statement-breakpoint
create function write_product_price() returns trigger language plpgsql as $$
declare
  asked boolean := new.status and new.deleted_at is null;
begin
  perform write_price(new.id, '', new.price_paise, asked, case
    when new.price_paise <> old.price_paise then null when asked then 'shown' else 'hidden' end);
  insert into price_lows_due (product_id) values (new.id) on conflict (product_id) do update set due_at = now();
  return null;
end $$;
--> statement-breakpoint
create function write_size_price() returns trigger language plpgsql as $$
begin
  perform write_price(new.product_id, new.size, new.price_paise, new.removed_at is null, case
    when tg_op = 'INSERT' then 'first'
    when old.removed_at is null and new.removed_at is not null then 'hidden'
    when old.removed_at is not null and new.removed_at is null then 'shown' end);
  insert into price_lows_due (product_id) values (new.product_id) on conflict (product_id) do update set due_at = now();
  return null;
end $$;
--> statement-breakpoint
create function refuse_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was asked was asked: the history of prices is only added to' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- It begins with what is asked now. Nobody changes a price until it stands there.
lock table products, variants in share row exclusive mode;
--> statement-breakpoint
insert into price_changes (product_id, size, price_paise, is_asked, cause)
  select id, '', price_paise, status and deleted_at is null, 'first' from products order by id;
--> statement-breakpoint
insert into price_changes (product_id, size, price_paise, is_asked, cause)
  select product_id, size, price_paise, true, 'first' from variants
  where size <> '' and removed_at is null order by product_id, position;
--> statement-breakpoint
create trigger products_first_price after insert on products referencing new table as added
  for each statement execute function write_first_prices();
--> statement-breakpoint
create trigger products_price after update of price_paise, status, deleted_at on products for each row
  when (old.price_paise <> new.price_paise
    or (old.status and old.deleted_at is null) <> (new.status and new.deleted_at is null))
  execute function write_product_price();
--> statement-breakpoint
create trigger variants_first_price after insert on variants for each row
  when (new.size <> '') execute function write_size_price();
--> statement-breakpoint
create trigger variants_price after update of price_paise, removed_at on variants for each row
  when (new.size <> '' and (old.price_paise is distinct from new.price_paise
    or (old.removed_at is null) <> (new.removed_at is null)))
  execute function write_size_price();
--> statement-breakpoint
-- What follows from a product or a person that goes happens within a trigger.
create trigger price_changes_append_only before update or delete on price_changes for each statement
  when (pg_trigger_depth() = 0) execute function refuse_price_change();
--> statement-breakpoint
create trigger price_changes_no_truncate before truncate on price_changes for each statement
  execute function refuse_price_change();
