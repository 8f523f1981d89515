import { inArray, sql } from 'drizzle-orm'
import type { Author } from '#/features/orders/context.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Columns } from './layouts.rules.ts'
import { statementLayouts } from './statement.tables.ts'

export interface ChosenLayout {
  readonly signature: string
  readonly bank: string
  readonly columns: Columns
}

/** The columns that an admin chose for a file with one of these headers before. */
export async function findLayout(db: Db, signatures: readonly string[]): Promise<ChosenLayout | undefined> {
  const [row] = await db
    .select()
    .from(statementLayouts)
    .where(inArray(statementLayouts.signature, [...signatures]))
    .limit(1)
  return row
}

/** Remembers what an admin chose, for all who come after. */
export async function saveLayout(db: Db, layout: ChosenLayout, actor: Author): Promise<void> {
  const chosen = {
    ...layout,
    chosenBy: actor.id,
    chosenByName: actor.name,
    chosenAt: sql`now()`,
  }
  await db
    .insert(statementLayouts)
    .values(chosen)
    .onConflictDoUpdate({ target: statementLayouts.signature, set: chosen })
}
