import { findInvoice } from '#/features/invoices/invoice.store.ts'
import { supplyOf } from '#/features/invoices/supply.rules.ts'
import type { Actor } from '#/features/orders/context.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { auditChange, writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import { flatGstSettings, type GstSettings, type GstSettingsChange } from '../rules/settings.rules.ts'
import { isOrderFiled, lockGstSettings, saveGstSettings, savePlace } from './filing.store.ts'
import { gstFailures } from './gst.failures.ts'

/**
 * Changes what is said of what returns know of the shop, and nothing else; what another admin changed meanwhile is not
 * overwritten. @returns the settings as they are then
 * @throws Failure changed_meanwhile
 */
export function changeGstSettings(
  db: Database,
  actor: Actor,
  { seen, ledgers = {}, ...change }: GstSettingsChange & { readonly seen?: SeenValues },
): Promise<GstSettings> {
  return db.transaction(async (tx) => {
    const before = await lockGstSettings(tx)
    const wanted = flatGstSettings({ ...change, ledgers })
    // guard: gst-settings-clash
    refuseClashes(flatGstSettings(before), wanted, seen && flatGstSettings(seen))
    const after = { ...before, ...saidIn(change), ledgers: { ...before.ledgers, ...saidIn(ledgers) } }
    await saveGstSettings(tx, after)
    await auditChange(tx, actor, 'gst.settings', 'settings', { before, after })
    return after
  })
}

/**
 * Names the place of supply of an invoiced order whose state nobody knows.
 * @param place GST code of a state
 * @throws Failure not_found, gst_place_known, gst_place_at_home, gst_month_filed
 */
export function namePlace(db: Database, actor: Actor, orderId: string, place: string): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    const invoice = locked && (await findInvoice(tx, orderId))
    if (!locked || !invoice) throw failures.not_found()
    const { placeCode } = supplyOf(invoice.supplier, locked.order)
    if (placeCode !== undefined) throw gstFailures.gst_place_known()
    // The tax between states is on it: it cannot have stayed at home.
    // guard: gst-place-not-home
    if (place === invoice.supplier.gstin.slice(0, 2)) throw gstFailures.gst_place_at_home()
    // guard: gst-place-not-filed
    if (await isOrderFiled(tx, orderId)) throw gstFailures.gst_month_filed()
    await savePlace(tx, orderId, place)
    await writeAudit(tx, {
      ...{ actorId: actor.id, actorName: actor.name, action: 'order.gstPlace' },
      ...{ subjectId: orderId, after: { place } },
    })
  })
}
