import { eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { statementLayouts } from './statement.tables.ts'

/** Admins who said which column of a statement is what; the columns stay, who leaves is not named any more. */
export const statementLayoutData: PersonalData = {
  part: 'statementLayouts',
  collect: (db, { id }) =>
    db
      .select({ bank: statementLayouts.bank, at: statementLayouts.chosenAt })
      .from(statementLayouts)
      .where(eq(statementLayouts.chosenBy, id)),
  async erase(tx, { id }) {
    await tx
      .update(statementLayouts)
      .set({ chosenBy: null, chosenByName: '' })
      .where(eq(statementLayouts.chosenBy, id))
  },
}
