import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products } from '#/features/catalog/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { preparedOn } from '#/platform/db/prepared.ts'
import { type Offer, piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

export interface Product extends Offer {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly pricePaise: number
  readonly images: string[]
  readonly quantity: number
}

/** A line of a bag with its product as it is now; `product.quantity`: pieces that can be had in the line's size. */
export interface CartLine {
  readonly _id: string
  /** Empty for a product without sizes. */
  readonly size: string
  readonly quantity: number
  readonly product: Pick<Product, 'name' | 'slug' | 'pricePaise' | 'images' | 'quantity'> & {
    readonly _id: string
  }
}

/** A customer's bag; `cartId` is empty as long as there is none. */
export interface CartRows {
  readonly cartId: string
  readonly customerId: string
  readonly lines: readonly CartLine[]
}

/** A bag as it was read: whoever changes it gives it another `version`. */
export interface ReadCart extends CartRows {
  readonly version: string
}

const wanted = alias(products, 'wanted')

const fields = [
  'id',
  'name',
  'slug',
  'pricePaise',
  'images',
  'quantity',
  'status',
  'deletedAt',
  'enableSize',
  'sizes',
] as const satisfies (keyof Product)[]

const columnsOf = <Table extends Record<keyof Product, unknown>>(table: Table) =>
  Object.fromEntries(fields.map((field) => [field, table[field]])) as Pick<Table, (typeof fields)[number]>

/** PostgreSQL's own mark of who wrote a row last: another one after each change. */
const version = sql<string>`${carts}.xmin::text`

const columns = {
  cartId: carts.id,
  version,
  line: { id: cartItems.id, size: cartItems.size, quantity: cartItems.quantity },
  product: columnsOf(products),
}

interface Row {
  readonly cartId: string | null
  readonly version: string | null
  readonly line: { readonly id: string; readonly size: string; readonly quantity: number } | null
  readonly product: Product | null
}

export const lineOf = (line: NonNullable<Row['line']>, product: Product): CartLine => ({
  ...{ _id: line.id, size: line.size, quantity: line.quantity },
  product: { ...product, _id: product.id, quantity: piecesOffered(product, line.size) },
})

function cartOf(customerId: string, rows: readonly Row[]): ReadCart {
  const lines = rows.flatMap(({ line, product }) => (line && product ? [lineOf(line, product)] : []))
  return { cartId: rows[0]?.cartId ?? '', version: rows[0]?.version ?? '', customerId, lines }
}

const isOpen = and(eq(carts.customerId, sql.placeholder('customerId')), eq(carts.status, 'open'))

const reading = preparedOn((db) => ({
  cart: db
    .select(columns)
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(isOpen)
    .orderBy(asc(cartItems.id))
    .prepare('read_cart'),
  cartBeside: db
    .select({ ...columns, wanted: columnsOf(wanted) })
    .from(wanted)
    .leftJoin(carts, isOpen)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(wanted.id, sql.placeholder('productId')))
    .orderBy(asc(cartItems.id))
    .prepare('read_cart_beside'),
}))

/** The open cart of a customer at today's prices; lines stay in the order in which they were put in. */
export const readCart = async (db: Db, customerId: string): Promise<ReadCart> =>
  cartOf(customerId, await reading(db).cart.execute({ customerId }))

/** The same, and a product that is to be put in; undefined when there is no such product. */
export async function readCartBeside(
  db: Db,
  customerId: string,
  productId: string,
): Promise<{ cart: ReadCart; product: Product } | undefined> {
  const rows = await reading(db).cartBeside.execute({ customerId, productId })
  return rows[0] && { cart: cartOf(customerId, rows), product: rows[0].wanted }
}
