CREATE INDEX "payments_advance_reference" ON "payments" USING btree ("advance_reference") WHERE "payments"."advance_reference" is not null;
--> statement-breakpoint
-- Cash that was not collected after all says nothing of the first part, which came by a transfer of its own.
create or replace function release_receipt() returns trigger language plpgsql as $$
begin
  update receipts
    set order_id = null, paid_kind = null, match_reason = null, matched_at = null, matched_by = null,
      matched_by_name = '', is_held = true
    where order_id = new.order_id and paid_kind = 'payment';
  return null;
end $$;
