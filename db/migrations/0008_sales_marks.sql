-- Whoever changes what the figures of a day are made of leaves a mark for that day, in the same transaction. Rows are only
-- added, so that orders placed at the same time never wait for each other. An order's lines are written with it and stay.
create function india_day(moment timestamptz) returns date language sql immutable
  return (moment at time zone 'Asia/Kolkata')::date;
--> statement-breakpoint
-- The status of an order also decides whether its money counts. Status and payment are changed with both rows locked
-- (orders.life.store.ts), so that no completed payment is overlooked here.
create function mark_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into sales_marks
      select india_day(old.created_at)
      union select india_day(completed_at) from payments where order_id = old.id and completed_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into sales_marks values (india_day(new.created_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_mark after insert or delete or update of status, created_at on orders
  for each row execute function mark_order();
--> statement-breakpoint
create function mark_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.completed_at is not null then
    insert into sales_marks values (india_day(old.completed_at));
  end if;
  if tg_op <> 'DELETE' and new.completed_at is not null then
    insert into sales_marks values (india_day(new.completed_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_mark after insert or delete or update of status, completed_at, amount_paise on payments
  for each row execute function mark_payment();
--> statement-breakpoint
-- Every piece that is put into a bag touches it (cart.store.ts): only what changes a figure counts.
create function mark_cart() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = new.status and old.created_at = new.created_at then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into sales_marks values (india_day(old.created_at));
  end if;
  if tg_op <> 'DELETE' then
    insert into sales_marks values (india_day(new.created_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger carts_mark after insert or delete or update of status, created_at on carts
  for each row execute function mark_cart();
--> statement-breakpoint
insert into sales_marks
  select india_day(created_at) from orders
  union select india_day(completed_at) from payments where completed_at is not null
  union select india_day(created_at) from carts;
