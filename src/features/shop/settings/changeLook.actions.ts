import type { z } from 'zod'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import type { Services } from '#/platform/http/env.ts'
import { saidIn } from '#/platform/typed/fields.rules.ts'
import type { StoredShop } from '../shop.schema.ts'
import { changeSettings, lockSettings } from '../shop.store.ts'
import type { LookState, lookRequestSchema } from './lookForm.schema.ts'

export const lookState = ({ look, logo }: Pick<StoredShop, 'look' | 'logo'>): LookState => ({ ...look, logo })

/**
 * Changes how the shop looks; whether colours can be read was checked with the request. The picture of a logo before stays in
 * the store: mails that were sent show it. @returns the look after the change @throws Failure changed_meanwhile
 */
export async function changeLook(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { seen, ...request }: z.output<typeof lookRequestSchema>,
): Promise<LookState> {
  return db.transaction(async (tx) => {
    const stored = await lockSettings(tx)
    const before = lookState(stored)
    refuseClashes(before, request, seen)
    const { logo, ...look }: LookState = { ...before, ...saidIn(request) }
    const { after } = await changeSettings(tx, { logo, look })
    await auditChange(tx, actor, 'look.update', 'shop', { before, after: lookState(after) })
    return lookState(after)
  })
}
