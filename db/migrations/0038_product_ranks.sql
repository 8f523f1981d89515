CREATE TABLE "product_ranks" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_ranks" ADD CONSTRAINT "product_ranks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Where a product stands in the sorts of the shop: every process reads it again, and nothing else of the catalogue.
create function notify_rank() returns trigger language plpgsql as $$
begin
  perform pg_notify('zari', 'products:' || coalesce(new.product_id, old.product_id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger product_ranks_notice after insert or update or delete on product_ranks
  for each row execute function notify_rank();
