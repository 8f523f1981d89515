CREATE TABLE "menus" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"items" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_one_row" CHECK ("menus"."id" = 1)
);
--> statement-breakpoint
create trigger menus_notice after insert or update or delete on menus for each row execute function notify_row('menu');
