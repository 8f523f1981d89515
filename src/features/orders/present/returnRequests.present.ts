import type { ReturnRequest } from '../schema/returnRequests.schema.ts'
import type { returnRequests } from '../tables/returnRequests.tables.ts'

/** The name of a picture in the store: what its address shows alone is nobody's to see. */
export const photoName = (url: string): string => url.split('/').at(-2)?.split('.').at(0) ?? ''

/** A request is the same for the customer and for the shop. */
export const presentReturnRequest = ({
  id,
  orderId,
  lines,
  reason,
  words,
  state,
  photos,
  messages,
  handover,
  payBy,
  answer,
  createdAt,
}: RequestRow): ReturnRequest => ({
  _id: id,
  lines: lines.map(({ item, pieces, instead }) => ({ item, pieces, ...(instead && { instead }) })),
  payBy,
  reason,
  words,
  state,
  photos: photos.map((url) => `/api/order/${orderId}/return-photo/${photoName(url)}`),
  messages: messages.map(({ by, text, at }) => ({ by, text, at })),
  handover,
  answer,
  at: createdAt.toISOString(),
})

export type RequestRow = typeof returnRequests.$inferSelect
