ALTER TABLE "return_requests" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "handover" text;--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_live" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."state" in ('open', 'question', 'accepted');--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_photos" CHECK (cardinality("return_requests"."photos") <= 4);--> statement-breakpoint
-- Whatever takes a picture from a return: others in its place, the erasing of a person, the deleting of an order.
create trigger return_requests_discard after update of photos or delete on return_requests
  for each row execute function discard_photos();
