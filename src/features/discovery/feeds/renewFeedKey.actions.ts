import { randomBytes } from 'node:crypto'
import { auditChange } from '#/platform/db/audit.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { readFeedKey, writeFeedKey } from './feedKey.store.ts'

const BYTES = 24

/**
 * Gives the feeds another secret address, or none: those who have the one before read nothing any more. That it was
 * done is written down, the secret is not.
 */
export async function renewFeedKey({ db }: Services, caller: Caller, isWanted: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readFeedKey(tx)
    if (before === undefined && !isWanted) return
    await writeFeedKey(tx, isWanted ? randomBytes(BYTES).toString('base64url') : undefined)
    const state = (address: string) => ({ address })
    await auditChange(tx, caller, 'feeds.key', 'shop', {
      before: state(before === undefined ? 'none' : 'a secret one'),
      after: state(isWanted ? 'a new secret one' : 'none'),
    })
  })
}
