import { asc, eq, sql } from 'drizzle-orm'
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

const given = sql.placeholder

/**
 * The open cart of one of those `asked` for; each is looked up by itself, or a plan that was made while there were few carts
 * reads all of them. Its version is PostgreSQL's own mark of who wrote a row last: another one after each change.
 */
const openBag = sql`(
  select ${carts.id} as id, ${carts}.xmin::text as version from ${carts}
  where ${carts.customerId} = asked.customer_id and ${carts.status} = 'open' limit 1
) as bag`

const reading = preparedOn((db) =>
  db
    .select({
      at: sql`asked.at`.mapWith(Number),
      cartId: sql<string | null>`bag.id`,
      version: sql<string | null>`bag.version`,
      line: { id: cartItems.id, size: cartItems.size, quantity: cartItems.quantity },
      product: columnsOf(products),
      wanted: columnsOf(wanted),
    })
    .from(
      sql`unnest(${given('customerIds')}::uuid[], ${given('productIds')}::uuid[]) with ordinality as asked (customer_id, product_id, at)`,
    )
    .leftJoinLateral(openBag, sql`true`)
    .leftJoin(cartItems, eq(cartItems.cartId, sql`bag.id`))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(wanted, sql`${wanted.id} = asked.product_id`)
    .orderBy(asc(cartItems.id))
    .prepare('read_carts'),
)

/** Whose bag is to be read, and what is to be put in. */
export interface AskedCart {
  readonly customerId: string
  readonly productId?: string | undefined
}

/** The bag of a customer, and the product that is to be put in, where there is such a product. */
export interface FoundCart {
  readonly cart: ReadCart
  readonly wanted: Product | undefined
}

/**
 * The open carts of customers at today's prices, in one statement; lines stay in the order in which they were put in.
 * @returns one for each that was asked for, in their order
 */
export async function readCarts<Asked extends AskedCart>(
  db: Db,
  asked: readonly Asked[],
): Promise<(Asked & FoundCart)[]> {
  const rows = await reading(db).execute({
    customerIds: asked.map(({ customerId }) => customerId),
    productIds: asked.map(({ productId }) => productId ?? null),
  })
  const rowsAt = Map.groupBy(rows, ({ at }) => at)
  return asked.map((one, index) => {
    const own = rowsAt.get(index + 1) ?? []
    return { ...one, cart: cartOf(one.customerId, own), wanted: own[0]?.wanted ?? undefined }
  })
}

/** The open cart of one customer. */
export async function readCart(db: Db, customerId: string): Promise<ReadCart> {
  const [found] = await readCarts(db, [{ customerId }])
  return found?.cart ?? cartOf(customerId, [])
}
