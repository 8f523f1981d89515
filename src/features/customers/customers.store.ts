import { count, desc, eq, min, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Author } from '#/features/orders/context.ts'
import type { OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { customerNotes } from './customers.tables.ts'

const countOf = (status: OrderStatus) =>
  sql`count(*) filter (where ${eq(orders.status, status)})`.mapWith(Number)

/** What a customer ordered and paid, all orders together; money in paise. */
export async function customerFigures(db: Db, customerId: string) {
  const sentBack = sql`(select sum(back.amount_paise) from ${refunds} as back where back.order_id = ${orders.id} and back.state = 'sent')`
  const [row] = await db
    .select({
      orders: count(),
      cancelled: countOf('cancelled'),
      returned: countOf('returned'),
      firstOrderAt: min(orders.createdAt),
      paidPaise:
        sql`coalesce(sum(case when ${payments.status} = 'Completed' then ${payments.amountPaise} when ${payments.advanceAt} is not null then ${payments.advancePaise} end), 0)`.mapWith(
          Number,
        ),
      refundedPaise: sql`coalesce(sum(${sentBack}), 0)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
  if (!row) throw new Error('The figures were not counted')
  return row
}

export type CustomerFigures = Awaited<ReturnType<typeof customerFigures>>

/** What the shop wrote down about a customer, the newest first. */
export const listCustomerNotes = (db: Db, customerId: string) =>
  db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))

export type CustomerNote = Awaited<ReturnType<typeof listCustomerNotes>>[number]

/** Writes a note about a customer. @returns whether there is such an account */
export async function insertCustomerNote(
  tx: Db,
  customerId: string,
  text: string,
  author: Author,
): Promise<boolean> {
  const [there] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, customerId))
    .for('key share')
  if (!there) return false
  await tx
    .insert(customerNotes)
    .values({ id: newId(), customerId, text, authorId: author.id, authorName: author.name })
  return true
}
