-- What one process writes, all hear: each process drops what it kept of these rows.
-- Changes of `products.quantity` alone are left out: an order announces them after its commit, because a notice inside
-- the transaction would make all orders commit one after the other.
create function notify_row() returns trigger language plpgsql as $$
begin
  perform pg_notify('zari', tg_argv[0] || ':' || coalesce(new.id, old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create function notify_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('zari', 'users:' || old.user_id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger products_notice after insert or delete or update of
  slug, name, title, description, category_id, price_paise, mrp_paise, images, enable_size, sizes, status, hsn, gst_class,
  country_of_origin, deleted_at on products for each row execute function notify_row('products');
--> statement-breakpoint
create trigger categories_notice after insert or update or delete on categories for each row execute function notify_row('categories');
--> statement-breakpoint
create trigger shop_settings_notice after insert or update on shop_settings for each row execute function notify_row('shop');
--> statement-breakpoint
create trigger banners_notice after insert or update or delete on banners for each row execute function notify_row('visuals');
--> statement-breakpoint
create trigger sliding_texts_notice after insert or update on sliding_texts for each row execute function notify_row('visuals');
--> statement-breakpoint
create trigger users_notice after update or delete on users for each row execute function notify_row('users');
--> statement-breakpoint
create trigger sessions_notice after delete on sessions for each row execute function notify_session();
