import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './bankMails.contract.ts'
import { presentMails } from './bankMails.present.ts'
import { listMails, setLookedAt } from './bankMails.store.ts'

/** Mails of the bank, as admins see those that the shop could not read. */
export function bankMailsApi({ db, config }: Services) {
  return roomApi()
    .openapi(contract.listBankMails, async (c) =>
      c.json(presentMails(await listMails(db), config.bankMail !== undefined), 200),
    )
    .openapi(contract.lookedAtBankMail, async (c) => {
      if (!(await setLookedAt(db, c.req.valid('param')._id))) throw failures.not_found()
      return c.json({ message: 'Looked at' }, 200)
    })
}

export type BankMailsApi = ReturnType<typeof bankMailsApi>
