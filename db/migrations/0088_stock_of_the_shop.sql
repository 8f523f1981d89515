-- The quantity of a product is what this shop sells of it: what lies with the shop itself, place 1, as bags, orders and lists of
-- sizes read it. What lies elsewhere is counted there, and is sold once it was brought. Products are counted anew with their next
-- line: no program has made a second place yet.
create or replace function move_stock() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update stock set pieces = stock.pieces + moved.pieces
    from (select variant_id, place_id, sum(pieces)::int as pieces from added group by 1, 2) as moved
    where stock.variant_id = moved.variant_id and stock.place_id = moved.place_id;
  -- Written also where the sum stays the same, so that the row has another version.
  update products set quantity = counted.pieces
    from (
      select product_id, sum(pieces)::int as pieces from variants join stock on variant_id = variants.id and place_id = 1
      where removed_at is null
        and product_id in (select touched.product_id from added join variants as touched on touched.id = added.variant_id)
      group by product_id
    ) as counted
    where products.id = counted.product_id;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_product() returns trigger language plpgsql as $$
begin
  update products set quantity = (
    select coalesce(sum(pieces), 0) from variants join stock on variant_id = variants.id and place_id = 1
    where product_id = new.product_id and removed_at is null
  ) where id = new.product_id;
  return null;
end $$;
