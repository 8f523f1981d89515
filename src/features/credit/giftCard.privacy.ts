import { desc, eq, or } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { giftCards } from './giftCard.tables.ts'

const ofPerson = ({ id, email }: { readonly id: string; readonly email: string }) =>
  or(eq(giftCards.redeemedBy, id), eq(giftCards.recipientEmail, email.toLowerCase()))

/** Gift cards that somebody was mailed or redeemed; they stay as money's books, without the person, and without an issuer who leaves. */
export const giftCardData: PersonalData = {
  part: 'giftCards',
  collect: (db, person) =>
    db
      .select({
        endsIn: giftCards.lastFour,
        valuePaise: giftCards.valuePaise,
        state: giftCards.state,
        mailedTo: giftCards.recipientEmail,
        at: giftCards.createdAt,
      })
      .from(giftCards)
      // guard: own-gift-cards
      .where(ofPerson(person))
      .orderBy(desc(giftCards.createdAt)),
  async erase(tx, person) {
    // guard: gift-card-recipient-erased
    await tx.update(giftCards).set({ recipientEmail: '', redeemedBy: null }).where(ofPerson(person))
    await tx
      .update(giftCards)
      .set({ issuerId: null, issuerName: '' })
      .where(eq(giftCards.issuerId, person.id))
  },
}
