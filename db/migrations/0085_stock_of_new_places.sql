-- A second shop is a row of places: whatever can be bought is counted there from then on, with nothing at first. Variants that
-- are made meanwhile wait, and find the place.
create function begin_place() returns trigger language plpgsql as $$
begin
  lock table variants in share row exclusive mode;
  insert into stock (variant_id, place_id) select variants.id, added.id from added cross join variants order by variants.id;
  return null;
end $$;
--> statement-breakpoint
create trigger places_stock after insert on places referencing new table as added
  for each statement execute function begin_place();
