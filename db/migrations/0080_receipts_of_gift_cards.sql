ALTER TABLE "receipts" DROP CONSTRAINT "receipts_outcome";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_match";--> statement-breakpoint
DROP INDEX "receipts_amount";--> statement-breakpoint
DROP INDEX "receipts_open";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "gift_purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_gift_purchase_id_gift_purchases_id_fk" FOREIGN KEY ("gift_purchase_id") REFERENCES "public"."gift_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_gift_purchase" ON "receipts" USING btree ("gift_purchase_id") WHERE "receipts"."gift_purchase_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_amount_utr" ON "receipts" USING btree ("amount_paise","received_on") WHERE "receipts"."utr" is not null;--> statement-breakpoint
CREATE INDEX "receipts_amount_no_utr" ON "receipts" USING btree ("amount_paise","received_on") WHERE "receipts"."utr" is null;--> statement-breakpoint
CREATE INDEX "receipts_open" ON "receipts" USING btree ("received_on","id") WHERE "receipts"."order_id" is null and "receipts"."gift_purchase_id" is null and "receipts"."outcome" is null;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_one_thing" CHECK ("receipts"."order_id" is null or "receipts"."gift_purchase_id" is null);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_outcome" CHECK (case when "receipts"."outcome" in ('refund', 'credit') then "receipts"."returned_paise" > 0
        when "receipts"."outcome" is null then "receipts"."returned_paise" = 0
        else "receipts"."returned_paise" = 0 and "receipts"."order_id" is null and "receipts"."gift_purchase_id" is null end);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_match" CHECK (("receipts"."order_id" is null and "receipts"."gift_purchase_id" is null) or "receipts"."match_reason" is not null);
--> statement-breakpoint
-- Gift cards whose money went back before that moment was written down: the log has it.
update gift_purchases set refunded_at = logged.at
from (
  select subject_id, min(created_at) as at from audit_log where action = 'giftPurchase.refund' group by subject_id
) as logged
where logged.subject_id = gift_purchases.id::text and gift_purchases.state = 'refunded' and gift_purchases.refunded_at is null;
--> statement-breakpoint
-- A first part that is awaited again leaves the transfer that had paid it, whoever takes it back.
create function release_advance_receipt() returns trigger language plpgsql as $$
begin
  update receipts
    set order_id = null, paid_kind = null, match_reason = null, matched_at = null, matched_by = null,
      matched_by_name = '', is_held = true
    where order_id = new.order_id and paid_kind = 'advance';
  return null;
end $$;
--> statement-breakpoint
create trigger payments_release_advance_receipt after update of advance_at on payments for each row
  when (old.advance_at is not null and new.advance_at is null) execute function release_advance_receipt();
