import { asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { LEAST_TIMES, MOST_GROUPS, MOST_MISSED } from './search.rules.ts'
import { type MissedWordRow, missedWords, type SynonymsRow, synonyms } from './search.tables.ts'

/** Missed words that are shown. */
const MOST_SHOWN = 200

/** All groups, in the order in which they were made. */
export const listSynonyms = (db: Db): Promise<SynonymsRow[]> =>
  db.select().from(synonyms).orderBy(asc(synonyms.createdAt), asc(synonyms.id)).limit(MOST_GROUPS)

/** Whoever else adds a group waits until the transaction ends. */
export const lockGroups = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari synonyms'))`)

export async function countSynonyms(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(synonyms)
  return row?.count ?? 0
}

export async function insertSynonyms(db: Db, words: readonly string[]): Promise<SynonymsRow> {
  const [row] = await db
    .insert(synonyms)
    .values({ words: [...words] })
    .returning()
  if (!row) throw new Error('A row that was inserted came not back')
  return row
}

export async function lockSynonyms(tx: Db, id: string): Promise<SynonymsRow | undefined> {
  const [row] = await tx.select().from(synonyms).where(eq(synonyms.id, id)).for('update')
  return row
}

export async function updateSynonyms(tx: Db, id: string, words: readonly string[]): Promise<void> {
  await tx
    .update(synonyms)
    .set({ words: [...words] })
    .where(eq(synonyms.id, id))
}

export async function deleteSynonyms(tx: Db, id: string): Promise<void> {
  await tx.delete(synonyms).where(eq(synonyms.id, id))
}

/** Those that more than one sought, the most wanted first. */
export const listMissed = (db: Db): Promise<MissedWordRow[]> =>
  db
    .select()
    .from(missedWords)
    // guard: missed-words-of-many
    .where(gte(missedWords.times, LEAST_TIMES))
    .orderBy(desc(missedWords.times), desc(missedWords.lastAt), asc(missedWords.word))
    .limit(MOST_SHOWN)

/** Counts a word; the one that was sought least and longest ago makes room for a new one. */
export async function countMissed(db: Db, word: string): Promise<void> {
  await db
    .insert(missedWords)
    .values({ word })
    .onConflictDoUpdate({
      target: missedWords.word,
      set: { times: sql`least(${missedWords.times} + 1, 1000000)`, lastAt: sql`now()` },
    })
  // guard: missed-words-bounded
  await db.execute(sql`
    delete from ${missedWords} where ${missedWords.word} in (
      select ${missedWords.word} from ${missedWords}
      order by (${missedWords.word} = ${word}) desc, ${missedWords.times} desc, ${missedWords.lastAt} desc
      offset ${MOST_MISSED})`)
}

export async function deleteMissed(db: Db, word: string): Promise<void> {
  await db.delete(missedWords).where(eq(missedWords.word, word))
}
