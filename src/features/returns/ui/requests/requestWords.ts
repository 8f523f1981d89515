import type { Handover, RequestReason, RequestState } from '#/features/orders/rules/returnRequests.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { m } from '../messages/sending.messages.ts'

/** Why a customer wants to send something back, as both sides read it. */
export const requestReasonNames: Record<RequestReason, () => string> = {
  damaged: m.faulty,
  wrong: m.wrongPiece,
  size: m.reasonSize,
  other: m.anotherReason,
}

/** How a live request reads, and who has to do something. */
export const requestTitles: Partial<
  Record<RequestState, { readonly customer: () => string; readonly admin: () => string }>
> = {
  open: { customer: m.youAsked, admin: m.customerWants },
  question: { customer: m.haveQuestion, admin: m.customerAnswersFirst },
  accepted: { customer: m.weTakeIt, admin: m.onTheWayBack },
}

/** What a side can do while a request is as it is. */
export const requestHints: Partial<
  Record<RequestState, { readonly customer: () => string; readonly admin: () => string }>
> = {
  open: {
    customer: m.weLook,
    admin: m.adminOpen,
  },
  question: {
    customer: m.sendNothing,
    admin: m.adminQuestion,
  },
  accepted: {
    customer: m.moneyOnceBack,
    admin: m.adminAccepted,
  },
}

/** The customer's hint where the pieces are exchanged: the new order stands, and no price of theirs goes back. */
export const exchangedHint = (): string => m.exchangedHint()

/** What the shop proposes to tell whose return it takes; the admin changes it at will. */
export function sendingBackWords(
  handover: Handover,
  { number, billingAddress: from }: Pick<Order, 'number' | 'billingAddress'>,
  shop: Pick<PublicShop, 'legalName' | 'address' | 'phone'>,
): string {
  if (handover === 'pickup') {
    return m.pickupWords({ address: from.address, city: from.city, zipCode: from.zipCode, number })
  }
  return [
    m.sendWords({ number }),
    [shop.legalName, shop.address].filter(Boolean).join('\n'),
    m.receiptNote(),
  ].join('\n\n')
}

/** What pictures of a return should show. */
export const photosShow = (): string => m.photosShow()
