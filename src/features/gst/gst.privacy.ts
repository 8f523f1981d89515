import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { gstFilings } from './tables/gst.tables.ts'

/** Months that an admin marked as filed; they stay locked when the admin leaves. */
export const gstFilingData: PersonalData = {
  part: 'gstFilings',
  collect: (db, { id }) =>
    db
      .select({ month: gstFilings.month, gstin: gstFilings.gstin, at: gstFilings.filedAt })
      .from(gstFilings)
      .where(eq(gstFilings.filedBy, id))
      .orderBy(desc(gstFilings.filedAt)),
  async erase(tx, { id }) {
    // guard: gst-filer-erased
    await tx.update(gstFilings).set({ filedBy: null, filedByName: '' }).where(eq(gstFilings.filedBy, id))
  },
}
