import { eq, inArray } from 'drizzle-orm'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { giftCards } from './giftCard.tables.ts'

/** Gift cards, for the audit log: by the end of their codes. */
export const giftCardSubjects: AuditSubjects = {
  kinds: ['giftCard'],
  async find(db, ids) {
    const rows = await db
      .select({ id: giftCards.id, lastFour: giftCards.lastFour })
      .from(giftCards)
      .where(inArray(giftCards.id, [...ids]))
    return new Map(
      rows.map(({ id, lastFour }) => [
        id,
        { name: `Gift card ending in ${lastFour}`, path: '/admin/gift-cards' },
      ]),
    )
  },
  async search(db, words) {
    const rows = await db
      .select({ id: giftCards.id })
      .from(giftCards)
      .where(eq(giftCards.lastFour, words.trim().toUpperCase()))
    return rows.map(({ id }) => id)
  },
}
