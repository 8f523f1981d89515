import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ValuesByList } from './unknownValues.rules.ts'

/**
 * One file that was brought in. A draft was uploaded and waits for the shopkeeper's word; `position` is how many of
 * the file's rows are done, written in the same transaction as what those rows changed.
 */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    actorId: uuid('actor_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Of the ZIP with pictures that came after the table. */
    picturesName: text('pictures_name'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['draft', 'running', 'done', 'failed'] })
      .notNull()
      .default('draft'),
    createCategories: boolean('create_categories').notNull().default(false),
    /** Whether all values that no list has are added to theirs. */
    createValues: boolean('create_values').notNull().default(false),
    /** Those of them that are added, by list. */
    newValues: jsonb('new_values').$type<ValuesByList>().notNull().default({}),
    rows: integer('rows').notNull(),
    position: integer('position').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** How often a process began or went on with it since a batch was last written. */
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Moves while a process works on it; one that stands still is taken up by another process. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('imports_state').on(table.state)],
)

/** What became of each row of a file; `row` counts as a spreadsheet does, the header is row 1. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    slug: text('slug').notNull(),
    result: text('result', { enum: ['new', 'changed', 'unchanged', 'refused'] }).notNull(),
    message: text('message').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
)
