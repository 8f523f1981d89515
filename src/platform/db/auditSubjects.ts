import type { Db } from './database.ts'

/** What an entry of the audit log is about, for people: a name, and the page where it stands. */
export interface AuditSubject {
  readonly name: string
  /** Undefined where there is no page, or none any more. */
  readonly path?: string | undefined
}

/**
 * How one room names what its entries are about. Names are read when the log is, so that none outlives an erased
 * account. Rooms do not know each other: `src/main/http/hooks.ts` puts them together.
 */
export interface AuditSubjects {
  /** The first words of actions, such as `order` of `order.ship`. */
  readonly kinds: readonly string[]
  /** Its ids are words; those of all others are UUIDs, and whatever else an entry says is no id of theirs. */
  readonly hasWordIds?: true
  /** The subjects by their ids; those that are gone are left out. */
  find(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AuditSubject>>
  /** Ids of subjects whose name holds these words, some of them where there are many. */
  search(db: Db, words: string): Promise<readonly string[]>
}

/** Ids that one search of names may bring in. */
export const MOST_SUBJECTS_FOUND = 200
