import { rupeesOf } from '#/platform/money/money.ts'
import type { Exchange } from '../schema/exchanges.schema.ts'
import type { exchanges } from '../tables/exchanges.tables.ts'

export type ExchangeRow = typeof exchanges.$inferSelect

/** The exchanges of an order, each with the other order. */
export const presentExchanges = (orderId: string, rows: readonly ExchangeRow[]): Exchange[] =>
  rows.map((row) => {
    const isNew = row.toOrderId === orderId
    return {
      _id: row.id,
      is: isNew ? 'new' : 'earlier',
      other: isNew
        ? { _id: row.fromOrderId, number: row.fromNumber }
        : { _id: row.toOrderId, number: row.toNumber },
      amount: rupeesOf(row.moneyPaise + row.creditPaise),
      open: rupeesOf(row.openPaise),
      waits: row.waits,
      state: row.state,
    }
  })
