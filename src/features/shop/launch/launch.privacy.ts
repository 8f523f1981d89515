import { and, desc, eq, notInArray, or } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { launchMarks } from './launch.tables.ts'

/** That a test mail reached an admin is noted with the address it went to; an address that no account has any more goes, too. */
export const launchData: PersonalData = {
  part: 'testMails',
  collect: (db, { email }) =>
    db
      .select({ to: launchMarks.value, sentAt: launchMarks.markedAt })
      .from(launchMarks)
      .where(and(eq(launchMarks.key, 'mailTested'), eq(launchMarks.value, email)))
      .orderBy(desc(launchMarks.markedAt)),
  async erase(tx, { email }) {
    const known = tx.select({ email: users.email }).from(users)
    await tx
      .delete(launchMarks)
      .where(
        and(
          eq(launchMarks.key, 'mailTested'),
          or(eq(launchMarks.value, email), notInArray(launchMarks.value, known)),
        ),
      )
  },
}
