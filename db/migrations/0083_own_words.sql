ALTER TABLE "attribute_values" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words" jsonb;