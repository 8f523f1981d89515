import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Role } from '#/platform/http/roles.rules.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import type { UserQuery } from './accounts.schema.ts'
import { accounts, users, verifications } from './accounts.tables.ts'
import type { UserStatus } from './userStatus.rules.ts'

export type UserRow = typeof users.$inferSelect

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly contact: string
  readonly role: Role
  readonly status: UserStatus
  readonly passwordHash: string
  readonly language?: Language | null
}

/** Writes a user and the password to sign in with. A taken e-mail breaks `users_email_unique`. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const { passwordHash, ...fields } = user
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ id: newId(), ...fields })
      .returning()
    if (!row) throw new Error('The user was not written')
    await insertPassword(tx, row.id, passwordHash)
    return row
  })
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

export const findUsers = (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))

/** By e-mail in lower case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

/** Somebody by the account, or by the e-mail of one. */
export type Reader = { readonly userId: string } | { readonly email: string }

/** The language that somebody chose; null for who never did, undefined for who has no account. */
export async function findLanguage(db: Db, reader: Reader): Promise<Language | null | undefined> {
  const isReader =
    'userId' in reader ? eq(users.id, reader.userId) : eq(users.email, reader.email.toLowerCase())
  const [row] = await db.select({ language: users.language }).from(users).where(isReader)
  return row?.language
}

/** Writes down the language of somebody who never chose one. @returns nothing for who did */
export async function setFirstLanguage(
  db: Db,
  userId: string,
  language: Language,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ language, updatedAt: new Date() })
    .where(
      and(
        eq(users.id, userId),
        // guard: chosen-language-stays
        isNull(users.language),
      ),
    )
    .returning()
  return row
}

export interface UserFilter extends Pick<UserQuery, 'q' | 'role' | 'status' | 'order'> {
  readonly limit: number
  readonly offset: number
}

const sortColumns = {
  name: sql`lower(${users.name})`,
  email: users.email,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
}

function sortBy(order: UserFilter['order'] = 'createdAt') {
  const column = sortColumns[order.replace(/^-/, '') as keyof typeof sortColumns]
  return [order.startsWith('-') ? desc(column) : asc(column), asc(users.id)]
}

/** Users, oldest first unless ordered; `total` counts all that match, on whatever page. */
export async function listUsers(
  db: Db,
  { q, role, status, order, limit, offset }: UserFilter,
): Promise<{ rows: UserRow[]; total: number }> {
  const pattern = q && `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const where = and(
    pattern
      ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.contact, pattern))
      : undefined,
    role && eq(users.role, role),
    status && eq(users.status, status),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(...sortBy(order))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export type UserChange = Partial<
  Pick<UserRow, 'name' | 'email' | 'contact' | 'image' | 'role' | 'status' | 'language'>
>

export async function updateUser(db: Db, userId: string, change: UserChange): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .returning()
  return row
}

/** Also gives a password to somebody who had none, such as a person who came through Google. */
export async function setPassword(tx: Db, userId: string, passwordHash: string): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length === 0) await insertPassword(tx, userId, passwordHash)
}

const insertPassword = (tx: Db, userId: string, password: string) =>
  tx.insert(accounts).values({ id: newId(), userId, accountId: userId, providerId: 'credential', password })

export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(users).where(eq(users.id, userId))
}

/** A user about to be changed; the row stays locked until the transaction ends. */
export async function lockUser(tx: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return row
}

/** Users about to be changed, locked in id order like `lockAdmins` does, so that no two wait for each other. */
export async function lockUsers(tx: Db, ids: readonly string[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update')
}

export async function setStatus(
  tx: Db,
  ids: readonly string[],
  status: UserRow['status'],
): Promise<UserRow[]> {
  const set = { status, updatedAt: new Date() }
  return tx
    .update(users)
    .set(set)
    .where(inArray(users.id, [...ids]))
    .returning()
}

/**
 * All admins who can get in. Locks them in id order until the transaction ends, so that two admins cannot remove each
 * other at once: whoever comes second sees what the first has left.
 */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** The ids of all admins who can get in, for telling them something. */
export async function findAdminIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

export async function anyAdmin(db: Db): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(users).where(eq(users.role, 'admin')).limit(1)
  return rows.length > 0
}
