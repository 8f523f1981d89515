import { variantsOf } from '#/features/catalog/stock/variantFields.store.ts'
import { sayPriceCause } from '#/features/catalog/stores/priceCause.store.ts'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { findReductions } from '../findReductions.jobs.ts'
import { pricesAfterSale, pricesInSale } from '../sales.rules.ts'
import type { SaleRow } from '../sales.tables.ts'
import { chosenProducts } from './chosenProducts.ts'
import * as store from './sales.store.ts'

/** Products of one transaction: orders of them wait for its end. */
const AT_A_TIME = 100

type Tx = Parameters<Parameters<CollectionsServices['db']['transaction']>[0]>[0]

/**
 * Begins and ends sales whose time has come, also where it came while the shop stood still, and goes on with what a process left
 * half done. Several processes may do so at once: each product is taken down and put back once.
 */
export async function runSales(services: CollectionsServices, now: number = Date.now()): Promise<void> {
  for (const { id } of await store.salesToDo(services.db, new Date(now))) await runSale(services, id, now)
}

/** Does what of a sale there is to do at a moment, ms since 1970. */
export async function runSale(services: CollectionsServices, id: string, now: number): Promise<void> {
  await turnSale(services, id, new Date(now))
  while (await runBatch(services, id, now)) {
    // The next products have their own transaction.
  }
}

/** Begins or ends a sale if its time has come: writes so, and which products it is for. */
async function turnSale({ db, ...services }: CollectionsServices, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const sale = await store.lockSale(tx, id)
    if (!sale || sale.endedAt) return
    const isOver = sale.until <= now
    if (!sale.begunAt && sale.from <= now && !isOver) {
      await store.changeSale(tx, id, { begunAt: now })
      await store.addSaleProducts(tx, id, await chosenProducts({ db, ...services }, sale))
    }
    if (isOver) await store.changeSale(tx, id, { begunAt: sale.begunAt ?? now, endedAt: now })
  })
}

/** Takes down, or puts back, the next products of a sale. @returns whether there may be more */
async function runBatch({ db, catalog }: CollectionsServices, id: string, now: number): Promise<boolean> {
  const ids = await db.transaction(async (tx) => {
    // Whoever does the same, or stops the sale, waits until this is written.
    const sale = await store.lockSale(tx, id)
    if (!sale?.begunAt) return []
    if (sale.endedAt) await store.leaveDue(tx, id)
    const products = await store.nextProducts(tx, id, sale.endedAt ? 'reduced' : 'due', AT_A_TIME)
    if (products.length === 0) return []
    const cause = sale.endedAt ? 'sale_ends' : 'sale_begins'
    await sayPriceCause(tx, { cause, actorId: sale.savedBy, saleId: id })
    const ids = products.map((product) => product.id)
    const variants = await variantsOf(tx, ids)
    for (const product of products) {
      const step = sale.endedAt ? putBack : takeDown
      await step(tx, sale, product, variants.get(product.id) ?? [])
    }
    await findReductions(tx, ids, now)
    return ids
  })
  if (ids.length > 0) await catalog.changed({ products: ids })
  return ids.length === AT_A_TIME
}

type SaleProduct = Awaited<ReturnType<typeof store.nextProducts>>[number]
type Variants = Parameters<typeof pricesInSale>[1]

async function takeDown(tx: Tx, sale: SaleRow, product: SaleProduct, variants: Variants): Promise<void> {
  const prices = pricesInSale(product, variants, sale)
  if (!prices) return void (await store.setSaleProduct(tx, sale.id, product.id, { state: 'left' }))
  await putPrices(tx, product.id, prices.now, variants)
  await store.setSaleProduct(tx, sale.id, product.id, { state: 'reduced', ...prices })
}

async function putBack(tx: Tx, sale: SaleRow, product: SaleProduct, variants: Variants): Promise<void> {
  const { was, now } = product
  if (was && now) await putPrices(tx, product.id, pricesAfterSale(product, variants, { was, now }), variants)
  await store.setSaleProduct(tx, sale.id, product.id, { state: 'back' })
}

const putPrices = (tx: Tx, id: string, prices: Readonly<Record<string, number>>, variants: Variants) =>
  store.putPrices(
    tx,
    id,
    prices,
    variants.map(({ size }) => size),
  )
