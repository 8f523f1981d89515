CREATE TABLE "content_page_moves" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"visible" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	"body" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pages_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "content_page_moves" ADD CONSTRAINT "content_page_moves_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_page_moves_page" ON "content_page_moves" USING btree ("page_id");--> statement-breakpoint
create trigger content_pages_notice after insert or update or delete on content_pages
  for each row execute function notify_row('content');
