-- What was returned before was returned whole.
update order_items set returned = quantity from orders where orders.id = order_items.order_id and orders.status = 'returned';
--> statement-breakpoint
-- What was ordered stays what was ordered: pieces only move between sold and cancelled, whoever writes.
create function guard_order_item() returns trigger language plpgsql as $$
begin
  if new.quantity + new.cancelled <> old.quantity + old.cancelled then
    raise exception 'A line of % pieces cannot become one of %', old.quantity + old.cancelled, new.quantity + new.cancelled
      using errcode = 'check_violation', constraint = 'order_items_ordered_pieces';
  end if;
  if new.returned < old.returned or new.cancelled < old.cancelled then
    raise exception 'Pieces that came back or were cancelled cannot be sold again'
      using errcode = 'check_violation', constraint = 'order_items_one_way';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger order_items_guard before update of quantity, cancelled, returned on order_items
  for each row execute function guard_order_item();
--> statement-breakpoint
-- Pieces that leave an order leave the figures of its day.
create function mark_order_item() returns trigger language plpgsql as $$
begin
  insert into sales_marks select india_day(created_at) from orders where id = new.order_id;
  return null;
end $$;
--> statement-breakpoint
create trigger order_items_mark after update of quantity, returned on order_items
  for each row execute function mark_order_item();
