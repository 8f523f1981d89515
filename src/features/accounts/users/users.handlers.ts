import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { manyResult } from '#/platform/http/many.schema.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import * as contract from '../accounts.contract.ts'
import { presentUser } from '../accounts.present.ts'
import * as store from '../accounts.store.ts'
import { m } from '../messages/accounts.messages.ts'
import { confirmation } from '../passwordAgain.ts'
import { changeUsersStatus } from './changeUsersStatus.actions.ts'
import { deleteUser } from './deleteUser.actions.ts'
import { createUser, updateUser } from './saveUser.actions.ts'

/** Everybody with an account, as admins see and change them; people change themselves here as well. */
export function usersApi(services: Services) {
  const { db } = services
  const confirm = confirmation(services)

  return roomApi()
    .openapi(contract.listUsers, async (c) => {
      const query = c.req.valid('query')
      const page = pageOf(query)
      const { rows, total } = await store.listUsers(db, { ...query, ...page })
      setListHeaders(c, total, query)
      return c.json(rows.map(presentUser), 200)
    })
    .openapi(contract.readUser, async (c) => {
      const user = await store.findUser(db, c.req.valid('param')._id)
      if (!user) throw failures.not_found()
      return c.json(presentUser(user), 200)
    })
    .openapi(contract.createUser, async (c) => {
      const user = await createUser(services, callerOf(c), confirm, c.req.valid('json'))
      return c.json({ message: m.userAdded(), user: presentUser(user) }, 201)
    })
    .openapi(contract.updateUser, async (c) => {
      const { _id } = c.req.valid('param')
      const user = await updateUser(c.var, callerOf(c), confirm, _id, c.req.valid('json'))
      return c.json({ message: m.userUpdated(), user: presentUser(user) }, 200)
    })
    .openapi(contract.deleteUser, async (c) => {
      const { currentPassword } = c.req.valid('json')
      await deleteUser(services, callerOf(c), confirm, c.req.valid('param')._id, currentPassword)
      return c.json({ message: m.userDeleted() }, 200)
    })
    .openapi(contract.changeUsersStatus, async (c) => {
      const wanted = c.req.valid('json')
      const refusals = await changeUsersStatus(c.var, callerOf(c), confirm, wanted)
      return c.json(manyResult(wanted.ids, refusals), 200)
    })
}

export type UsersApi = ReturnType<typeof usersApi>
