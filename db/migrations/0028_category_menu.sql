ALTER TABLE "categories" ADD COLUMN "in_menu" boolean;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "menu_position" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "menu_items" jsonb;