CREATE TABLE "category_size_charts" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"chart_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_size_charts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"chart_id" uuid
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"garment" text NOT NULL,
	"advice" text DEFAULT '' NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_size_charts" ADD CONSTRAINT "category_size_charts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_size_charts" ADD CONSTRAINT "category_size_charts_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_size_charts" ADD CONSTRAINT "product_size_charts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_size_charts" ADD CONSTRAINT "product_size_charts_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "size_charts_name" ON "size_charts" USING btree (lower("name"));--> statement-breakpoint
-- Which chart a page shows follows from three tables: a change of any of them is one notice about all.
create function notify_sizing() returns trigger language plpgsql as $$
begin
  perform pg_notify('zari', 'sizing:*');
  return null;
end $$;
--> statement-breakpoint
create trigger size_charts_notice after insert or update or delete on size_charts
  for each statement execute function notify_sizing();
--> statement-breakpoint
create trigger category_size_charts_notice after insert or update or delete on category_size_charts
  for each statement execute function notify_sizing();
--> statement-breakpoint
create trigger product_size_charts_notice after insert or update or delete on product_size_charts
  for each statement execute function notify_sizing();
