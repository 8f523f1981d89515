import { eq, inArray } from 'drizzle-orm'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { orders } from './tables/orders.tables.ts'

/** Order numbers as people type them; larger ones than the database holds are none. */
const ORDER_NUMBER = /^#?(?:order )?(\d{1,15})$/i

/** Orders and what is done about their money, for the audit log: by their numbers. */
export const orderSubjects: AuditSubjects = {
  kinds: ['order', 'refund'],
  async find(db, ids) {
    const rows = await db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(inArray(orders.id, [...ids]))
    return new Map(
      rows.map(({ id, number }) => [id, { name: `Order ${number}`, path: `/admin/order/view/${id}` }]),
    )
  },
  async search(db, words) {
    const number = ORDER_NUMBER.exec(words.trim())?.[1]
    if (!number) return []
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, Number(number)))
    return rows.map(({ id }) => id)
  },
}
