import type { Role } from '#/platform/http/roles.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Adjustment } from '../schema/returns.schema.ts'
import type { orderAdjustmentLines, orderAdjustments } from '../tables/returns.tables.ts'

/** What pieces left an order, and when. */
export interface AdjustmentRows {
  readonly adjustments: readonly (typeof orderAdjustments.$inferSelect)[]
  readonly lines: readonly (typeof orderAdjustmentLines.$inferSelect)[]
}

/** Customers see neither why something went back nor what of it is sold again. */
export const presentAdjustments = (viewer: Role, { adjustments, lines }: AdjustmentRows): Adjustment[] =>
  adjustments.map(({ id, kind, valuePaise, agreedPaise, money, reason, createdAt }) => ({
    _id: id,
    kind,
    lines: lines
      .filter(({ adjustmentId }) => adjustmentId === id)
      .map(({ itemId, pieces, restocked }) => ({
        item: itemId,
        pieces,
        ...(viewer === 'admin' && { restocked }),
      })),
    value: rupeesOf(valuePaise),
    agreed: rupeesOf(agreedPaise),
    money,
    ...(viewer === 'admin' && { reason }),
    at: createdAt.toISOString(),
  }))
