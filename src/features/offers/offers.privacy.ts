import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { offers, offerUses } from './offers.tables.ts'

/** No address of anybody: an offer that was for a person who left is for nobody, also if it is started again. */
const NOBODY = '-'

/** Offers that were for somebody alone, and those that their orders had; these stay as the shop's figures, without the person. */
export const offerData: PersonalData = {
  part: 'offers',
  async collect(db, { id, email }) {
    const own = await db
      .select({ label: offers.label, code: offers.code })
      .from(offers)
      .where(eq(offers.forEmail, email.toLowerCase()))
    const had = await db
      .select({ label: offers.label, savedPaise: offerUses.savedPaise, at: offerUses.createdAt })
      .from(offerUses)
      .innerJoin(offers, eq(offers.id, offerUses.offerId))
      .where(eq(offerUses.customerId, id))
      .orderBy(desc(offerUses.createdAt))
    return { own, had }
  },
  async erase(tx, { id, email }) {
    // guard: offer-contact-erased
    await tx.update(offerUses).set({ contact: null }).where(eq(offerUses.customerId, id))
    // guard: offer-email-erased
    await tx
      .update(offers)
      .set({ active: false, forEmail: NOBODY })
      .where(eq(offers.forEmail, email.toLowerCase()))
  },
}
