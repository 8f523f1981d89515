import { desc } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { forgetBuyer, ofBuyer } from './giftPurchases.store.ts'
import { giftPurchases } from './giftPurchases.tables.ts'

/** Gift cards that somebody bought; they stay as money's books, without the person, whom it was for and the words. */
export const giftPurchaseData: PersonalData = {
  part: 'purchasedGiftCards',
  collect: (db, { id }) =>
    db
      .select({
        number: giftPurchases.number,
        valuePaise: giftPurchases.valuePaise,
        recipientEmail: giftPurchases.recipientEmail,
        greeting: giftPurchases.greeting,
        state: giftPurchases.state,
        at: giftPurchases.createdAt,
      })
      .from(giftPurchases)
      // guard: own-gift-purchases
      .where(ofBuyer(id))
      .orderBy(desc(giftPurchases.createdAt)),
  async erase(tx, { id }) {
    // guard: gift-buyer-erased
    await forgetBuyer(tx, id)
  },
}
