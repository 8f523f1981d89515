ALTER TABLE "order_items" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Lines of before get the codes that their size has now: the size that is counted, else what all sizes share.
update order_items set sku = found.sku, barcode = found.barcode
  from (
    select distinct on (line.id) line.id, variants.sku, variants.barcode
    from order_items as line join variants on variants.product_id = line.product_id and variants.size in (line.size, '')
    where line.product_id in (select product_id from variants where sku <> '' or barcode <> '')
    order by line.id, variants.removed_at is not null, variants.size = ''
  ) as found
  where found.id = order_items.id and (found.sku <> '' or found.barcode <> '');
--> statement-breakpoint
-- What was deleted gives its codes back, and nobody has one twice: a later one is marked, not lost.
update variants set sku = '' from products where products.id = product_id and deleted_at is not null and sku <> '';
--> statement-breakpoint
update variants set sku = left(sku, 55) || '~' || left(id::text, 8) where id in (
  select id from (
    select id, row_number() over (partition by lower(sku) order by product_id, position) as place
    from variants where sku <> '' and removed_at is null
  ) as same where place > 1
);
--> statement-breakpoint
DROP INDEX "variants_sku";--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku_once" ON "variants" USING btree (lower("sku")) WHERE "variants"."sku" <> '' and "variants"."removed_at" is null;
