import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './addresses.contract.ts'
import { presentSavedAddress } from './addresses.present.ts'
import * as store from './addresses.store.ts'
import { m } from './messages/addresses.messages.ts'
import { changeAddress, saveAddress } from './saveAddress.actions.ts'

/** The caller's own address book. */
export function addressesApi({ db }: Services) {
  return roomApi()
    .openapi(contract.listSavedAddresses, async (c) => {
      const rows = await store.listSavedAddresses(db, callerOf(c).id)
      return c.json(rows.map(presentSavedAddress), 200)
    })
    .openapi(contract.saveAddress, async (c) => {
      const row = await saveAddress(db, callerOf(c).id, c.req.valid('json'))
      return c.json({ message: m.saved(), address: presentSavedAddress(row) }, 201)
    })
    .openapi(contract.changeAddress, async (c) => {
      const { _id } = c.req.valid('param')
      const row = await changeAddress(db, callerOf(c).id, _id, c.req.valid('json'))
      return c.json({ message: m.saved(), address: presentSavedAddress(row) }, 200)
    })
    .openapi(contract.deleteAddress, async (c) => {
      const isGone = await store.deleteSavedAddress(db, callerOf(c).id, c.req.valid('param')._id)
      if (!isGone) throw failures.not_found()
      return c.json({ message: m.deleted() }, 200)
    })
}

export type AddressesApi = ReturnType<typeof addressesApi>
