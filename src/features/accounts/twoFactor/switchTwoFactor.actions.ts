import { auditChange } from '#/platform/db/audit.ts'
import type { Caller } from '#/platform/http/env.ts'
import { removeTwoFactor } from '../auth/twoFactor.store.ts'
import { type RequestFacts, recordEvent } from '../recordEvent.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'

/**
 * The log-in asks for a code from now on. Sessions from before prove less than the ones from now on: all but `sessionId`
 * end.
 */
export async function finishTwoFactor(
  request: RequestFacts,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  await request.services.db.transaction(async (tx) => {
    // guard: second-factor-ends-sessions
    await endOtherSessions(tx, caller.id, sessionId)
    await auditChange(tx, caller, 'twoFactor.enable', caller.id, { after: { enabled: true } })
    await recordEvent(request, { kind: 'twoFactorOn', userId: caller.id, actorId: caller.id }, { tx })
  })
}

/** The log-in asks for the password only. */
export async function stopTwoFactor(request: RequestFacts, caller: Caller): Promise<void> {
  await request.services.db.transaction(async (tx) => {
    await removeTwoFactor(tx, caller.id)
    await auditChange(tx, caller, 'twoFactor.disable', caller.id, { after: { enabled: false } })
    await recordEvent(request, { kind: 'twoFactorOff', userId: caller.id, actorId: caller.id }, { tx })
  })
}
