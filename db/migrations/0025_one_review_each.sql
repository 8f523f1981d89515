-- Of several reviews of a product by one person the newest stays. Those of former customers have no author and all stay.
lock table reviews in share row exclusive mode;--> statement-breakpoint
delete from reviews as older using reviews as newer
where newer.product_id = older.product_id
  and newer.user_id = older.user_id
  and (newer.created_at, newer.id) > (older.created_at, older.id);
