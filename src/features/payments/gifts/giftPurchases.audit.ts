import { eq, inArray } from 'drizzle-orm'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { giftPurchases } from './giftPurchases.tables.ts'

/** Gift cards that were bought, for the audit log: by their numbers. */
export const giftPurchaseSubjects: AuditSubjects = {
  kinds: ['giftPurchase'],
  async find(db, ids) {
    const rows = await db
      .select({ id: giftPurchases.id, number: giftPurchases.number })
      .from(giftPurchases)
      .where(inArray(giftPurchases.id, [...ids]))
    return new Map(
      rows.map(({ id, number }) => [id, { name: `Gift card ${number}, bought`, path: '/admin/gift-cards' }]),
    )
  },
  async search(db, words) {
    if (!/^\d{1,15}$/.test(words.trim())) return []
    const rows = await db
      .select({ id: giftPurchases.id })
      .from(giftPurchases)
      .where(eq(giftPurchases.number, Number(words)))
    return rows.map(({ id }) => id)
  },
}
