-- Announces every change of a product but that of its quantity alone, which an order announces after its commit (0001). It
-- names no columns, so a new one needs no trigger of its own.
create function notify_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- The row is written already: this changes what is compared, nothing else.
    new.quantity := old.quantity;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  perform pg_notify('zari', 'products:' || coalesce(new.id, old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger products_notice after insert or update or delete on products
  for each row execute function notify_product();
