import type { z } from 'zod'
import { findAdminIds } from '#/features/accounts/accounts.store.ts'
import { type Confirm, ownPasswordMissing } from '#/features/accounts/passwordAgain.ts'
import { type RequestFacts, recordEvent } from '#/features/accounts/recordEvent.ts'
import { auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { stateClash } from '../gstin.rules.ts'
import { emptiedNeeds } from '../launch/launch.rules.ts'
import { launchState, type ReadCatalogFacts, refuseUnready } from '../launch/launch.ts'
import { moneySettingChanges } from '../moneySettings.rules.ts'
import type { ShopSettings, StoredShop, settingsRequestSchema } from '../shop.schema.ts'
import { changeSettings, readSettings } from '../shop.store.ts'
import { spanClashes } from '../spans.rules.ts'
import { lastWayProblem } from '../waysToPay.rules.ts'

/** GSTIN and state may come one after the other, so they are compared as they stand after the change. */
function refuseClash(settings: ShopSettings): void {
  const message = stateClash(settings)
  if (message !== undefined) throw failures.invalid({ message, errors: [{ field: 'state', message }] })
}

/** Both ends of a span of days may come alone as well. */
function refuseSpans(after: ShopSettings, changed: Partial<ShopSettings>): void {
  const errors = spanClashes(after, changed)
  // guard: spans-of-days
  if (errors[0]) throw failures.invalid({ message: errors[0].message, errors })
}

/** Shoppers have to be able to pay somehow. */
function refuseLastWay(after: ShopSettings, changed: Partial<ShopSettings>, cards: boolean): void {
  const wrong = lastWayProblem(after, changed, cards)
  // guard: one-way-to-pay
  if (wrong) throw failures.invalid({ message: wrong.message, errors: [wrong] })
}

/**
 * Changes settings. Money settings ask `confirm` for the admin's own password and are mailed to all admins; the launch is
 * refused while the shop lacks what it needs. @returns the settings after the change
 * @throws Failure invalid, changed_meanwhile, launch_incomplete, and what `confirm` throws
 */
export async function changeShop(
  request: RequestFacts,
  caller: Caller,
  { goods, confirm }: { readonly goods: ReadCatalogFacts; readonly confirm: Confirm },
  { currentPassword, seen, ...changed }: z.output<typeof settingsRequestSchema>,
): Promise<StoredShop> {
  const { services } = request
  const { db, jobs, config } = services
  const confirmed = moneySettingChanges(await readSettings(db), changed).length > 0
  // guard: money-settings-password
  if (confirmed) await confirm(caller, currentPassword)
  return db.transaction(async (tx) => {
    const change = await changeSettings(tx, changed)
    const { before, after } = change
    // The settings are locked by now; what is refused here is taken back.
    refuseClashes(before, changed, seen)
    refuseLastWay(after, changed, config.card !== undefined)
    refuseSpans(after, changed)
    // Another admin may have changed it meanwhile, so that this puts something else in its place.
    const aboutMoney = moneySettingChanges(before, changed)
    if (!confirmed && aboutMoney.length > 0) throw ownPasswordMissing()
    // guard: gstin-state
    if (changed.gstin !== undefined || changed.state !== undefined) refuseClash(after)
    const emptied = emptiedNeeds(before, after)
    if (emptied.length > 0) throw failures.invalid({ message: emptied[0]?.message ?? '', errors: emptied })
    // guard: launch-ready
    if (after.launched && !before.launched) {
      refuseUnready(await launchState(tx, services, after, goods, caller), after)
    }
    const auditId = await auditChange(tx, caller, 'shop.update', 'shop', change)
    if (aboutMoney.length > 0 && auditId) {
      const event = { kind: 'moneySettingsChanged', userId: caller.id, actorId: caller.id } as const
      await recordEvent(request, event, { tx })
      for (const userId of await findAdminIds(tx)) {
        await sendMailJob(jobs, tx, { kind: 'guardedChange', ids: { auditId, userId } })
      }
    }
    return after
  })
}
