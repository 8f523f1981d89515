import { and, between, eq, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { isShort, readSearch } from './rules/search.rules.ts'
import type { OrderStatus } from './rules/statuses.rules.ts'
import { orderSearch } from './tables/lists.tables.ts'
import { orderItems, orders } from './tables/orders.tables.ts'

/** `%` and `_` of a search text mean themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
const beginning = (text: string): string => `${literally(text)}%`

const filed = alias(orderSearch, 'filed')

/** The account that ordered has the e-mail address now: most people give another one with an order at times. */
function byAccount(customerId: SQLWrapper, email: string): SQL {
  // guard: search-account-email
  return sql`${customerId} in (select ${users.id} from ${users} where lower(${users.email}) like ${beginning(email)})`
}

/** A short text has to begin a word: an index of three letters each finds it then. */
const byWords = (name: string): SQL =>
  sql`${filed.words} like lower(${isShort(name) ? `% ${beginning(name)}` : `%${beginning(name)}`})`

const byContact = (contact: string): SQL => sql`(${orders.billingAddress} ->> 'contact') = ${contact}`

/** Whether a row of `order_search`, called `filed`, can be meant by a search text, by any of its readings. */
export function isMeant(q: string): SQL {
  const { ids, number, contact, email, name } = readSearch(q)
  const anyOf = or(
    ids && between(filed.orderId, ids.from, ids.to),
    number === undefined ? undefined : eq(filed.number, number),
    contact === undefined
      ? undefined
      : sql`${filed.orderId} in (select ${orders.id} from ${orders} where ${byContact(contact)})`,
    email === undefined
      ? undefined
      : or(like(filed.email, beginning(email)), byAccount(filed.customerId, email)),
    name === undefined ? undefined : byWords(name),
  )
  return anyOf ?? sql`false`
}

/** The same of an order, one at a time. */
export const isFound = (q: string): SQL =>
  sql`exists (select from ${orderSearch} as filed where ${eq(filed.orderId, orders.id)} and ${isMeant(q)})`

/**
 * Whether something in an order is called so in the language that is spoken: shoppers search what they see. Of few orders: they are
 * read one at a time.
 */
export function isCalled(q: string): SQL | undefined {
  const { name } = readSearch(q)
  if (currentLanguage() === MAIN_LANGUAGE || name === undefined) return undefined
  const own = sql`${products.words} -> ${currentLanguage()}::text ->> 'name'`
  return sql`exists (
    select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} and ${products.name} = ${orderItems.name}
    where ${orderItems.orderId} = ${orders.id} and lower(${own}) like lower(${`%${beginning(name)}`})
  )`
}

/** What is meant among the newest `most` orders, read one after the other: as quick for a word in every order as for one in none. */
export const foundLately = (q: string, most: number): SQL => sql`
  select filed.order_id as id, filed.created_at, filed.number as tie
  from (select * from ${orderSearch} order by created_at desc, number desc limit ${most}) as filed
  where ${isMeant(q)}`

/** Whether no more than some `few` orders can be meant: a number, a mobile number, an address, much of an id, and no part of a name. */
export async function isRare(db: Db, q: string, few: number): Promise<boolean> {
  const { ids, name } = readSearch(q)
  if (name !== undefined) return false
  if (!ids) return true
  const begun = await db
    .select({ id: orders.id })
    .from(orders)
    .where(between(orders.id, ids.from, ids.to))
    .limit(few + 1)
  return begun.length <= few
}

/**
 * What is meant among all orders, each reading by its own index: quick for what is rare.
 * @param endedAs looks among those alone that ended so, whose words have an index of their own
 */
export function foundAnywhere(q: string, endedAs?: OrderStatus): SQL {
  const { ids, number, contact, email, name } = readSearch(q)
  const meant = (condition: SQL = sql`false`): SQL =>
    sql`select ${orders.id} as id, ${orders.createdAt} as created_at, ${orders.number} as tie from ${orders}
      where ${and(condition, endedAs && eq(orders.status, endedAs))}`
  const exact = or(
    ids && between(orders.id, ids.from, ids.to),
    number === undefined ? undefined : eq(orders.number, number),
    contact === undefined ? undefined : byContact(contact),
    email === undefined
      ? undefined
      : sql`lower(${orders.billingAddress} ->> 'email') like ${beginning(email)}`,
  )
  // guard: search-ended-words
  const inWords = name === undefined ? undefined : and(byWords(name), endedAs && eq(filed.endedAs, endedAs))
  const parts = [
    meant(exact),
    ...(email === undefined ? [] : [meant(byAccount(orders.customerId, email))]),
    ...(inWords
      ? [
          sql`select filed.order_id, filed.created_at, filed.number from ${orderSearch} as filed where ${inWords}`,
        ]
      : []),
  ]
  return sql.join(parts, sql` union `)
}
