import { carts } from '#/features/cart/cart.tables.ts'
import { valueOfLine } from '#/features/orders/rules/returns.rules.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { type Figures, noFigures } from './figures.rules.ts'
import { countSoldOnMarkedDays, readBestSellers, readDays } from './sales.store.ts'

const always = { from: '2000-01-01', to: '2100-01-01' }

/** The figures of every day, told from the rows of orders, payments and bags alone. */
export async function figuresFromScratch(db: Db) {
  const [orderRows, lines, money, back, bags] = [
    await db.select().from(orders),
    await db.select().from(orderItems),
    await db.select().from(payments),
    await db.select().from(refunds),
    await db.select().from(carts),
  ]
  const days = new Map<string, Figures>()
  const add = (at: Date, fields: Partial<Figures>) => {
    const day = days.get(indiaDay(at)) ?? noFigures
    const sums = Object.entries(day).map(([name, value]) => [
      name,
      value + (fields[name as keyof Figures] ?? 0),
    ])
    days.set(indiaDay(at), Object.fromEntries(sums))
  }
  const products = new Map<string, { pieces: number; paise: number }>()
  const byId = new Map(orderRows.map((order) => [order.id, order]))
  const stands = (id: string) =>
    !['cancelled', 'returned', 'undelivered'].includes(byId.get(id)?.status ?? 'cancelled')
  for (const { id, createdAt } of orderRows) add(createdAt, { orders: 1, undone: stands(id) ? 0 : 1 })
  for (const { orderId, productId, ...line } of lines) {
    const quantity = line.quantity - line.returned
    if (!stands(orderId)) continue
    add(byId.get(orderId)?.createdAt ?? new Date(0), { pieces: quantity })
    const { pieces, paise } = products.get(productId) ?? { pieces: 0, paise: 0 }
    products.set(productId, { pieces: pieces + quantity, paise: paise + valueOfLine(line, quantity) })
  }
  for (const { status, completedAt, amountPaise } of money) {
    if (status === 'Completed' && completedAt) add(completedAt, { payments: 1, takingsPaise: amountPaise })
  }
  for (const { state, kind, sentAt, amountPaise } of back) {
    if (state === 'sent' && kind !== 'credit' && sentAt)
      add(sentAt, { takingsPaise: -amountPaise, refundedPaise: amountPaise })
  }
  for (const { status, createdAt } of bags)
    add(createdAt, { bags: 1, bagsOrdered: status === 'ordered' ? 1 : 0 })
  return { days: Object.fromEntries(days), products: Object.fromEntries(products) }
}

/** The same as the shop tells it. */
export const readFigures = (db: Database) =>
  db.transaction(readFiguresAtOnce, { isolationLevel: 'repeatable read', accessMode: 'read only' })

async function readFiguresAtOnce(tx: Db) {
  const uncounted = await countSoldOnMarkedDays(tx, always, always)
  const rows = await readDays(tx, always, uncounted)
  const happened = rows.filter(({ key: _, ...figures }) =>
    Object.values(figures).some((value) => value !== 0),
  )
  const sold = await readBestSellers(tx, always, uncounted, 100)
  return {
    days: Object.fromEntries(happened.map(({ key, ...figures }) => [key, figures])),
    products: Object.fromEntries(sold.map(({ id, pieces, paise }) => [id, { pieces, paise }])),
  }
}
