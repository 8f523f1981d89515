import type { Db } from '#/platform/db/database.ts'

/** What reviews ask of the orders, which come later than they. */
export interface Purchases {
  /** Whether somebody has ordered a product and kept it. */
  hasPurchased(db: Db, customerId: string, productId: string): Promise<boolean>
  /** What of these products was delivered to these people, and stayed with them. */
  findDelivered(
    db: Db,
    customerIds: readonly string[],
    productIds: readonly string[],
  ): Promise<readonly Delivered[]>
}

export interface Delivered {
  readonly customerId: string
  readonly productId: string
  /** Empty where it has none. */
  readonly size: string
}

interface Written {
  readonly productId: string
  readonly userId: string | null
}

/** Says of each of these reviews what its author received: one question for all of them. */
export async function deliveredTo(
  db: Db,
  purchases: Purchases,
  reviews: readonly Written[],
): Promise<(review: Written) => Delivered | undefined> {
  const people = [...new Set(reviews.flatMap(({ userId }) => userId ?? []))]
  if (people.length === 0) return () => undefined
  const products = [...new Set(reviews.map(({ productId }) => productId))]
  const delivered = await purchases.findDelivered(db, people, products)
  const keyOf = (person: string | null, product: string) => `${person} ${product}`
  const known = new Map(delivered.map((one) => [keyOf(one.customerId, one.productId), one]))
  return ({ userId, productId }) => known.get(keyOf(userId, productId))
}
