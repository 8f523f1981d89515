import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { customerNotes } from './customers.tables.ts'

/** What the shop wrote down about a person: theirs to read, and gone with them. Notes by an admin who leaves stay without the name. */
export const customerNoteData: PersonalData = {
  part: 'shopNotes',
  collect: (db, { id }) =>
    db
      .select({ text: customerNotes.text, createdAt: customerNotes.createdAt })
      .from(customerNotes)
      // guard: own-customer-notes
      .where(eq(customerNotes.customerId, id))
      .orderBy(desc(customerNotes.createdAt)),
  async erase(tx, { id }) {
    await tx.delete(customerNotes).where(eq(customerNotes.customerId, id))
    await tx
      .update(customerNotes)
      .set({ authorId: null, authorName: '' })
      .where(eq(customerNotes.authorId, id))
  },
}
