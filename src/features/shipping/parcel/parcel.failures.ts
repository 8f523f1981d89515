import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/shipping.messages.ts'

export const parcelFailures = failureTable({
  no_parcel: [409, m.noParcel],
})
