import type { OrderedAs } from '#/features/catalog/names/productNames.ts'
import type { ReturnRequest } from '../schema/returnRequests.schema.ts'
import type { returnRequests } from '../tables/returnRequests.tables.ts'

/** The name of a picture in the store: what its address shows alone is nobody's to see. */
export const photoName = (url: string): string => url.split('/').at(-2)?.split('.').at(0) ?? ''

/** A request is the same for the customer and for the shop, but for what things are called. */
export const presentReturnRequest = (
  {
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
  }: RequestRow,
  nameOf: (ordered: OrderedAs) => string,
): ReturnRequest => ({
  _id: id,
  lines: lines.map(({ item, pieces, instead }) => ({
    ...{ item, pieces },
    ...(instead && {
      instead: {
        ...instead,
        ...(instead.name && { name: nameOf({ productId: instead.product, name: instead.name }) }),
      },
    }),
  })),
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
