import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { correctParcel } from './correctParcel.actions.ts'
import * as contract from './parcel.contract.ts'

export function parcelApi(services: Services) {
  return roomApi().openapi(contract.correctParcel, async (c) => {
    const { _id } = c.req.valid('param')
    await correctParcel(services, callerOf(c), _id, c.req.valid('json'))
    return c.json(await orderFor(services.db, callerOf(c), _id), 200)
  })
}

export type ParcelApi = ReturnType<typeof parcelApi>
