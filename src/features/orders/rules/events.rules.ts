import { m } from '../messages/orders.messages.ts'
import { type OrderStatus, orderStatuses, statusFacts, unboughtStatuses } from './statuses.rules.ts'

/** What can happen to an order besides reaching a status. */
const otherEvents = {
  paid: m.paid,
  piecesCancelled: m.piecesCancelled,
  piecesReturned: m.piecesReturned,
  note: m.note,
  refundDue: m.refundDue,
  refunded: m.refunded,
  refundDropped: m.refundDropped,
  refundFailed: m.refundFailed,
  creditGivenBack: m.creditGivenBack,
  paymentUndone: m.paymentUndone,
  parcelChanged: m.parcelChanged,
  returnRequested: m.returnRequested,
  returnWithdrawn: m.returnWithdrawn,
  returnRefused: m.returnRefused,
  returnAccepted: m.returnAccepted,
  returnQuestion: m.returnQuestion,
  returnAnswered: m.returnAnswered,
  exchanged: m.exchanged,
  exchangeUndone: m.exchangeUndone,
  cashConfirmed: m.cashConfirmed,
  advanceReceived: m.advanceReceived,
  advanceUndone: m.advanceUndone,
  workBegun: m.workBegun,
} as const

export type OrderEventName = OrderStatus | keyof typeof otherEvents

/** What can happen to an order: it reaches a status, or one of the others. */
export const orderEventNames = [...orderStatuses, ...Object.keys(otherEvents)] as [
  OrderEventName,
  ...OrderEventName[],
]

/** What happens to an order in the moment in which it is placed: with nothing left to pay it is paid. */
export const firstEvents = (isPaid: boolean): readonly OrderEventName[] =>
  isPaid ? ['placed', 'paid'] : ['placed']

/** How it reads in the timeline. */
export const eventText = (event: OrderEventName): string =>
  event in otherEvents
    ? otherEvents[event as keyof typeof otherEvents]()
    : statusFacts[event as OrderStatus].happened

/** What somebody has to look at. */
export const troubles: ReadonlySet<OrderEventName> = new Set([
  ...unboughtStatuses,
  'refundFailed',
  'paymentUndone',
  'advanceUndone',
  'returnRefused',
])

/** Events whose mail says what was written with them, besides reaching a status: the shop's words, or which pieces it is about. */
export const notedEvents = [
  'piecesCancelled',
  'piecesReturned',
  'returnRequested',
  'returnRefused',
  'returnAccepted',
  'returnQuestion',
] as const

/** Events that the customer is told of by mail, besides reaching a status. */
export const mailedEvents = [...notedEvents, 'paid', 'paymentUndone', 'parcelChanged', 'refunded'] as const

/** What an order may have waited for before the shop begins with it. */
export const startingEvents: ReadonlySet<OrderEventName> = new Set([
  'paid',
  'cashConfirmed',
  'advanceReceived',
])

/** Of those, the ones that say whether the money is there. */
export const moneyEvents: ReadonlySet<OrderEventName> = new Set(['paid', 'paymentUndone'])

/** Events whose mail leads to the carrier's page. */
export const parcelEvents: ReadonlySet<OrderEventName> = new Set(['shipped', 'parcelChanged'])

/** Events whose mail asks for the money, as far as it is still to come. */
export const askingEvents: ReadonlySet<OrderEventName> = new Set([
  'placed',
  'paymentUndone',
  'piecesCancelled',
])

/** Events whose mail brings the invoice: the parcel leaves, as the law wants it, and it has arrived, as people keep it. */
export const invoiceEvents: ReadonlySet<OrderEventName> = new Set(['shipped', 'delivered'])
