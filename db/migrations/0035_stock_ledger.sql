CREATE TABLE "places" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" uuid NOT NULL,
	"place_id" smallint NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_variant_id_place_id_pk" PRIMARY KEY("variant_id","place_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" uuid NOT NULL,
	"place_id" smallint NOT NULL,
	"pieces" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_variant_id_id_pk" PRIMARY KEY("variant_id","id"),
	CONSTRAINT "stock_movements_some" CHECK ("stock_movements"."pieces" <> 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"price_paise" integer,
	"images" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "variants_once" UNIQUE("product_id","size"),
	CONSTRAINT "variants_price_not_negative" CHECK ("variants"."price_paise" >= 0)
);
--> statement-breakpoint
insert into places (id, name) values (1, 'Shop');
--> statement-breakpoint
-- Every product is one variant at first. From here on orders wait: what is counted stays so until it stands in the ledger.
lock table products in share row exclusive mode;
--> statement-breakpoint
insert into variants (id, product_id) select gen_random_uuid(), id from products order by id;
--> statement-breakpoint
insert into stock (variant_id, place_id, pieces)
  select variants.id, 1, products.quantity from variants join products on products.id = product_id order by variants.id;
--> statement-breakpoint
insert into stock_movements (variant_id, place_id, pieces, cause, note)
  select variant_id, place_id, pieces, 'opening', 'As the shop had counted it' from stock where pieces <> 0 order by variant_id;
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock" FOREIGN KEY ("variant_id","place_id") REFERENCES "public"."stock"("variant_id","place_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_actor" ON "stock_movements" USING btree ("actor_id") WHERE "stock_movements"."actor_id" is not null;
--> statement-breakpoint
-- A line of the ledger moves stock, and with it the quantity of its product; nothing else does. Few lines or many, each is
-- looked up by its key: a plan that was made for an import would read the whole table for an order.
create function move_stock() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update stock set pieces = stock.pieces + moved.pieces
    from (select variant_id, place_id, sum(pieces)::int as pieces from added group by 1, 2) as moved
    where stock.variant_id = moved.variant_id and stock.place_id = moved.place_id;
  -- Written also where the sum stays the same, so that the row has another version.
  update products set quantity = counted.pieces
    from (
      select product_id, sum(pieces)::int as pieces from variants join stock on variant_id = variants.id
      where removed_at is null
        and product_id in (select touched.product_id from added join variants as touched on touched.id = added.variant_id)
      group by product_id
    ) as counted
    where products.id = counted.product_id;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_movements_move after insert on stock_movements referencing new table as added
  for each statement execute function move_stock();
--> statement-breakpoint
-- A variant that comes or goes brings or takes its pieces.
create function count_product() returns trigger language plpgsql as $$
begin
  update products set quantity = (
    select coalesce(sum(pieces), 0) from variants join stock on variant_id = variants.id
    where product_id = new.product_id and removed_at is null
  ) where id = new.product_id;
  return null;
end $$;
--> statement-breakpoint
create trigger variants_count after update of removed_at on variants for each row
  when ((old.removed_at is null) <> (new.removed_at is null)) execute function count_product();
--> statement-breakpoint
create function begin_stock() returns trigger language plpgsql as $$
begin
  insert into stock (variant_id, place_id) select added.id, places.id from added cross join places;
  return null;
end $$;
--> statement-breakpoint
create trigger variants_stock after insert on variants referencing new table as added
  for each statement execute function begin_stock();
--> statement-breakpoint
-- Whoever adds a product adds what can be bought of it.
create function add_variants() returns trigger language plpgsql as $$
begin
  insert into variants (id, product_id) select gen_random_uuid(), id from added;
  insert into stock_movements (variant_id, place_id, pieces, cause)
    select variants.id, 1, quantity, 'opening' from added join variants on product_id = added.id where quantity <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger products_variants after insert on products referencing new table as added
  for each statement execute function add_variants();
--> statement-breakpoint
-- A quantity that is written into the product itself, as the version before does, is a movement like any other. Of a
-- product that counts each size nobody could say which size was meant.
create function file_quantity() returns trigger language plpgsql as $$
declare
  only_one uuid;
begin
  select id into only_one from variants where product_id = new.id and size = '' and removed_at is null;
  if only_one is null then
    raise exception 'The quantity of a product that counts each size is that of its sizes'
      using errcode = 'restrict_violation';
  end if;
  insert into stock_movements (variant_id, place_id, pieces, cause, note)
    values (only_one, 1, new.quantity - old.quantity, 'correction', 'Written into the product');
  return null;
end $$;
--> statement-breakpoint
create trigger products_quantity after update of quantity on products for each row
  when (old.quantity <> new.quantity and pg_trigger_depth() = 0) execute function file_quantity();
--> statement-breakpoint
create function refuse_stock_change() returns trigger language plpgsql as $$
begin
  raise exception 'Stock is moved by lines of the ledger, which are only added' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- What follows from a line, or from a product or a person that goes, happens within a trigger.
create trigger stock_by_ledger before insert or update or delete on stock for each statement
  when (pg_trigger_depth() = 0) execute function refuse_stock_change();
--> statement-breakpoint
create trigger stock_no_truncate before truncate on stock for each statement execute function refuse_stock_change();
--> statement-breakpoint
create trigger stock_movements_append_only before update or delete on stock_movements for each statement
  when (pg_trigger_depth() = 0) execute function refuse_stock_change();
--> statement-breakpoint
create trigger stock_movements_no_truncate before truncate on stock_movements for each statement
  execute function refuse_stock_change();
--> statement-breakpoint
create trigger variants_stay before delete on variants for each statement
  when (pg_trigger_depth() = 0) execute function refuse_stock_change();
