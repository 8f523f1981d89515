import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { m } from '../messages/receipts.messages.ts'
import * as contract from './bankMails.contract.ts'
import { presentMails } from './bankMails.present.ts'
import { listMails } from './bankMails.store.ts'
import { lookAtMail } from './lookAtMail.actions.ts'

/** Mails of the bank, as admins see those that the shop could not read. */
export function bankMailsApi({ db, config }: Services) {
  return roomApi()
    .openapi(contract.listBankMails, async (c) =>
      c.json(presentMails(await listMails(db), config.bankMail !== undefined), 200),
    )
    .openapi(contract.lookedAtBankMail, async (c) => {
      await lookAtMail(db, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.lookedAt() }, 200)
    })
}

export type BankMailsApi = ReturnType<typeof bankMailsApi>
