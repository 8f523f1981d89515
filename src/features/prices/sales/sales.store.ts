import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { variants } from '#/features/catalog/tables/stock.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { SalePrices, SizePrices } from '../sales.rules.ts'
import { type SaleRow, saleProducts, sales } from '../sales.tables.ts'

export type SaleColumns = Omit<SaleRow, 'id' | 'createdAt' | 'updatedAt' | 'begunAt' | 'endedAt'>

/** All of them, the next to come first, those that are over at the end. */
export const listSales = (db: Db): Promise<SaleRow[]> =>
  db.select().from(sales).orderBy(sql`${sales.endedAt} is not null`, desc(sales.from), desc(sales.id))

export async function findSale(db: Db, id: string): Promise<SaleRow | undefined> {
  const [row] = await db.select().from(sales).where(eq(sales.id, id))
  return row
}

/** A sale about to be changed, begun or ended: others who do so wait until the transaction ends. */
export async function lockSale(tx: Db, id: string): Promise<SaleRow | undefined> {
  const [row] = await tx.select().from(sales).where(eq(sales.id, id)).for('update')
  return row
}

/** Two that are saved at the same moment wait for each other, so that each sees what the other is for. */
export const lockSales = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari sales'))`)

export async function insertSale(tx: Db, fields: SaleColumns): Promise<SaleRow> {
  const [row] = await tx
    .insert(sales)
    .values({ id: newId(), ...fields })
    .returning()
  if (!row) throw new Error('The sale was not written')
  return row
}

export async function changeSale(tx: Db, id: string, change: Partial<Omit<SaleRow, 'id'>>): Promise<SaleRow> {
  const [row] = await tx
    .update(sales)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(sales.id, id))
    .returning()
  if (!row) throw new Error('There is no such sale')
  return row
}

export const deleteSale = (tx: Db, id: string) => tx.delete(sales).where(eq(sales.id, id))

/** Sales that are not over yet. */
export const openSales = (db: Db): Promise<SaleRow[]> =>
  db.select().from(sales).where(isNull(sales.endedAt)).orderBy(asc(sales.from), asc(sales.id))

/** What of a sale there is to do at a moment: to begin, to go on with, or to end. */
export const salesToDo = (db: Db, now: Date) =>
  db
    .select({ id: sales.id })
    .from(sales)
    .where(
      or(
        and(isNull(sales.endedAt), lte(sales.from, now)),
        and(
          isNotNull(sales.endedAt),
          sql`exists (select from ${saleProducts} where ${saleProducts.saleId} = ${sales.id}
          and ${saleProducts.state} in ('due', 'reduced'))`,
        ),
      ),
    )
    // What ends comes before what begins at the same moment.
    .orderBy(asc(sales.until), asc(sales.id))

const inList = (ids: readonly string[]): SQL =>
  sql`${products.id} in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`

type Chosen = Pick<SaleRow, 'scope' | 'categories' | 'products'>

/** Of products: on sale, and what a sale is for. @param inCollection the ids of its collection, where it is for one */
export function isFor({ scope, categories, products: chosen }: Chosen, inCollection: readonly string[]): SQL {
  const isOnSale = sql`${products.status} and ${products.deletedAt} is null`
  if (scope === 'all') return isOnSale
  if (scope === 'categories') {
    return categories.length > 0
      ? sql`${isOnSale} and ${inArray(products.categoryId, [...categories])}`
      : sql`false`
  }
  return sql`${isOnSale} and ${inList(scope === 'products' ? chosen : inCollection)}`
}

/** Of products: taken down by a sale that began. */
export const isTakenBy = (saleId: string): SQL =>
  sql`exists (select from ${saleProducts} where ${saleProducts.productId} = ${products.id}
    and ${saleProducts.saleId} = ${saleId} and ${saleProducts.state} in ('due', 'reduced'))`

