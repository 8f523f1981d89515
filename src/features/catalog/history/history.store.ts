import { and, count, desc, eq, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { stockMovements, variants } from '../tables/stock.tables.ts'
import { SHOP_PLACE } from '../variants/stock.rules.ts'

/** A page of a product's ledger at the place that the shop sells from, newest first, each line with the pieces of its size after it. */
export async function listMovements(db: Db, productId: string, page: { limit: number; offset: number }) {
  const ofProduct = and(eq(variants.productId, productId), eq(stockMovements.placeId, SHOP_PLACE))
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: stockMovements.id,
        createdAt: stockMovements.createdAt,
        size: variants.size,
        pieces: stockMovements.pieces,
        balance: sql<number>`(sum(${stockMovements.pieces}) over (partition by ${variants.id} order by ${stockMovements.id}))::int`,
        cause: stockMovements.cause,
        orderId: stockMovements.orderId,
        actor: users.name,
        note: stockMovements.note,
      })
      .from(stockMovements)
      .innerJoin(variants, eq(variants.id, stockMovements.variantId))
      .leftJoin(users, eq(users.id, stockMovements.actorId))
      .where(ofProduct)
      .orderBy(desc(stockMovements.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(stockMovements)
      .innerJoin(variants, eq(variants.id, stockMovements.variantId))
      .where(ofProduct),
  ])
  return { rows, total: counted?.total ?? 0 }
}
