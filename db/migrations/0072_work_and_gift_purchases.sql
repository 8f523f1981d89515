CREATE SEQUENCE "public"."gift_purchase_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "gift_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('gift_purchase_numbers') NOT NULL,
	"buyer_id" uuid,
	"buyer_name" text NOT NULL,
	"value_paise" bigint NOT NULL,
	"recipient_email" text NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"send_on" date NOT NULL,
	"state" text DEFAULT 'awaited' NOT NULL,
	"reference" text,
	"refund_reference" text DEFAULT '' NOT NULL,
	"gift_card_id" uuid,
	"request_id" uuid NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_purchases_number_unique" UNIQUE("number"),
	CONSTRAINT "gift_purchases_value" CHECK ("gift_purchases"."value_paise" > 0),
	CONSTRAINT "gift_purchases_sent_paid" CHECK ("gift_purchases"."gift_card_id" is null or "gift_purchases"."paid_at" is not null),
	CONSTRAINT "gift_purchases_sent" CHECK ("gift_purchases"."state" <> 'sent' or "gift_purchases"."gift_card_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_purchases" ADD CONSTRAINT "gift_purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_purchases" ADD CONSTRAINT "gift_purchases_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_purchases_request" ON "gift_purchases" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_purchases_card" ON "gift_purchases" USING btree ("gift_card_id") WHERE "gift_purchases"."gift_card_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_purchases_buyer" ON "gift_purchases" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_purchases_newest" ON "gift_purchases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_purchases_due" ON "gift_purchases" USING btree ("send_on") WHERE "gift_purchases"."state" = 'paid';--> statement-breakpoint
create trigger tailoring_services_notice after insert or update or delete on tailoring_services for each row execute function notify_row('tailoring');
