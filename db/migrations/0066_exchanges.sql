CREATE TABLE "exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_order_id" uuid NOT NULL,
	"to_order_id" uuid NOT NULL,
	"from_number" bigint NOT NULL,
	"to_number" bigint NOT NULL,
	"refund_id" uuid,
	"money_paise" bigint NOT NULL,
	"credit_paise" bigint NOT NULL,
	"open_paise" bigint NOT NULL,
	"waits" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchanges_open" CHECK ("exchanges"."open_paise" between 0 and "exchanges"."money_paise" + "exchanges"."credit_paise" and "exchanges"."money_paise" >= 0 and "exchanges"."credit_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_id_return_requests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_from_order_id_orders_id_fk" FOREIGN KEY ("from_order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_to_order_id_orders_id_fk" FOREIGN KEY ("to_order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_to" ON "exchanges" USING btree ("to_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_from" ON "exchanges" USING btree ("from_order_id","id");--> statement-breakpoint
-- Credit that paid for an exchange in advance is as if it had never been given, once the exchange is undone.
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
  select amount_paise into paid from payments
    where order_id = new.order_id and status = 'Completed' for no key update;
  select coalesce(sum(amount_paise), 0) into given from refunds
    where order_id = new.order_id and id <> new.id and state <> 'failed';
  if paid is null or given + new.amount_paise > paid then
    raise exception 'Refunds of % paise would pass the % that were paid', given + new.amount_paise, coalesce(paid, 0)
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
