-- Orders wait while this is done: all tables are taken at once or none, so that nobody who holds one and wants another is waited for.
do $$
begin
  loop
    begin
      lock table payments in access exclusive mode nowait;
      lock table orders in share row exclusive mode nowait;
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.05);
    end;
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_status" text DEFAULT 'placed' NOT NULL;
--> statement-breakpoint
update payments set order_status = orders.status, created_at = orders.created_at
from orders where orders.id = order_id and payments.status = 'Pending'
  and (orders.status, orders.created_at) is distinct from ('placed', payments.created_at);
--> statement-breakpoint
CREATE INDEX "payments_unpaid" ON "payments" USING btree ("type","order_status","created_at","order_id") WHERE "payments"."status" = 'Pending';
--> statement-breakpoint
DROP INDEX "payments_waiting";
--> statement-breakpoint
create function follow_order() returns trigger language plpgsql as $$
begin
  update payments set order_status = new.status, created_at = new.created_at
  where order_id = new.id and status = 'Pending';
  return null;
end $$;
--> statement-breakpoint
create trigger orders_unpaid after update of status, created_at on orders
  for each row execute function follow_order();
--> statement-breakpoint
-- While a payment was completed nobody followed the order; whoever changes it now is waited for.
create function look_at_order() returns trigger language plpgsql as $$
begin
  select status, created_at into new.order_status, new.created_at from orders where id = new.order_id for share;
  return new;
end $$;
--> statement-breakpoint
create trigger payments_unpaid before update of status on payments
  for each row when (new.status = 'Pending' and old.status <> 'Pending') execute function look_at_order();
