import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { readSettings } from '../shop.store.ts'
import * as contract from './launch.contract.ts'
import { launchState, type ReadCatalogFacts } from './launch.ts'
import { markLaunchItem, sendTestMail } from './markLaunch.actions.ts'
import { m } from './messages/launch.messages.ts'

/** The owner's way to an open shop. */
export function launchApi(services: Services, goods: ReadCatalogFacts) {
  const { db, config } = services
  return roomApi()
    .openapi(contract.readLaunch, async (c) =>
      c.json(await launchState(db, services, await readSettings(db), goods, callerOf(c)), 200),
    )
    .openapi(contract.markLaunchItem, async (c) =>
      c.json(await markLaunchItem(services, callerOf(c), goods, c.req.valid('json')), 200),
    )
    .openapi(contract.sendTestMail, async (c) => {
      const caller = callerOf(c)
      await sendTestMail(services, caller)
      const message = config.mail.smtpUrl
        ? m.mailOnWay({ email: caller.email })
        : m.mailInOutbox({ email: caller.email })
      return c.json({ message }, 200)
    })
}

export type LaunchApi = ReturnType<typeof launchApi>
