import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Secrets the program makes for itself at first start, shared by every process and machine on this database. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Counters of the rate limiter, in the layout of rate-limiter-flexible; `expire` is a time in ms. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Who changed what, when, from what to what. Rows are only ever added; a trigger refuses anything else. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** For example `product.update`. */
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audit_log_created').on(table.createdAt), index('audit_log_subject').on(table.subjectId)],
)
