-- A review is part of the page of its product, so it is announced by that: no other page ends with it.
create function notify_review() returns trigger language plpgsql as $$
begin
  perform pg_notify('zari', 'reviews:' || coalesce(new.product_id, old.product_id)::text);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger reviews_notice after insert or update or delete on reviews
  for each row execute function notify_review();
