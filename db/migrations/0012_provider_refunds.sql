CREATE TABLE "refund_watch" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"known_until" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_sent";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "origin" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_failed" CHECK (("refunds"."state" = 'failed') = ("refunds"."failed_at" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent" CHECK (("refunds"."state" = 'due') = ("refunds"."sent_at" is null));--> statement-breakpoint
-- Refunds that were made at the card provider before now were written down by hand, or are none of the shop's.
insert into refund_watch default values;
--> statement-breakpoint
-- Never more back than was paid, whoever writes and however many at once: the payment is locked first, so that each sees
-- the refunds of the one before. What failed is not counted. What was sent is history, but that the provider may say later
-- that it failed.
create or replace function guard_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  if tg_op <> 'INSERT' and old.state <> 'due' then
    if old.state = 'sent' and new.state = 'failed' and old.kind = 'razorpay'
      and to_jsonb(new) - 'state' - 'failed_at' = to_jsonb(old) - 'state' - 'failed_at' then
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
