import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import { saleStateOf } from '../sales.rules.ts'
import type { SaleRow } from '../sales.tables.ts'
import { m } from './messages/sales.messages.ts'
import { overlapOf } from './overlaps.ts'
import { runSale } from './runSales.actions.ts'
import { columnsOf } from './saleColumns.ts'
import { saleFailures } from './sales.failures.ts'
import { presentSale } from './sales.present.ts'
import { type AdminSale, type SaleFields, type SaleUpdate, saleProblems } from './sales.schema.ts'
import * as store from './sales.store.ts'

type Tx = Parameters<Parameters<CollectionsServices['db']['transaction']>[0]>[0]

/** @throws Failure invalid for a sale that would be over already, sale_overlaps with the name of the other one */
async function refuseSale(
  services: CollectionsServices,
  tx: Tx,
  sale: ReturnType<typeof columnsOf>,
  besides?: string,
): Promise<void> {
  if (sale.until.getTime() <= Date.now()) {
    const message = m.passed()
    throw failures.invalid({ message, errors: [{ field: 'until', message }] })
  }
  await store.lockSales(tx)
  const message = await overlapOf(services, tx, sale, besides)
  // guard: sales-overlap
  if (message !== undefined)
    throw saleFailures.sale_overlaps({ message, errors: [{ field: 'from', message }] })
}

/** A sale after a change of some of its fields. @throws Failure invalid for one that makes no sense so */
function changed(before: AdminSale, change: Omit<SaleUpdate, 'seen'>): SaleFields {
  const { _id, state: _state, begunAt: _begun, endedAt: _ended, ...fields } = before
  const after = { ...fields, ...saidIn(change) }
  const errors = saleProblems(after)
  const [first] = errors
  // guard: changed-sale-whole
  if (first) throw failures.invalid({ message: first.message, errors })
  return after
}

/** Adds a sale; one that has begun by its dates begins within a minute. @throws Failure invalid, sale_overlaps */
export async function createSale(
  services: CollectionsServices,
  actor: Actor,
  fields: SaleFields,
): Promise<SaleRow> {
  return services.db.transaction(async (tx) => {
    const columns = columnsOf(fields)
    await refuseSale(services, tx, columns)
    const made = await store.insertSale(tx, { ...columns, savedBy: actor.id })
    await auditChange(tx, actor, 'sale.create', made.id, { after: presentSale(made) })
    return made
  })
}

/**
 * Changes what is said of a sale, and nothing else; of one that has begun its name and its end alone.
 * @throws Failure not_found, invalid, sale_overlaps, sale_begun, sale_over, changed_meanwhile
 */
export async function updateSale(
  services: CollectionsServices,
  actor: Actor,
  id: string,
  { seen, ...change }: SaleUpdate,
): Promise<SaleRow> {
  return services.db.transaction(async (tx) => {
    const stored = await store.lockSale(tx, id)
    if (!stored) throw failures.not_found()
    const before = presentSale(stored)
    // guard: sale-clash
    refuseClashes(before, change, seen)
    if (before.state === 'over') throw saleFailures.sale_over()
    const wanted = columnsOf(changed(before, change))
    const columns =
      before.state === 'running' ? { ...stored, name: wanted.name, until: wanted.until } : wanted
    // guard: running-sale-stays
    if (before.state === 'running' && !isSameSale(stored, wanted)) throw saleFailures.sale_begun()
    await refuseSale(services, tx, columns, id)
    const row = await store.changeSale(tx, id, { ...columns, savedBy: actor.id })
    await auditChange(tx, actor, 'sale.update', id, { before, after: presentSale(row) })
    return row
  })
}

/** Whether two are for the same and take off as much. */
function isSameSale(one: SaleRow, other: ReturnType<typeof columnsOf>): boolean {
  const fields = [
    'scope',
    'categories',
    'collection',
    'products',
    'by',
    'percent',
    'pricePaise',
    'ending',
    'from',
  ]
  const of = (sale: object) => JSON.stringify(fields.map((field) => sale[field as keyof typeof sale]))
  return of(one) === of(other)
}

/**
 * Ends a sale at once: its prices are put back before this returns, unless something fails, and then within a minute.
 * @throws Failure not_found, sale_over
 */
export async function stopSale(services: CollectionsServices, actor: Actor, id: string): Promise<SaleRow> {
  const stopped = await services.db.transaction(async (tx) => {
    const stored = await store.lockSale(tx, id)
    if (!stored) throw failures.not_found()
    if (saleStateOf(stored) === 'over') throw saleFailures.sale_over()
    const now = new Date()
    const changed = await store.changeSale(tx, id, {
      begunAt: stored.begunAt ?? now,
      endedAt: now,
      savedBy: actor.id,
    })
    await auditChange(tx, actor, 'sale.stop', id, {
      before: presentSale(stored),
      after: presentSale(changed),
    })
    return changed
  })
  await runSale(services, id, Date.now())
  return stopped
}

/** Deletes a sale that has not begun. @throws Failure not_found, sale_begun */
export async function deleteSale({ db }: CollectionsServices, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await store.lockSale(tx, id)
    if (!stored) throw failures.not_found()
    // guard: begun-sale-not-deleted
    if (saleStateOf(stored) !== 'waiting') throw saleFailures.sale_begun()
    await store.deleteSale(tx, id)
    await auditChange(tx, actor, 'sale.delete', id, { before: presentSale(stored) })
  })
}
