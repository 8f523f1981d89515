import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { endOfSession } from '../auth/sessionEnd.rules.ts'
import { m } from '../messages/accounts.messages.ts'
import { deviceName } from './device.rules.ts'
import * as contract from './sessions.contract.ts'
import type { Session } from './sessions.schema.ts'
import * as store from './sessions.store.ts'

export const presentSession = (row: store.SessionRow, currentId: string): Session => ({
  _id: row.id,
  device: deviceName(row.userAgent),
  address: row.ipAddress || null,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.updatedAt.toISOString(),
  current: row.id === currentId,
})

/** Where one is logged in, and how to end that: always the caller's own. */
export function sessionsApi({ db }: Services) {
  return roomApi()
    .openapi(contract.listSessions, async (c) => {
      const { id, sessionId, role } = callerOf(c)
      const rows = (await store.listSessions(db, id)).filter(
        (row) => endOfSession({ ...row, lastUsedAt: row.updatedAt }, role) > Date.now(),
      )
      return c.json(
        rows.map((row) => presentSession(row, sessionId)),
        200,
      )
    })
    .openapi(contract.endSession, async (c) => {
      const ended = await store.endSession(db, callerOf(c).id, c.req.valid('param')._id)
      if (!ended) throw failures.not_found()
      return c.json({ message: m.deviceOut() }, 200)
    })
    .openapi(contract.endOtherSessions, async (c) => {
      const { id, sessionId } = callerOf(c)
      const count = await store.endOtherSessions(db, id, sessionId)
      const message = count === 0 ? m.nowhereElse() : m.othersOut()
      return c.json({ message }, 200)
    })
}

export type SessionsApi = ReturnType<typeof sessionsApi>
