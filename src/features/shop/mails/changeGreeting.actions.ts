import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import type { Services } from '#/platform/http/env.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { lockGreeting, writeGreeting } from './mails.store.ts'

/** What the owner says first in a mail of this kind. @throws Failure changed_meanwhile */
export async function changeGreeting(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  kind: string,
  { greeting, seen }: { readonly greeting: string; readonly seen?: SeenValues },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = { greeting: await lockGreeting(tx, kind) }
    refuseClashes(before, { greeting }, seen)
    await writeGreeting(tx, kind, greeting)
    await auditChange(tx, actor, 'mail.update', kind, { before, after: { greeting } })
  })
}
