import type { Handover, RequestReason, RequestState } from '#/features/orders/rules/returnRequests.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'

/** Why a customer wants to send something back, as both sides read it. */
export const requestReasonNames: Record<RequestReason, string> = {
  damaged: 'It arrived damaged or faulty',
  wrong: 'It is the wrong piece',
  size: 'It does not fit',
  other: 'Another reason',
}

/** How a live request reads, and who has to do something. */
export const requestTitles: Partial<
  Record<RequestState, { readonly customer: string; readonly admin: string }>
> = {
  open: { customer: 'You asked for a return', admin: 'The customer wants to send something back' },
  question: { customer: 'We have a question about your return', admin: 'The customer has to answer first' },
  accepted: { customer: 'We take it back', admin: 'The pieces are on their way back' },
}

/** What a side can do while a request is as it is. */
export const requestHints: Partial<
  Record<RequestState, { readonly customer: string; readonly admin: string }>
> = {
  open: {
    customer: 'We look at it and write to you. Please send nothing before that.',
    admin: 'Accept it and say how it comes back, ask what you need to know, or refuse it.',
  },
  question: {
    customer: 'Please send nothing before we have your answer.',
    admin: 'You find it among “Returns asked for” again once it is answered.',
  },
  accepted: {
    customer: 'Your money goes back once the pieces are with us.',
    admin: 'Take the return once you have them. Refuse it if they never come.',
  },
}

/** The customer's hint where the pieces are exchanged: the new order stands, and no price of theirs goes back. */
export const EXCHANGED_HINT =
  'Your new order is placed. If it costs less, the difference goes back once these pieces are with us.'

/** What the shop proposes to tell whose return it takes; the admin changes it at will. */
export function sendingBackWords(
  handover: Handover,
  { number, billingAddress: from }: Pick<Order, 'number' | 'billingAddress'>,
  shop: Pick<PublicShop, 'legalName' | 'address' | 'phone'>,
): string {
  if (handover === 'pickup') {
    return `A courier fetches it from you at ${from.address}, ${from.city} ${from.zipCode}. Please have it packed with its tags on, and write “Order ${number}” on the parcel. The courier calls you before.`
  }
  return [
    `Please pack it with its tags on, write “Order ${number}” on the parcel, and send it to:`,
    [shop.legalName, shop.address].filter(Boolean).join('\n'),
    'Keep the receipt until we have it.',
  ].join('\n\n')
}

/** What pictures of a return should show. */
export const PHOTOS_SHOW = 'of what is wrong or of the piece with its tags; only you and the shop see them'
