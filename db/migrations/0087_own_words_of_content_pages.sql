ALTER TABLE "content_pages" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "bodies" json;