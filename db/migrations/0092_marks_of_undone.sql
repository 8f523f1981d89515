-- A parcel that is packed, sent and brought changes no figure of the day its order was placed: only what no longer stands does, or
-- stands again. Otherwise ten days of a shop with many orders were to be counted again at any time.
create or replace function mark_order() returns trigger language plpgsql as $$
declare
  undone constant text[] := array['cancelled', 'returned', 'undelivered'];
begin
  if tg_op = 'UPDATE' then
    if old.created_at = new.created_at and (old.status = any(undone)) = (new.status = any(undone)) then
      return null;
    end if;
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
-- What a line was sold for counts as well.
create or replace trigger order_items_mark after update of quantity, returned, price_paise, discount_paise on order_items
  for each row execute function mark_order_item();
--> statement-breakpoint
-- As the index of all words: a search goes through what waits to be filed. It is not there in a database without pg_trgm.
alter index if exists order_search_ended_words set (gin_pending_list_limit = 512);
--> statement-breakpoint
-- One row in twenty was filled: too few for the database to count them anew by itself, which it has to, to know how rare they are.
analyze order_search;
