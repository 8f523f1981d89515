import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import type { Services } from '#/platform/http/env.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import type { GreetingChange } from './mails.schema.ts'
import { lockGreeting, type StoredGreeting, writeGreeting } from './mails.store.ts'

const said = ({ greeting, words }: StoredGreeting) => ({ greeting, ...(words && { words }) })

/**
 * What the owner says first in a mail of this kind; what she does not say stays, in further languages as well.
 * @returns what is stored then
 * @throws Failure changed_meanwhile
 */
export function changeGreeting(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  kind: string,
  { greeting, words: change, seen }: GreetingChange,
): Promise<StoredGreeting> {
  return db.transaction(async (tx) => {
    const before = await lockGreeting(tx, kind)
    const after = { greeting: greeting ?? before.greeting, words: changedWords(before.words, change ?? null) }
    refuseClashes(before, { greeting, words: change && (after.words ?? {}) }, seen)
    await writeGreeting(tx, kind, after)
    await auditChange(tx, actor, 'mail.update', kind, { before: said(before), after: said(after) })
    return after
  })
}
