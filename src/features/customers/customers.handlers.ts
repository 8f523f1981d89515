import { findUser } from '#/features/accounts/accounts.store.ts'
import { listAddresses } from '#/features/orders/orders.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './customers.contract.ts'
import { presentCustomer } from './customers.present.ts'
import type { Customer } from './customers.schema.ts'
import { customerFigures, listCustomerNotes } from './customers.store.ts'
import { noteCustomer } from './noteCustomer.actions.ts'

export function customersApi({ db }: Services) {
  async function customerOf(customerId: string): Promise<Customer> {
    const [user, figures, addresses, notes] = await Promise.all([
      findUser(db, customerId),
      customerFigures(db, customerId),
      listAddresses(db, customerId),
      listCustomerNotes(db, customerId),
    ])
    if (!user) throw failures.not_found()
    return presentCustomer(user.id, figures, addresses, notes)
  }

  return roomApi()
    .openapi(contract.readCustomer, async (c) => c.json(await customerOf(c.req.valid('param')._id), 200))
    .openapi(contract.noteCustomer, async (c) => {
      const { _id } = c.req.valid('param')
      await noteCustomer(db, callerOf(c), _id, c.req.valid('json').note)
      return c.json(await customerOf(_id), 200)
    })
}

export type CustomersApi = ReturnType<typeof customersApi>
