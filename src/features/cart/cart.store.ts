import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import type { NamedProduct } from '#/features/catalog/names/productNames.ts'
import { isOfferedIn, liesIn } from '#/features/catalog/stock/stock.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { stock, variants } from '#/features/catalog/tables/stock.tables.ts'
import { picturesOf } from '#/features/catalog/variants/variants.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { preparedOn } from '#/platform/db/prepared.ts'
import { type OnSale, piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

export interface Product extends OnSale, NamedProduct {
  readonly id: string
  readonly slug: string
  readonly pricePaise: number
  readonly images: string[]
  readonly quantity: number
}

/** What can be bought of a product in a size; nulls where it is not offered. */
interface OfferedSize {
  /** Empty where all sizes share one number. */
  readonly size: string | null
  readonly pricePaise: number | null
  readonly images: string[] | null
  readonly pieces: number | null
}

/** A product in a size: `quantity` and price are those of the size where it has its own. */
export interface SizedProduct extends Product {
  readonly ownSize: string
}

/** A line of a bag with its product as it is now; `product.quantity`: pieces that can be had in the line's size. */
export interface CartLine {
  readonly _id: string
  /** Empty for a product without sizes. */
  readonly size: string
  readonly quantity: number
  readonly product: Pick<Product, 'name' | 'words' | 'slug' | 'pricePaise' | 'images' | 'quantity'> & {
    readonly _id: string
    readonly ownSize: string
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
const wantedSize = alias(variants, 'wanted_size')
const wantedStock = alias(stock, 'wanted_stock')

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

type Field = (typeof fields)[number]

const columnsOf = <Table extends Record<Field, unknown> & { readonly words: SQLWrapper }>(table: Table) => ({
  ...(Object.fromEntries(fields.map((field) => [field, table[field]])) as Pick<Table, Field>),
  words: nameWords(table.words),
})

interface Row {
  readonly cartId: string | null
  readonly version: string | null
  readonly line: { readonly id: string; readonly size: string; readonly quantity: number } | null
  readonly product: Product | null
  readonly offer: OfferedSize
}

const sized = (product: Product, { size, pricePaise, images, pieces }: OfferedSize): SizedProduct => ({
  ...product,
  images: [...picturesOf(images ?? [], product.images)],
  ...{ ownSize: size ?? '', pricePaise: pricePaise ?? product.pricePaise, quantity: pieces ?? 0 },
})

export const lineOf = (line: NonNullable<Row['line']>, product: SizedProduct): CartLine => ({
  ...{ _id: line.id, size: line.size, quantity: line.quantity },
  product: { ...product, _id: product.id, quantity: piecesOffered(product, line.size) },
})

function cartOf(customerId: string, rows: readonly Row[]): ReadCart {
  const lines = rows.flatMap(({ line, product, offer }) =>
    line && product ? [lineOf(line, sized(product, offer))] : [],
  )
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
      offer: {
        size: variants.size,
        pricePaise: variants.pricePaise,
        images: variants.images,
        pieces: stock.pieces,
      },
      wanted: columnsOf(wanted),
      wantedOffer: {
        size: wantedSize.size,
        pricePaise: wantedSize.pricePaise,
        images: wantedSize.images,
        pieces: wantedStock.pieces,
      },
    })
    .from(sql`
      unnest(${given('customerIds')}::uuid[], ${given('productIds')}::uuid[], ${given('sizes')}::text[])
      with ordinality as asked (customer_id, product_id, size, at)`)
    .leftJoinLateral(openBag, sql`true`)
    .leftJoin(cartItems, eq(cartItems.cartId, sql`bag.id`))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(variants, isOfferedIn(variants, products.id, cartItems.size))
    .leftJoin(stock, liesIn(stock, variants.id))
    .leftJoin(wanted, sql`${wanted.id} = asked.product_id`)
    .leftJoin(wantedSize, isOfferedIn(wantedSize, wanted.id, sql`asked.size`))
    .leftJoin(wantedStock, liesIn(wantedStock, wantedSize.id))
    .orderBy(asc(cartItems.id))
    .prepare('read_carts'),
)

/** Whose bag is to be read, and what is to be put in. */
export interface AskedCart {
  /** Left out where the product alone is asked for; its bag is empty. */
  readonly customerId?: string | undefined
  readonly productId?: string | undefined
  /** Empty for none. */
  readonly size?: string | undefined
}

/** The bag of a customer, and the product that is to be put in, in its size, where there is such a product. */
export interface FoundCart {
  readonly cart: ReadCart
  readonly wanted: SizedProduct | undefined
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
    customerIds: asked.map(({ customerId }) => customerId ?? null),
    productIds: asked.map(({ productId }) => productId ?? null),
    sizes: asked.map(({ size = '' }) => size),
  })
  const rowsAt = Map.groupBy(rows, ({ at }) => at)
  return asked.map((one, index) => {
    const own = rowsAt.get(index + 1) ?? []
    const [first] = own
    const found = first?.wanted ? sized(first.wanted, first.wantedOffer) : undefined
    return { ...one, cart: cartOf(one.customerId ?? '', own), wanted: found }
  })
}

/** The open cart of one customer. */
export async function readCart(db: Db, customerId: string): Promise<ReadCart> {
  const [found] = await readCarts(db, [{ customerId }])
  return found?.cart ?? cartOf(customerId, [])
}
