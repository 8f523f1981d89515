CREATE TABLE "product_palettes" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"palette" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_palettes" ADD CONSTRAINT "product_palettes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;