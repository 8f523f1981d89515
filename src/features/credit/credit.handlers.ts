import { findUser } from '#/features/accounts/accounts.store.ts'
import { ownPasswordMissing, passwordAgain } from '#/features/accounts/passwordAgain.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { Role } from '#/platform/http/roles.rules.ts'
import { paiseOf } from '#/platform/money/money.ts'
import * as contract from './credit.contract.ts'
import { presentCredit } from './credit.present.ts'
import { balanceOf, creditLinesOf } from './credit.store.ts'
import { grantCredit } from './grantCredit.actions.ts'

export function creditApi(services: Services) {
  const { db } = services
  const askAgain = passwordAgain(services, 'currentPassword')
  const creditOf = async (viewer: Role, customerId: string) =>
    presentCredit(viewer, await balanceOf(db, customerId), await creditLinesOf(db, customerId))

  return roomApi()
    .openapi(contract.readOwnCredit, async (c) => c.json(await creditOf('customer', callerOf(c).id), 200))
    .openapi(contract.readCustomerCredit, async (c) => {
      const { _id } = c.req.valid('param')
      if (!(await findUser(db, _id))) throw failures.not_found()
      return c.json(await creditOf('admin', _id), 200)
    })
    .openapi(contract.grantCredit, async (c) => {
      const { _id } = c.req.valid('param')
      const { requestId, amount, note, currentPassword } = c.req.valid('json')
      // guard: credit-password
      if (!currentPassword) throw ownPasswordMissing()
      await askAgain(callerOf(c), currentPassword)
      const grant = { idempotencyKey: requestId, amountPaise: paiseOf(amount), note }
      await grantCredit(db, callerOf(c), _id, grant)
      return c.json(await creditOf('admin', _id), 200)
    })
}

export type CreditApi = ReturnType<typeof creditApi>
