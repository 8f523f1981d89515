import { eq } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { eraseJobs } from '#/platform/jobs/eraseJobs.ts'
import { deleteUser } from '../accounts.store.ts'
import { accounts, users } from '../accounts.tables.ts'
import { eraseEvents, listEvents } from '../events/events.store.ts'
import { deviceName } from '../sessions/device.rules.ts'
import { listSessions } from '../sessions/sessions.store.ts'

/** Profile, ways to log in and sessions. All of it hangs on the account and goes with it. */
export const accountData: PersonalData = {
  part: 'account',
  async collect(db, { id }) {
    const [profile] = await db.select().from(users).where(eq(users.id, id))
    const ways = await db
      .select({ provider: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, id))
    const sessions = await listSessions(db, id)
    const events = await listEvents(db, id, 10_000)
    return {
      profile,
      waysToLogIn: ways.map(({ provider, since }) => ({
        way: provider === 'credential' ? 'password' : provider,
        since,
      })),
      events: events.map(({ kind, at, address, actorId }) => ({
        ...{ kind, at },
        address: actorId === null || actorId === id ? address : null,
      })),
      sessions: sessions.map(({ ipAddress, userAgent, createdAt, updatedAt }) => ({
        device: deviceName(userAgent),
        ...{ userAgent, address: ipAddress, createdAt, lastUsedAt: updatedAt },
      })),
    }
  },
  async erase(tx, { id, email }) {
    // guard: jobs-erased
    await eraseJobs(tx, [id, email])
    await eraseEvents(tx, id)
    await deleteUser(tx, id)
  },
}
