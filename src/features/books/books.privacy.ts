import { eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { dayCloses } from './books.tables.ts'

/** Which days an admin closed; the counting stays when they leave, without their name. */
export const dayCloseData: PersonalData = {
  part: 'closedDays',
  async collect(db, { id }) {
    const rows = await db.select({ day: dayCloses.day }).from(dayCloses).where(eq(dayCloses.closedBy, id))
    return rows.map(({ day }) => day)
  },
  async erase(tx, { id }) {
    // guard: close-name-erased
    await tx.update(dayCloses).set({ closedBy: null, closedByName: '' }).where(eq(dayCloses.closedBy, id))
  },
}