/** The name of a product that two sales are both for. */
export async function nameOfBoth(db: Db, one: SQL, other: SQL): Promise<string | undefined> {
  const [row] = await db
    .select({ name: products.name })
    .from(products)
    .where(sql`(${one}) and (${other})`)
    .orderBy(asc(products.id))
    .limit(1)
  return row?.name
}

/** Takes in what a sale is for, to be reduced. */
export const addSaleProducts = (tx: Db, saleId: string, chosen: SQL) =>
  tx.execute(sql`
    insert into ${saleProducts} (sale_id, product_id) select ${saleId}::uuid, ${products.id} from ${products}
    where ${chosen} order by ${products.id} on conflict do nothing`)

/** The next products of a sale that are in a state, in id order, locked; those that another sale holds are left for later. */
export async function nextProducts(tx: Db, saleId: string, state: 'due' | 'reduced', limit: number) {
  const isHeld = sql`exists (select from ${saleProducts} as held where held.product_id = ${saleProducts.productId}
    and held.sale_id <> ${saleId} and held.state = 'reduced')`
  return tx
    .select({
      id: products.id,
      pricePaise: products.pricePaise,
      mrpPaise: products.mrpPaise,
      was: saleProducts.was,
      now: saleProducts.now,
    })
    .from(saleProducts)
    .innerJoin(products, eq(products.id, saleProducts.productId))
    .where(
      and(
        eq(saleProducts.saleId, saleId),
        eq(saleProducts.state, state),
        // guard: one-sale-at-a-time
        state === 'due' ? sql`not ${isHeld}` : undefined,
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit)
    .for('no key update', { of: products })
}

/** Writes what became of a product in a sale. */
export const setSaleProduct = (
  tx: Db,
  saleId: string,
  productId: string,
  set: { readonly state: 'reduced' | 'back' | 'left' } & Partial<SalePrices>,
) =>
  tx
    .update(saleProducts)
    .set(set)
    .where(and(eq(saleProducts.saleId, saleId), eq(saleProducts.productId, productId)))

/** What was not reduced yet when a sale ended stays as it is. */
export const leaveDue = (tx: Db, saleId: string) =>
  tx
    .update(saleProducts)
    .set({ state: 'left' })
    .where(and(eq(saleProducts.saleId, saleId), eq(saleProducts.state, 'due')))

/** Makes these the prices of a locked product: the lowest is its own, and sizes that cost as much follow it. */
export async function putPrices(tx: Db, productId: string, prices: SizePrices, sizes: readonly string[]) {
  const ofSizes = sizes.map((size) => [size, prices[size] ?? prices[''] ?? 0] as const)
  const lowest = Math.min(...ofSizes.map(([, paise]) => paise))
  for (const [size, paise] of ofSizes) {
    await tx
      .update(variants)
      .set({ pricePaise: paise === lowest ? null : paise })
      .where(and(eq(variants.productId, productId), eq(variants.size, size)))
  }
  await tx
    .update(products)
    .set({ pricePaise: lowest, updatedAt: sql`now()` })
    .where(eq(products.id, productId))
}

/** How many products of each sale are in each state. */
export async function countProducts(db: Db): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .select({ saleId: saleProducts.saleId, state: saleProducts.state, many: count() })
    .from(saleProducts)
    .groupBy(saleProducts.saleId, saleProducts.state)
  const bySale = Map.groupBy(rows, ({ saleId }) => saleId)
  return new Map([...bySale].map(([id, some]) => [id, new Map(some.map(({ state, many }) => [state, many]))]))
}

/** The first products that a sale would be for, and how many there are. */
export async function firstProducts(db: Db, chosen: SQL, limit: number) {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: products.id,
        name: products.name,
        images: products.images,
        pricePaise: products.pricePaise,
        gstClass: products.gstClass,
      })
      .from(products)
      .where(chosen)
      .orderBy(asc(products.id))
      .limit(limit),
    db.select({ total: count() }).from(products).where(chosen),
  ])
  return { rows, total: counted?.total ?? 0 }
}
