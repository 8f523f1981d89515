import type { Role } from '#/platform/http/roles.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Refund } from '../schema/refunds.schema.ts'
import type { refunds } from '../tables/refunds.tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund as the API shows it to somebody. */
export const presentRefund = (viewer: Role, row: RefundRow): Refund => ({
  _id: row.id,
  amount: rupeesOf(row.amountPaise),
  kind: row.kind,
  state: row.state,
  origin: row.origin,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  ...(viewer === 'admin'
    ? { note: row.note, by: row.sentByName, isUnsure: row.state === 'due' && row.askedAt !== null }
    : {}),
})
