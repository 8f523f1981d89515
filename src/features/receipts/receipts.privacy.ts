import { desc, eq, inArray, or } from 'drizzle-orm'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { ofBuyer } from '#/features/payments/gifts/giftPurchases.store.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { receipts } from './receipts.tables.ts'

/** Receipts that paid orders or gift cards of a person, or whose money went back to them. */
function ofPerson(db: Db, customerId: string) {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  const purchased = db.select({ id: giftPurchases.id }).from(giftPurchases).where(ofBuyer(customerId))
  return or(
    inArray(receipts.orderId, own),
    inArray(receipts.returnOrderId, own),
    inArray(receipts.giftPurchaseId, purchased),
  )
}

/**
 * What the bank wrote of payments for somebody's orders: names and UPI ids of whoever paid. Amount, day and reference stay
 * as money's books, the words go, and admins who leave are not named any more. To be erased before the orders and gift
 * cards, by which they are found.
 */
export const receiptData: PersonalData = {
  part: 'receipts',
  async collect(db, { id }) {
    const rows = await db
      .select()
      .from(receipts)
      // guard: own-receipts
      .where(ofPerson(db, id))
      .orderBy(desc(receipts.receivedOn))
    return rows.map(({ amountPaise, receivedOn, utr, narration, payer }) => ({
      ...{ amount: rupeesOf(amountPaise), receivedOn, reference: utr, text: narration, payer },
    }))
  },
  async erase(tx, { id }) {
    // guard: receipt-words-erased
    await tx.update(receipts).set({ narration: '', payer: '', note: '' }).where(ofPerson(tx, id))
    await tx.update(receipts).set({ matchedBy: null, matchedByName: '' }).where(eq(receipts.matchedBy, id))
    await tx.update(receipts).set({ settledBy: null, settledByName: '' }).where(eq(receipts.settledBy, id))
    await tx.update(receipts).set({ createdBy: null, createdByName: '' }).where(eq(receipts.createdBy, id))
  },
}
