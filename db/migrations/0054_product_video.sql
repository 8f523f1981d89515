ALTER TABLE "products" ADD COLUMN "video" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Whatever takes the video from a product: another one, none any more, the deleting of the product.
create function discard_video() returns trigger language plpgsql as $$
begin
  if old.video <> '' and (tg_op = 'DELETE' or old.video <> new.video) then
    insert into discarded_photos (url) values (old.video) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_discard_video after update of video or delete on products
  for each row execute function discard_video();
