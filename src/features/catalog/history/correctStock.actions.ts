import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
import { moveStock } from '../stock/stock.store.ts'
import { variantsOf } from '../stock/variantFields.store.ts'
import { changeProduct, lockProduct } from '../stores/catalog.store.ts'
import type { Correction } from './history.schema.ts'

const refuse = (field: string, message: string) => failures.invalid({ message, errors: [{ field, message }] })

/**
 * Adds or takes pieces as somebody counted them; what is sold at the same moment stays sold.
 * @throws Failure not_found, invalid for a size that is not counted or more pieces than there are
 */
export async function correctStock(
  { db, catalog }: CatalogServices,
  actor: Actor,
  id: string,
  { size, pieces, note }: Correction,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, id)
    if (!row) throw failures.not_found()
    const variant = (await variantsOf(tx, [id])).get(id)?.find((one) => one.size === size)
    if (!variant) throw refuse('size', m.sizeNotCounted())
    // guard: corrected-to-nothing
    if (variant.pieces + pieces < 0) throw refuse('pieces', m.thereAreOnly({ pieces: variant.pieces }))
    await moveStock(tx, [{ productId: id, size, pieces }], { cause: 'correction', actorId: actor.id, note })
    await changeProduct(tx, id, {})
    const named = size ? { size } : {}
    await auditChange(tx, actor, 'product.stock', id, {
      before: { ...named, pieces: variant.pieces },
      after: { ...named, pieces: variant.pieces + pieces, note },
    })
  })
  await catalog.changed({ products: [id] })
}
