CREATE TABLE "cod_checks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asks" text NOT NULL,
	"risk" integer NOT NULL,
	"factors" jsonb NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cod_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cod_settings_one_row" CHECK ("cod_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cod_check" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "advance_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "advance_reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "advance_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cod_checks" ADD CONSTRAINT "cod_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cod_checks_remind" ON "cod_checks" USING btree ("remind_at") WHERE "cod_checks"."ended_at" is null and "cod_checks"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "cod_checks_cancel" ON "cod_checks" USING btree ("cancel_at") WHERE "cod_checks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_refused" ON "orders" USING btree ("delivery_key") WHERE "orders"."status" = 'undelivered';--> statement-breakpoint
CREATE INDEX "orders_cash_ended" ON "orders" USING btree (left(coalesce("delivery_address" ->> 'zipCode', "billing_address" ->> 'zipCode'), 3),"created_at") WHERE "orders"."billing_address" ->> 'payment' = 'cod' and "orders"."status" in ('delivered', 'returned', 'undelivered');--> statement-breakpoint
CREATE INDEX "orders_cash_held" ON "orders" USING btree ("created_at") WHERE "orders"."cod_check" in ('confirm', 'advance');--> statement-breakpoint
CREATE INDEX "payments_advanced" ON "payments" USING btree ("advance_at") WHERE "payments"."advance_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_advance" CHECK ("payments"."advance_paise" between 0 and "payments"."amount_paise");
--> statement-breakpoint
create trigger cod_settings_notice after insert or update or delete on cod_settings for each row execute function notify_row('cod');
--> statement-breakpoint
-- An advance is money of the shop before the payment is completed: its day counts, too.
create or replace function mark_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into sales_marks
      select india_day(at) from unnest(array[old.completed_at, old.advance_at]) as at where at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into sales_marks
      select india_day(at) from unnest(array[new.completed_at, new.advance_at]) as at where at is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger payments_mark on payments;
--> statement-breakpoint
create trigger payments_mark
  after insert or delete or update of status, completed_at, amount_paise, advance_paise, advance_at on payments
  for each row execute function mark_payment();
--> statement-breakpoint
-- What goes back of an order that is not paid whole is at most the advance that is there.
create or replace function guard_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  if tg_op <> 'INSERT' and old.state <> 'due' then
    if old.state = 'sent' and new.state = 'failed' and (
      old.kind = 'razorpay' or (old.kind = 'credit' and exists (
        select from exchanges where refund_id = old.id and state = 'undone'))
    ) and to_jsonb(new) - 'state' - 'failed_at' = to_jsonb(old) - 'state' - 'failed_at' then
      return new;
    end if;
    raise exception 'A refund that was sent never changes' using errcode = 'restrict_violation';
  end if;
  if new.state = 'failed' then
    return new;
  end if;
  select case when status = 'Completed' then amount_paise when advance_at is not null then advance_paise end into paid
    from payments where order_id = new.order_id for no key update;
  select coalesce(sum(amount_paise), 0) into given from refunds
    where order_id = new.order_id and id <> new.id and state <> 'failed';
  if paid is null or given + new.amount_paise > paid then
    raise exception 'Refunds of % paise would pass the % that were paid', given + new.amount_paise, coalesce(paid, 0)
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
