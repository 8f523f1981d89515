import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import { isOffered, liesIn } from '#/features/catalog/stock/stock.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { stock, variants } from '#/features/catalog/tables/stock.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { restockWishes as wishes } from './restock.tables.ts'
import type { Addressee } from './unsubscribe.ts'

/** Who waits: a customer by the account, a visitor by e-mail. */
export type Waiting = { readonly userId: string } | { readonly email: string }

/** Who asks; a visitor in the language of the page, in which the mails are written. */
export type Asking = { readonly userId: string } | { readonly email: string; readonly language?: Language }

const isOf = (person: Waiting): SQL =>
  'userId' in person ? eq(wishes.userId, person.userId) : eq(wishes.email, person.email)

/** Pieces that somebody who waits for this size can buy; a wish without a size takes any. */
export const piecesFor = (productId: SQL, size: SQL): SQL => sql`(
  select coalesce(sum(${stock.pieces}), 0)::int from ${variants}
  join ${stock} on ${liesIn(stock, variants.id)}
  join ${products} on ${products.id} = ${variants.productId}
  where ${variants.productId} = ${productId} and ${isOffered(variants)}
    and (${variants.size} in (${size}, '') or ${size} = '')
    and ${products.status} and ${products.deletedAt} is null)`

export async function piecesOf(db: Db, productId: string, size: string): Promise<number> {
  const { rows } = await db.execute<{ pieces: number }>(
    sql`select ${piecesFor(sql`${productId}::uuid`, sql`${size}::text`)} as pieces`,
  )
  return rows[0]?.pieces ?? 0
}

