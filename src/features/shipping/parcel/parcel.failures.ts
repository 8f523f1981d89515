import { failureTable } from '#/platform/http/failure.ts'

export const parcelFailures = failureTable({
  no_parcel: [409, 'There is no parcel of this order whose number could be corrected.'],
})
