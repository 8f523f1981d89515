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

/** What is recorded of who gets in and what that lets them do (securityEvents.ts). */
export const securityEventKinds = [
  'signIn',
  'signInFailed',
  'codeFailed',
  'locked',
  'refused',
  'signOut',
  'passwordChanged',
  'emailChanged',
  'twoFactorOn',
  'twoFactorOff',
  'roleChanged',
  'statusChanged',
  'moneySettingsChanged',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Log-ins, failures, refusals and changes of accounts: kept for a year. Nothing in it was typed by a visitor. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    /** Whose account it is about. Rooms do not know each other: erasing is accounts' business. */
    userId: uuid('user_id'),
    actorId: uuid('actor_id'),
    address: text('address').notNull(),
    requestId: uuid('request_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_actor').on(table.actorId),
    index('security_events_at').on(table.at),
  ],
)
