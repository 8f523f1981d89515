import type { PersonalData } from '#/platform/db/personalData.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { m } from '../messages/accounts.messages.ts'
import { passwordAgain } from '../passwordAgain.ts'
import { accountData } from './accounts.privacy.ts'
import { eraseAccount } from './eraseAccount.actions.ts'
import * as contract from './privacy.contract.ts'

/** A person's own data: all of it in one file, and all of it away. `rooms` are the other rooms' parts. */
export function privacyApi(services: Services, rooms: readonly PersonalData[]) {
  const { db } = services
  const exports = rateLimit(services, { name: 'export', points: 10, seconds: 15 * 60 })
  const askPassword = passwordAgain(services)
  return roomApi()
    .openapi(contract.exportData, async (c) => {
      const caller = callerOf(c)
      await exports.consume(caller.id)
      // A file says what is stored, wherever it was asked for.
      // guard: own-data-as-stored
      const parts = await inLanguage(MAIN_LANGUAGE, () =>
        Promise.all(
          [accountData, ...rooms].map(
            async ({ part, collect }) => [part, await collect(db, caller)] as const,
          ),
        ),
      )
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return c.json(Object.fromEntries<unknown>([['exportedAt', new Date().toISOString()], ...parts]), 200)
    })
    .openapi(contract.eraseAccount, async (c) => {
      const caller = callerOf(c)
      await askPassword(caller, c.req.valid('json').password)
      await eraseAccount(services, caller, rooms)
      return c.json({ message: m.erased() }, 200)
    })
}

export type PrivacyApi = ReturnType<typeof privacyApi>
