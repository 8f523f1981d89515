CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"provider_refund_id" text,
	"asked_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sent_by" uuid,
	"sent_by_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_sent" CHECK (("refunds"."state" = 'sent') = ("refunds"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "missing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_serial" ON "credit_notes" USING btree ("financial_year","serial");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'due';--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_restocked" CHECK ("order_items"."restocked" between 0 and "order_items"."quantity");--> statement-breakpoint
-- What was cancelled before went back into stock whole.
update order_items set restocked = quantity from orders where orders.id = order_items.order_id and orders.status = 'cancelled';
--> statement-breakpoint
-- Never more back than was paid, whoever writes and however many at once: the payment is locked first, so that each sees
-- the refunds of the one before. What was sent is history.
create function guard_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  if tg_op <> 'INSERT' and old.state = 'sent' then
    raise exception 'A refund that was sent never changes' using errcode = 'restrict_violation';
  end if;
  select amount_paise into paid from payments
    where order_id = new.order_id and status = 'Completed' for no key update;
  select coalesce(sum(amount_paise), 0) into given from refunds where order_id = new.order_id and id <> new.id;
  if paid is null or given + new.amount_paise > paid then
    raise exception 'Refunds of % paise would pass the % that were paid', given + new.amount_paise, coalesce(paid, 0)
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refunds_guard before insert or update on refunds for each row execute function guard_refund();
--> statement-breakpoint
-- What was owed back before refunds were written down; what was sent already can be withdrawn with a note.
insert into refunds (id, order_id, kind, amount_paise)
  select gen_random_uuid(), orders.id, case payments.type when 'card' then 'razorpay' else 'upi' end, payments.amount_paise
  from orders join payments on payments.order_id = orders.id
  where orders.status in ('cancelled', 'returned') and payments.status = 'Completed' and payments.amount_paise > 0;
