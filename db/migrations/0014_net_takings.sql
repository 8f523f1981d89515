ALTER TABLE "sales_days" ADD COLUMN "refunded_paise" bigint;--> statement-breakpoint
CREATE INDEX "refunds_sent" ON "refunds" USING btree ("sent_at") WHERE "refunds"."state" = 'sent';
--> statement-breakpoint
-- Money counts when it comes in and when it is sent back, whatever the status of its order.
create or replace function mark_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into sales_marks values (india_day(old.created_at));
  end if;
  if tg_op <> 'DELETE' then
    insert into sales_marks values (india_day(new.created_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create function mark_refund() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'sent' then
    insert into sales_marks values (india_day(old.sent_at));
  end if;
  if tg_op <> 'DELETE' and new.state = 'sent' then
    insert into sales_marks values (india_day(new.sent_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger refunds_mark after insert or delete or update of state, sent_at, amount_paise on refunds
  for each row execute function mark_refund();
--> statement-breakpoint
-- All days that were counted before are counted again (`refunded_paise` is null); those of refunds may not be among them.
insert into sales_marks select distinct india_day(sent_at) from refunds where state = 'sent';
