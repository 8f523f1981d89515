ALTER TABLE "upi_codes" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upi_codes" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "upi_codes_open" ON "upi_codes" USING btree ("asked_at") WHERE "upi_codes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "receipts_amount" ON "receipts" USING btree ("amount_paise","received_on");