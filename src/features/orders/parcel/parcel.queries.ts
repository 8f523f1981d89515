import { client, read } from '#/platform/http/client.ts'
import { useOrderChange } from '../orders.life.queries.ts'
import type { ParcelApi } from './parcel.handlers.ts'
import type { Parcel } from './parcel.schema.ts'

/** An admin corrects carrier and tracking number of a parcel that left. */
export const useCorrectParcel = (orderId: string) =>
  useOrderChange((json: Parcel) =>
    read(client<ParcelApi>().api.admin.order.parcel[':_id'].$post({ param: { _id: orderId }, json })),
  )
