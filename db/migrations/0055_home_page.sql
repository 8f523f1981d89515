CREATE TABLE "home_drafts" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_drafts_one_row" CHECK ("home_drafts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "home_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document" jsonb,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
ALTER TABLE "home_publications" ADD CONSTRAINT "home_publications_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_publications_author" ON "home_publications" USING btree ("published_by");--> statement-breakpoint
create trigger home_publications_notice after insert on home_publications for each row execute function notify_row('home');
