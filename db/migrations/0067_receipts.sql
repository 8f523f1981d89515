CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"received_on" date NOT NULL,
	"received_at" timestamp with time zone,
	"utr" text,
	"narration" text DEFAULT '' NOT NULL,
	"payer" text DEFAULT '' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" uuid,
	"paid_kind" text,
	"match_reason" text,
	"matched_at" timestamp with time zone,
	"matched_by" uuid,
	"matched_by_name" text DEFAULT '' NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"returned_paise" bigint DEFAULT 0 NOT NULL,
	"return_reference" text DEFAULT '' NOT NULL,
	"return_order_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"settled_by_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" uuid,
	"created_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount_paise" > 0),
	CONSTRAINT "receipts_utr_digits" CHECK ("receipts"."utr" ~ '^[0-9]{12}$'),
	CONSTRAINT "receipts_returned" CHECK ("receipts"."returned_paise" between 0 and "receipts"."amount_paise"),
	CONSTRAINT "receipts_outcome" CHECK (case when "receipts"."outcome" in ('refund', 'credit') then "receipts"."returned_paise" > 0
        when "receipts"."outcome" is null then "receipts"."returned_paise" = 0
        else "receipts"."returned_paise" = 0 and "receipts"."order_id" is null end),
	CONSTRAINT "receipts_match" CHECK ("receipts"."order_id" is null or "receipts"."match_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_return_order_id_orders_id_fk" FOREIGN KEY ("return_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_fingerprint" ON "receipts" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_utr" ON "receipts" USING btree ("utr") WHERE "receipts"."utr" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_id") WHERE "receipts"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_return_order" ON "receipts" USING btree ("return_order_id") WHERE "receipts"."return_order_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_received" ON "receipts" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "receipts_open" ON "receipts" USING btree ("received_on","id") WHERE "receipts"."order_id" is null and "receipts"."outcome" is null;--> statement-breakpoint
CREATE INDEX "receipts_worded" ON "receipts" USING btree ("received_on") WHERE "receipts"."narration" <> '' or "receipts"."payer" <> '';
--> statement-breakpoint
-- Who takes back that an order was paid takes it back from the receipt as well, whoever writes: the money is there and has
-- no order, and only a person gives it to one again.
create function release_receipt() returns trigger language plpgsql as $$
begin
  update receipts
    set order_id = null, paid_kind = null, match_reason = null, matched_at = null, matched_by = null,
      matched_by_name = '', is_held = true
    where order_id = new.order_id;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_release_receipt after update of status on payments for each row
  when (old.status = 'Completed' and new.status = 'Pending') execute function release_receipt();
