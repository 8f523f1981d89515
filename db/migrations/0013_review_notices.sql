-- Reviews are part of a product's page, which processes keep for visitors.
create trigger reviews_notice after insert or update or delete on reviews for each row execute function notify_row('reviews');
