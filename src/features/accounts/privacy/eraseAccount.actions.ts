import type { PersonalData } from '#/platform/db/personalData.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { accountFailures } from '../accounts.failures.ts'
import { lockAdmins } from '../accounts.store.ts'
import { accountData } from './accounts.privacy.ts'

/**
 * Erases a person with all that the rooms know of them, in one transaction.
 * @throws Failure last_admin, and what a room refuses
 */
export async function eraseAccount(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  rooms: readonly PersonalData[],
): Promise<void> {
  await db.transaction(async (tx) => {
    if (caller.role === 'admin' && (await lockAdmins(tx)).every((id) => id === caller.id)) {
      throw accountFailures.last_admin()
    }
    // The account goes last: what the other rooms keep of the person hangs on it.
    for (const room of [...rooms, accountData]) await room.erase(tx, caller)
  })
}
