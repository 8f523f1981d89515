ALTER TABLE "products" ADD COLUMN "family" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree (lower("family")) WHERE "products"."family" <> '';