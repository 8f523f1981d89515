import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { searchFailures } from './search.failures.ts'
import { MOST_GROUPS } from './search.rules.ts'
import * as store from './search.store.ts'
import type { SynonymsRow } from './search.tables.ts'

interface Wanted {
  readonly words: readonly string[]
  readonly missed?: string | undefined
}

/** @throws Failure too_many_synonyms */
export async function addSynonyms(
  { db }: Services,
  actor: Actor,
  { words, missed }: Wanted,
): Promise<SynonymsRow> {
  return db.transaction(async (tx) => {
    // guard: synonyms-counted-in-turn
    await store.lockGroups(tx)
    if ((await store.countSynonyms(tx)) >= MOST_GROUPS) throw searchFailures.too_many_synonyms()
    const row = await store.insertSynonyms(tx, words)
    if (missed !== undefined) await store.deleteMissed(tx, missed)
    await auditChange(tx, actor, 'synonyms.create', row.id, { after: { words } })
    return row
  })
}

/** @throws Failure not_found, changed_meanwhile */
export async function changeSynonyms(
  { db }: Services,
  actor: Actor,
  id: string,
  { words, missed, seen }: Wanted & { readonly seen?: SeenValues },
): Promise<SynonymsRow> {
  return db.transaction(async (tx) => {
    const before = await store.lockSynonyms(tx, id)
    if (!before) throw failures.not_found()
    refuseClashes({ words: before.words }, { words }, seen)
    await store.updateSynonyms(tx, id, words)
    if (missed !== undefined) await store.deleteMissed(tx, missed)
    await auditChange(tx, actor, 'synonyms.update', id, { before: { words: before.words }, after: { words } })
    return { ...before, words: [...words] }
  })
}

/** @throws Failure not_found */
export async function deleteSynonyms({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await store.lockSynonyms(tx, id)
    if (!before) throw failures.not_found()
    await store.deleteSynonyms(tx, id)
    await auditChange(tx, actor, 'synonyms.delete', id, { before: { words: before.words } })
  })
}

/** Nobody will find the word; it is counted anew when somebody seeks it again. */
export async function forgetMissed({ db }: Services, actor: Actor, word: string): Promise<void> {
  await db.transaction(async (tx) => {
    await store.deleteMissed(tx, word)
    await auditChange(tx, actor, 'missedWord.forget', word, { before: { word } })
  })
}
