import type { ReturnRequest } from '../schema/returnRequests.schema.ts'
import type { returnRequests } from '../tables/returnRequests.tables.ts'

/** A request is the same for the customer and for the shop. */
export const presentReturnRequest = ({
  id,
  lines,
  reason,
  words,
  state,
  answer,
  createdAt,
}: RequestRow): ReturnRequest => ({
  _id: id,
  lines: lines.map(({ item, pieces }) => ({ item, pieces })),
  reason,
  words,
  state,
  answer,
  at: createdAt.toISOString(),
})

export type RequestRow = typeof returnRequests.$inferSelect
