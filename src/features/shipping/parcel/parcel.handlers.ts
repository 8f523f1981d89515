import { findOrder } from '#/features/orders/orders.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { correctParcel } from './correctParcel.actions.ts'
import * as contract from './parcel.contract.ts'

export function parcelApi(services: Services) {
  return roomApi().openapi(contract.correctParcel, async (c) => {
    const { _id } = c.req.valid('param')
    await correctParcel(services, callerOf(c), _id, c.req.valid('json'))
    const order = await findOrder(services.db, 'admin', 'anyone', _id)
    if (!order) throw failures.not_found()
    return c.json(order, 200)
  })
}

export type ParcelApi = ReturnType<typeof parcelApi>