/** Whoever else asks for the same person waits until the transaction ends. */
export async function lockWishesOf(tx: Db, person: Waiting): Promise<void> {
  const name = `zari wishes of ${'userId' in person ? person.userId : person.email}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** How much one person waits for. */
export async function countWishes(db: Db, person: Waiting): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(wishes)
    .where(and(isOf(person), isNull(wishes.invitedAt)))
  return row?.count ?? 0
}

interface NewWish {
  readonly productId: string
  readonly size: string
}

/**
 * Writes a wish down; one that is there stays as it is, but for the language of a visitor who asks again before confirming it.
 * @returns its id. A product that is gone breaks a constraint.
 */
export async function insertWish(tx: Db, person: Asking, { productId, size }: NewWish): Promise<string> {
  await tx
    .insert(wishes)
    .values({
      id: newId(),
      productId,
      size,
      ...person,
      token: randomBytes(24).toString('base64url'),
      confirmedAt: 'userId' in person ? sql`now()` : null,
    })
    .onConflictDoNothing()
  const isIt = and(
    isOf(person),
    eq(wishes.productId, productId),
    eq(wishes.size, size),
    isNull(wishes.invitedAt),
  )
  if ('email' in person && person.language)
    await tx
      .update(wishes)
      .set({ language: person.language })
      .where(and(isIt, isNull(wishes.confirmedAt)))
  const [row] = await tx.select({ id: wishes.id }).from(wishes).where(isIt)
  if (!row) throw new Error('The wish was not written')
  return row.id
}

/** A wish as mails and pages show it. */
const shown = {
  id: wishes.id,
  productId: wishes.productId,
  name: products.name,
  words: nameWords(),
  slug: products.slug,
  size: wishes.size,
  token: wishes.token,
  createdAt: wishes.createdAt,
  confirmedAt: wishes.confirmedAt,
  invitedAt: wishes.invitedAt,
}

/** What a customer waits for, oldest first. */
export const wishesOf = (db: Db, person: Waiting) =>
  db
    .select(shown)
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(isOf(person), isNull(wishes.invitedAt)))
    .orderBy(asc(wishes.id))

export async function findByToken(db: Db, token: string) {
  const [row] = await db
    .select({ ...shown, userId: wishes.userId, email: wishes.email })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.token, token))
  return row
}

/** The wish and the address that its mail goes to: that of the account as it is now. Nobody for an account that is disabled. */
export async function findAddressed(db: Db, id: string) {
  const [row] = await db
    .select({
      ...shown,
      userId: wishes.userId,
      email: wishes.email,
      language: wishes.language,
      to: sql<string>`coalesce(${users.email}, ${wishes.email})`,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .leftJoin(users, eq(users.id, wishes.userId))
    .where(and(eq(wishes.id, id), sql`(${wishes.userId} is null or ${users.status} = 'active')`))
  return row
}

export async function confirmWish(db: Db, id: string): Promise<void> {
  await db
    .update(wishes)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(wishes.id, id), isNull(wishes.confirmedAt)))
}

export async function deleteWish(db: Db, person: Waiting, id: string): Promise<void> {
  await db.delete(wishes).where(and(isOf(person), eq(wishes.id, id)))
}

export async function deleteWishes(db: Db, person: Waiting): Promise<void> {
  await db.delete(wishes).where(isOf(person))
}

/** All that somebody waits for, in whatever mail the link stood. */
export async function deleteWishesOf(db: Db, addressee: Addressee): Promise<void> {
  const isTheirs =
    'userId' in addressee
      ? eq(wishes.userId, addressee.userId)
      : sql`encode(sha256(convert_to(${wishes.email}, 'UTF8')), 'hex') = ${addressee.emailHash}`
  await db.delete(wishes).where(isTheirs)
}

interface Terms {
  readonly peoplePerPiece: number
  readonly hours: number
  readonly most: number
}

/**
 * Of a wish, for the size of which pieces it stands in line: its own or, where all sizes of the product share one number, '' with
 * those who wait for another of them.
 */
const lineOf = (wish: { readonly productId: SQL; readonly size: SQL }): SQL => sql`
  case when exists (select from ${variants} where ${variants.productId} = ${wish.productId}
    and ${variants.size} = '' and ${isOffered(variants)}) then '' else ${wish.size} end`

/**
 * Whose turn it is, oldest first: so many people for each piece that can be bought, less those whose turn came within the
 * last hours. It asks what is there now, never what happened, so that late and doubled news of stock change nothing.
 * Others who choose at the same time wait. @returns ids
 */
export async function inviteNext(tx: Db, { peoplePerPiece, hours, most }: Terms): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('restock'))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with asked as (
      select distinct product_id, ${lineOf({ productId: sql`wish.product_id`, size: sql`wish.size` })} as line
      from ${wishes} wish where invited_at is null and confirmed_at is not null
    ), counted as (
      select product_id, line, ${piecesFor(sql`asked.product_id`, sql`asked.line`)} as pieces from asked
    ), places as (
      select product_id, line, pieces * ${peoplePerPiece}::int - (
        select count(*) from ${wishes} recent
        where recent.product_id = counted.product_id
          and ${lineOf({ productId: sql`recent.product_id`, size: sql`recent.size` })} = counted.line
          and recent.invited_at > now() - make_interval(hours => ${hours}::int)) as places
      from counted where pieces > 0
    ), queued as (
      select w.id, places, row_number() over (partition by w.product_id, line order by w.confirmed_at, w.id) as place
      from ${wishes} w join places on places.product_id = w.product_id
        and places.line = ${lineOf({ productId: sql`w.product_id`, size: sql`w.size` })}
      where w.invited_at is null and w.confirmed_at is not null
    )
    update ${wishes} set invited_at = now()
    where id in (select id from queued where place <= places order by place limit ${most}::int)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Claims the one mail of a wish. @returns false when it went already */
export async function claimMail(db: Db, id: string): Promise<boolean> {
  const claimed = await db
    .update(wishes)
    .set({ sentAt: sql`now()` })
    // guard: mailed-once
    .where(and(eq(wishes.id, id), isNotNull(wishes.invitedAt), isNull(wishes.sentAt)))
    .returning({ id: wishes.id })
  return claimed.length > 0
}

/** Gives the claim back: the mail could not be sent. */
export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.update(wishes).set({ sentAt: null }).where(eq(wishes.id, id))
}

/** The pieces were gone before the mail went: the turn is not used up. Of somebody who asked anew meanwhile the new wish alone waits. */
export async function waitAgain(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    with again as (
      update ${wishes} w set invited_at = null where id = ${id} and sent_at is null and not exists (
        select from ${wishes} other where other.product_id = w.product_id and other.size = w.size
          and other.invited_at is null
          and (other.user_id = w.user_id or other.email = w.email)) returning id
    )
    delete from ${wishes} where id = ${id} and sent_at is null and not exists (select from again)`)
}

interface Retention {
  readonly confirmHours: number
  readonly waitDays: number
  readonly rememberedDays: number
}

/** Forgets who never confirmed, who waited long enough, and who was written to some time ago. */
export async function forgetOld(
  db: Db,
  { confirmHours, waitDays, rememberedDays }: Retention,
): Promise<void> {
  await db.delete(wishes).where(sql`
    (confirmed_at is null and created_at < now() - make_interval(hours => ${confirmHours}::int))
    or created_at < now() - make_interval(days => ${waitDays}::int)
    or invited_at < now() - make_interval(days => ${rememberedDays}::int)`)
}
