import type { Database, Db } from './database.ts'

/** Somebody whose data are asked for or erased. */
export interface DataSubject {
  readonly id: string
  readonly email: string
}

/** What one room knows about a person. Rooms do not know each other: `src/main/http/hooks.ts` puts them together. */
export interface PersonalData {
  /** The part's name in the export, such as `orders`. */
  readonly part: string
  /** Everything the room holds about the person, as plain JSON. */
  collect(db: Database, person: DataSubject): Promise<unknown>
  /**
   * Removes it within `tx`, before the account itself goes; rows that go with the account by themselves need nothing.
   * @throws Failure when the person cannot be erased yet
   */
  erase(tx: Db, person: DataSubject): Promise<void>
}
