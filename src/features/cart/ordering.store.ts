import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import { isOfferedIn, liesIn, offerMark } from '#/features/catalog/stock/stock.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { stock, variants } from '#/features/catalog/tables/stock.tables.ts'
import { picturesOf } from '#/features/catalog/variants/variants.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { preparedOn } from '#/platform/db/prepared.ts'
import { piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

/** A cart that is to be ordered, and by whom. */
export interface OwnCart {
  readonly cartId: string
  readonly customerId: string
}

const given = sql.placeholder

/** What an order copies of goods, and what decides whether they can be had. */
const goodsColumns = {
  snapshot: {
    name: products.name,
    pricePaise: products.pricePaise,
    hsn: products.hsn,
    gstClass: products.gstClass,
  },
  words: nameWords(),
  images: products.images,
  offer: {
    id: products.id,
    status: products.status,
    deletedAt: products.deletedAt,
    enableSize: products.enableSize,
    sizes: products.sizes,
  },
  offerMark,
  variant: {
    id: variants.id,
    size: variants.size,
    sku: variants.sku,
    barcode: variants.barcode,
    images: variants.images,
    pricePaise: variants.pricePaise,
    stock: stock.pieces,
  },
}

const looking = preparedOn((db) =>
  db
    .select({
      cart: {
        id: carts.id,
        customerId: carts.customerId,
        status: carts.status,
        // PostgreSQL's own mark of who wrote a row last: another one after each change.
        version: sql<string>`${carts}.xmin::text`,
        hasServices: carts.hasServices,
      },
      line: { _id: cartItems.id, size: cartItems.size, quantity: cartItems.quantity },
      ...goodsColumns,
    })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(variants, isOfferedIn(variants, products.id, cartItems.size))
    .leftJoin(stock, liesIn(stock, variants.id))
    .where(sql`${carts.id} = any(${given('cartIds')}::uuid[])`)
    .orderBy(asc(cartItems.id))
    .prepare('look_at_bags'),
)

type Row = Awaited<ReturnType<ReturnType<typeof looking>['execute']>>[number]

/** `product.quantity` is 0 for what is no longer offered. */
function linesOf({ line, snapshot, words, images, offer, offerMark, variant }: Omit<Row, 'cart'>) {
  if (!line || !snapshot || !offer) return []
  const stock = variant.stock ?? 0
  const quantity = piecesOffered({ ...offer, quantity: stock }, line.size)
  const product = { _id: offer.id, name: snapshot.name, words, quantity, ownSize: variant.size ?? '' }
  const pricePaise = variant.pricePaise ?? snapshot.pricePaise
  const [image = null] = picturesOf(variant.images ?? [], images ?? [])
  const codes = { sku: variant.sku ?? '', barcode: variant.barcode ?? '' }
  return [
    {
      ...line,
      ...snapshot,
      ...codes,
      pricePaise,
      image,
      product,
      offerMark,
      stock,
      variantId: variant.id ?? '',
    },
  ]
}

const lookingAtGoods = preparedOn((db) =>
  db
    .select({
      line: {
        _id: sql<string>`asked.id`,
        size: sql<string>`asked.size`,
        quantity: sql`asked.quantity`.mapWith(Number),
      },
      ...goodsColumns,
    })
    .from(sql`
      unnest(${given('ids')}::uuid[], ${given('productIds')}::uuid[], ${given('sizes')}::text[], ${given('quantities')}::int[])
      with ordinality as asked (id, product_id, size, quantity, at)`)
    .leftJoin(products, sql`${products.id} = asked.product_id`)
    .leftJoin(variants, isOfferedIn(variants, products.id, sql`asked.size`))
    .leftJoin(stock, liesIn(stock, variants.id))
    .orderBy(sql`asked.at`)
    .prepare('look_at_goods'),
)

export type OrderedLine = ReturnType<typeof linesOf>[number]

/** An open bag as it was seen: whoever changes or orders it gives it another `version`. */
export interface SeenBag {
  readonly version: string
  /** Something is to be done with a line of it. */
  readonly hasServices: boolean
  /** In the order in which they were put in. */
  readonly lines: readonly OrderedLine[]
}

/**
 * Looks at carts that are to be ordered and at the products in them, all at one moment, without a lock. @returns for each,
 * in their order, what is in it; undefined for one that is not open, or not this customer's
 */
export async function lookAtBags(db: Db, own: readonly OwnCart[]): Promise<(SeenBag | undefined)[]> {
  const rows = await looking(db).execute({ cartIds: own.map(({ cartId }) => cartId) })
  const bags = Map.groupBy(rows, ({ cart }) => cart.id)
  return own.map(({ cartId, customerId }) => {
    const bag = bags.get(cartId)
    const [first] = bag ?? []
    // guard: own-bag-only
    const isOwn = first?.cart.customerId === customerId
    // guard: cart-still-open
    const isOpen = first?.cart.status === 'open'
    if (!bag || !isOwn || !isOpen) return undefined
    const { version, hasServices } = first.cart
    return { version, hasServices, lines: bag.flatMap(linesOf) }
  })
}

/** Pieces that are to be ordered without a cart. */
export interface WantedGoods {
  /** Of the line that they become. */
  readonly id: string
  readonly productId: string
  /** Empty for a product without sizes. */
  readonly size: string
  readonly quantity: number
}

/** Looks at goods that are to be ordered without a cart. @returns for each, in their order, the line; undefined for a product that is gone */
export async function lookAtGoods(
  db: Db,
  wanted: readonly WantedGoods[],
): Promise<(OrderedLine | undefined)[]> {
  const rows = await lookingAtGoods(db).execute({
    ids: wanted.map(({ id }) => id),
    productIds: wanted.map(({ productId }) => productId),
    sizes: wanted.map(({ size }) => size),
    quantities: wanted.map(({ quantity }) => quantity),
  })
  const lines = new Map(rows.flatMap(linesOf).map((line) => [line._id, line]))
  return wanted.map(({ id }) => lines.get(id))
}

/**
 * Locks in id order those of the carts `seen` (id, version) that are as they were seen; part of a statement. Until it ends
 * nothing is put in or taken out, and whoever wants to order one of them waits.
 */
// guard: cart-as-it-was-seen
export const lockSeenCarts: SQL = sql`
  select ${carts.id} from ${carts} join seen on seen.id = ${carts.id}
  where ${carts}.xmin = seen.version::xid
  order by ${carts.id} for no key update of ${carts}`

/** Closes carts because they were ordered; part of the statement that writes their orders. */
export const closeCarts = (ids: SQL): SQL =>
  sql`update ${carts} set status = 'ordered' where ${carts.id} in (${ids})`
