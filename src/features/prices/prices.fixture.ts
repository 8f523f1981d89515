import type { TestShop } from '../../../test/fixtures/shop.ts'

/** As if the last price of a product had come so many days later than all before it. */
export const agePricesBefore = ({ services }: TestShop, productId: string, days: number) =>
  services.db.$client.query(
    `set session_replication_role = replica;
     update price_changes set changed_at = changed_at - interval '${days} days'
       where product_id = '${productId}'
         and changed_at < (select max(changed_at) from price_changes where product_id = '${productId}');
     set session_replication_role = default`,
  )
