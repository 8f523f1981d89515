ALTER TABLE "collections" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "sliding_texts" ADD COLUMN "words" jsonb;