import { between, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import { readSearch } from './rules/search.rules.ts'
import { orderItems, orders } from './tables/orders.tables.ts'

/** `%` and `_` of a search text mean themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const billing = (field: 'name' | 'email' | 'city' | 'contact') =>
  sql`(${orders.billingAddress} ->> ${sql.raw(`'${field}'`)})`

/** The e-mail address of the order or of whoever ordered: most people give another one at times. */
const byEmail = (email: string): SQL | undefined => {
  const pattern = `${literally(email)}%`
  return or(
    sql`lower(${orders.billingAddress} ->> 'email') like ${pattern}`,
    // guard: search-account-email
    sql`${orders.customerId} in (select ${users.id} from ${users} where lower(${users.email}) like ${pattern})`,
  )
}

const byName = (name: string): SQL | undefined => {
  const part = `%${literally(name)}%`
  return or(
    ilike(orders.customerName, part),
    ilike(billing('name'), part),
    ilike(billing('city'), `${literally(name)}%`),
    sql`${orders.id} in (select ${orderItems.orderId} from ${orderItems} where ${ilike(orderItems.name, part)})`,
  )
}

/** The orders that a search text can mean, by any of its readings. */
export function found(q: string): SQL {
  const { ids, number, contact, email, name } = readSearch(q)
  const anyOf = or(
    ids && between(orders.id, ids.from, ids.to),
    number === undefined ? undefined : eq(orders.number, number),
    contact === undefined ? undefined : eq(billing('contact'), contact),
    email === undefined ? undefined : byEmail(email),
    name === undefined ? undefined : byName(name),
  )
  return anyOf ?? sql`false`
}
