import { sessions, users } from '../src/features/accounts/accounts.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'

/** The token of an admin who is made for it. */
export async function adminToken(db: Database): Promise<string> {
  const [id, token] = [newId(), newId().replaceAll('-', '')]
  await db.insert(users).values({ id, name: 'Bench Admin', email: 'bench@example.com', role: 'admin' })
  await db
    .insert(sessions)
    .values({ id: newId(), userId: id, token, expiresAt: new Date(Date.now() + 3_600_000) })
  return token
}
