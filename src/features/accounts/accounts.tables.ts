import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#/platform/http/roles.rules.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'
import { userStatuses } from './userStatus.rules.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** People. `status` is the one truth behind '1'/'0', active/inactive and Active/Disabled. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    contact: text('contact').notNull().default(''),
    role: text('role', { enum: roles }).notNull().default('customer'),
    status: text('status', { enum: userStatuses }).notNull().default('active'),
    /** A code from the user's phone is asked for after the password. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** In which mails and documents come; null while they never chose. */
    language: text('language', { enum: allLanguages }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  // For beginnings of an address, which the other index of it does not answer.
  (table) => [index('users_email_begins').on(sql`lower(${table.email}) text_pattern_ops`)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Ways to sign in: `providerId` is 'credential' (password hash) or 'google'. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
)

/** One-time tokens such as password resets. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The second factor of a user: secret and recovery codes are encrypted with the shop's own secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code was entered. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    /** The 30-second step of the last code that was taken: no code of it or of an earlier one works again. */
    lastUsedStep: integer('last_used_step').notNull().default(0),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
)
