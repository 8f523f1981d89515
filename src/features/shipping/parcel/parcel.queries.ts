import { useOrderChange } from '#/features/orders/orders.queries.ts'
import type { Parcel } from '#/features/orders/schema/parcel.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { ParcelApi } from './parcel.handlers.ts'

/** An admin corrects carrier and tracking number of a parcel that left. */
export const useCorrectParcel = (orderId: string) =>
  useOrderChange((json: Parcel) =>
    read(client<ParcelApi>().api.admin.order.parcel[':_id'].$post({ param: { _id: orderId }, json })),
  )
