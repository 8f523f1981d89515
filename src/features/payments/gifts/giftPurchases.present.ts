import { renderSVG } from 'uqr'
import { rupeesOf } from '#/platform/money/money.ts'
import { QUIET_ZONE, upiLink } from '../upi/upi.rules.ts'
import { giftReference, mayGiveUp, stateOf } from './giftPurchases.rules.ts'
import type { Purchase, SoldCard } from './giftPurchases.schema.ts'
import type { PurchaseRow } from './giftPurchases.store.ts'

/** Whom it is paid to. */
interface Payee {
  readonly upiId: string
  readonly payeeName: string
}

const common = ({ purchase, card }: PurchaseRow) => ({
  _id: purchase.id,
  number: purchase.number,
  value: rupeesOf(purchase.valuePaise),
  recipientEmail: purchase.recipientEmail,
  sendOn: purchase.sendOn,
  state: stateOf(purchase.state, card),
  reference: purchase.reference,
  redeemed: card === 'redeemed',
  at: purchase.createdAt.toISOString(),
})

function upiOf({ purchase: { number, valuePaise } }: PurchaseRow, payee: Payee) {
  const reference = giftReference(number)
  const link = upiLink({ ...payee, amount: rupeesOf(valuePaise), reference, note: `Gift card ${number}` })
  const svg = renderSVG(link, { ecc: 'M', border: QUIET_ZONE })
  return { ...payee, link, qr: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

/** A purchase as its buyer sees it. */
export const presentPurchase = (row: PurchaseRow, payee: Payee): Purchase => ({
  ...common(row),
  greeting: row.purchase.greeting,
  mayGiveUp: mayGiveUp(row.purchase.state, row.card),
  ...(row.purchase.state === 'awaited' && payee.upiId && { upi: upiOf(row, payee) }),
})

/** A purchase as admins see it. */
export const presentSold = (row: PurchaseRow): SoldCard => ({ ...common(row), buyer: row.purchase.buyerName })
