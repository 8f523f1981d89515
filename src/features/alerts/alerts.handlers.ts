import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './alerts.contract.ts'
import { presentAlert } from './alerts.present.ts'
import * as store from './alerts.store.ts'

/** Alerts in one answer. */
const MOST_SHOWN = 30

export function alertsApi({ db }: Services) {
  const alertsFor = async (userId: string) => {
    const [rows, unseen] = await Promise.all([
      store.newestAlerts(db, MOST_SHOWN),
      store.countUnseen(db, userId),
    ])
    return { alerts: rows.map(presentAlert), unseen }
  }
  return roomApi()
    .openapi(contract.listAlerts, async (c) => c.json(await alertsFor(callerOf(c).id), 200))
    .openapi(contract.markAlertsSeen, async (c) => {
      const { id } = callerOf(c)
      await store.markSeen(db, id)
      return c.json(await alertsFor(id), 200)
    })
}

export type AlertsApi = ReturnType<typeof alertsApi>
