import type { Role } from '#/platform/http/roles.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { creditCauses } from './credit.rules.ts'
import type { Credit, CreditLine } from './credit.schema.ts'
import type { CreditLineRow } from './credit.store.ts'

/** A line of the ledger as the API shows it to somebody. */
export const presentCreditLine = (viewer: Role, line: CreditLineRow): CreditLine => ({
  _id: line.id,
  amount: rupeesOf(line.amountPaise),
  cause: line.cause,
  text: creditCauses[line.cause].text(),
  note: line.note,
  ...(line.orderId !== null &&
    line.orderNumber !== null && { order: { _id: line.orderId, number: line.orderNumber } }),
  ...(viewer === 'admin' && line.actorName !== '' && { by: line.actorName }),
  at: line.createdAt.toISOString(),
})

export const presentCredit = (
  viewer: Role,
  balancePaise: number,
  lines: readonly CreditLineRow[],
): Credit => ({
  balance: rupeesOf(balancePaise),
  lines: lines.map((line) => presentCreditLine(viewer, line)),
})
