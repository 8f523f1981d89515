CREATE TABLE "discarded_photos" (
	"url" text PRIMARY KEY NOT NULL,
	"discarded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_photos" CHECK (cardinality("reviews"."photos") <= 4);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_fit" CHECK ("reviews"."fit" in ('small', 'true', 'large'));--> statement-breakpoint
-- Whatever takes a photo from a review: its author, an admin, another review in its place, the erasing of a person, the deleting of a product.
create function discard_photos() returns trigger language plpgsql as $$
begin
  insert into discarded_photos (url)
  select url from unnest(old.photos) as url
  where tg_op = 'DELETE' or not (url = any(new.photos))
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_discard after update of photos or delete on reviews
  for each row execute function discard_photos();
