import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { beginWork } from './beginWork.actions.ts'
import * as contract from './work.contract.ts'

/** What is done with the goods of an order before it is packed. */
export function workApi({ db }: Pick<Services, 'db'>) {
  return roomApi().openapi(contract.beginWork, async (c) => {
    const { _id, serviceId } = c.req.valid('param')
    await beginWork(db, callerOf(c), _id, serviceId)
    return c.json(await orderFor(db, callerOf(c), _id), 200)
  })
}

export type WorkApi = ReturnType<typeof workApi>
