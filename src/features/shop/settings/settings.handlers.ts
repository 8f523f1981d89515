import { findAdminIds } from '#/features/accounts/accounts.store.ts'
import { confirmation, ownPasswordMissing } from '#/features/accounts/passwordAgain.ts'
import { recordEvent } from '#/features/accounts/recordEvent.ts'
import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { stateClash } from '../gstin.rules.ts'
import { guardedChanges } from '../guarded.rules.ts'
import { emptiedNeeds } from '../launch/launch.rules.ts'
import { launchState, type ReadCatalogFacts, refuseUnready } from '../launch/launch.ts'
import type { ShopServices } from '../shop.cache.ts'
import { publicShop } from '../shop.present.ts'
import type { ShopSettings } from '../shop.schema.ts'
import { changeSettings, readSettings } from '../shop.store.ts'
import { lastWayProblem } from '../waysToPay.rules.ts'
import * as contract from './settings.contract.ts'

/** GSTIN and state may come one after the other, so they are compared as they stand after the change. */
function refuseClash(settings: ShopSettings): void {
  const message = stateClash(settings)
  if (message !== undefined) throw failures.invalid({ message, errors: [{ field: 'state', message }] })
}

/** Shoppers have to be able to pay somehow. */
function refuseLastWay(after: ShopSettings, changed: Partial<ShopSettings>, cards: boolean): void {
  const wrong = lastWayProblem(after, changed, cards)
  // guard: one-way-to-pay
  if (wrong) throw failures.invalid({ message: wrong.message, errors: [wrong] })
}

export function settingsApi(services: ShopServices, goods: ReadCatalogFacts) {
  const confirm = confirmation(services)
  return roomApi().openapi(contract.changeShop, async (c) => {
    const caller = callerOf(c)
    const { currentPassword, seen, ...changed } = c.req.valid('json')
    const confirmed = guardedChanges(await readSettings(services.db), changed).length > 0
    // guard: money-settings-password
    if (confirmed) await confirm(caller, currentPassword)
    const { after } = await services.db.transaction(async (tx) => {
      const change = await changeSettings(tx, changed)
      // The settings are locked by now; what is refused here is taken back.
      refuseClashes(change.before, changed, seen)
      refuseLastWay(change.after, changed, services.config.card !== undefined)
      // Another admin may have changed it meanwhile, so that this puts something else in its place.
      const guarded = guardedChanges(change.before, changed)
      if (!confirmed && guarded.length > 0) throw ownPasswordMissing()
      // guard: gstin-state
      if (changed.gstin !== undefined || changed.state !== undefined) refuseClash(change.after)
      const { before, after } = change
      const emptied = emptiedNeeds(before, after)
      if (emptied.length > 0) throw failures.invalid({ message: emptied[0]?.message ?? '', errors: emptied })
      // guard: launch-ready
      if (after.launched && !before.launched) {
        refuseUnready(await launchState(tx, services, after, goods, caller), after)
      }
      const auditId = await auditChange(tx, caller, 'shop.update', 'shop', change)
      if (guarded.length > 0 && auditId) {
        const event = { kind: 'moneySettingsChanged', userId: caller.id, actorId: caller.id } as const
        await recordEvent(c, event, { tx })
        for (const userId of await findAdminIds(tx)) {
          await sendMailJob(services.jobs, tx, { kind: 'guardedChange', ids: { auditId, userId } })
        }
      }
      return change
    })
    return c.json(publicShop(after, services.config), 200)
  })
}

export type SettingsApi = ReturnType<typeof settingsApi>
