import type { Db } from '#/platform/db/database.ts'
import {
  recordSecurityEvent,
  recordSecurityEventOnce,
  type SecurityEvent,
} from '#/platform/db/securityEvents.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import type { AccountChange } from './accountChanged.rules.ts'
import { sendAccountMail } from './accounts.mails.tsx'
import { findUserByEmail } from './accounts.store.ts'
import { type EventKind, isMailed } from './events/events.rules.ts'

/** What is known of a request: who sent it, and from where. */
export type RequestFacts = Readonly<
  Pick<HttpEnv['Variables'], 'services' | 'caller' | 'address' | 'requestId'>
>

/** A quarter of an hour: how long a limit holds, ms. */
const WINDOW_MS = 15 * 60 * 1000

/**
 * Records what this request did to an account, within `tx` where it is part of a change; whom it concerns is told by
 * mail where that matters. `formerEmail` is told as well: who took an account over must not be the only one to hear.
 */
export async function recordEvent(
  request: RequestFacts,
  event: SecurityEvent,
  { tx = request.services.db, formerEmail }: { tx?: Db; formerEmail?: string | undefined } = {},
): Promise<void> {
  const { log, jobs } = request.services
  const { kind, userId } = event
  const eventId = await recordSecurityEvent(tx, log, request, event)
  if (userId === null || !isMailed(kind)) return
  await sendAccountMail(jobs, tx, 'accountEvent', { eventId, userId })
  // guard: former-email-notified
  if (formerEmail) await sendAccountMail(jobs, tx, 'accountEvent', { eventId, userId, formerEmail })
}

const eventOf: Record<AccountChange, EventKind> = {
  email: 'emailChanged',
  passwordSet: 'passwordChanged',
  passwordReset: 'passwordChanged',
  disabled: 'statusChanged',
  role: 'roleChanged',
}

/** Records every change that `accountChanged` ended something for. */
export async function recordChanges(
  request: RequestFacts,
  tx: Db,
  before: { readonly id: string; readonly email: string },
  changes: readonly AccountChange[],
): Promise<void> {
  const formerEmail = changes.includes('email') ? before.email : undefined
  for (const change of changes) {
    const event = { kind: eventOf[change], userId: before.id, actorId: request.caller?.id ?? null }
    await recordEvent(request, event, { tx, formerEmail: change === 'role' ? undefined : formerEmail })
  }
}

/** Records what was tried in vain with this e-mail; the same work is done for an unknown one. */
export async function recordFailure(
  request: RequestFacts,
  kind: 'signInFailed' | 'locked',
  email: string,
): Promise<void> {
  const { db, log } = request.services
  const userId = (await findUserByEmail(db, email))?.id ?? null
  const event = { kind, userId, actorId: null }
  if (kind === 'locked') await recordSecurityEventOnce(db, log, request, event, WINDOW_MS)
  else await recordEvent(request, event)
}
