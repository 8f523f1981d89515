import type { z } from 'zod'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import { lockCodSettings, writeCodSettings } from './cod.store.ts'
import { type CodSettings, type codSettingsChangeSchema, settingsProblems } from './codSettings.schema.ts'

/**
 * Changes how the shop treats orders that are paid at the door; what is not named stays. Orders that were placed stay as
 * they are. @returns the settings as they are then
 * @throws Failure invalid, changed_meanwhile
 */
export function changeCodSettings(
  db: Db,
  actor: Actor,
  { seen, ...changed }: z.output<typeof codSettingsChangeSchema>,
): Promise<CodSettings> {
  return db.transaction(async (tx) => {
    const before = await lockCodSettings(tx)
    refuseClashes(before, changed, seen)
    const after: CodSettings = { ...before, ...saidIn(changed) }
    const errors = settingsProblems(after)
    const [first] = errors
    if (first) throw failures.invalid({ message: first.message, errors })
    await writeCodSettings(tx, after)
    await auditChange(tx, actor, 'cod.update', 'cod', { before, after })
    return after
  })
}
