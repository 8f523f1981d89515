import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
