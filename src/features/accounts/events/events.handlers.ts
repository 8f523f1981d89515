import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './events.contract.ts'
import { listEvents } from './events.store.ts'

/** As many as a person looks through. */
const MOST = 50

/** What happened to one's own account. An admin's address is the admin's own business. */
export const eventsApi = ({ db }: Services) =>
  roomApi().openapi(contract.listEvents, async (c) => {
    const { id } = callerOf(c)
    const rows = await listEvents(db, id, MOST)
    const events = rows.map((row) => {
      const byAnother = row.actorId !== null && row.actorId !== id
      return {
        _id: row.id,
        kind: row.kind,
        at: row.at.toISOString(),
        address: byAnother ? null : row.address || null,
        byAnother,
      }
    })
    return c.json(events, 200)
  })

export type EventsApi = ReturnType<typeof eventsApi>
