CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"visible" boolean DEFAULT true NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"chosen_by" text NOT NULL,
	"rule" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug" ON "collections" USING btree ("slug");--> statement-breakpoint
create trigger collections_notice after insert or update or delete on collections
  for each row execute function notify_row('collections');
