import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import type { OrderEventName } from './events.rules.ts'
import type { Instead } from './exchanges.rules.ts'
import { countedAmong } from './offerPieces.rules.ts'
import { piecesLeft, type ReturnReason } from './returns.rules.ts'
import type { OrderStatus } from './statuses.rules.ts'

/** Why a customer wants to send something back: the reasons of a return that a customer is asked for. */
export const requestReasons = ['damaged', 'wrong', 'size', 'other'] as const satisfies readonly ReturnReason[]
export type RequestReason = (typeof requestReasons)[number]

/** The shop's fault: taken back even where nothing else is. */
const faulty: ReadonlySet<RequestReason> = new Set(['damaged', 'wrong'])

/** What a request may be; as long as it is `live` there is something to come, and no other of its order is. */
const requests = {
  /** Waits for the shop. */
  open: { live: true },
  /** The shop asked the customer something. */
  question: { live: true },
  /** The shop waits for the pieces. */
  accepted: { live: true },
  withdrawn: { live: false },
  refused: { live: false },
  /** Pieces of the order came back and were written down. */
  closed: { live: false },
} as const satisfies Record<string, { readonly live: boolean }>

export type RequestState = keyof typeof requests
export const requestStates = Object.keys(requests) as [RequestState, ...RequestState[]]

/** Of requests whose pieces are still with the customer, and not settled. */
export const liveRequests = requestStates.filter((state) => requests[state].live)
export const isLive = ({ state }: { readonly state: RequestState }): boolean => requests[state].live

/** How pieces get back to the shop once it takes them: the customer sends them, or the shop has them fetched. */
export const handovers = ['send', 'pickup'] as const
export type Handover = (typeof handovers)[number]

/** What shop and customer wrote to each other about a request. */
export interface RequestMessage {
  readonly by: 'shop' | 'customer'
  /** A customer's is empty once the account is erased. */
  readonly text: string
  /** ISO. */
  readonly at: string
}

/** Pieces of one line that shall go back. */
export interface RequestedLine {
  /** The id of the line. */
  readonly item: string
  readonly pieces: number
  /** What the customer wants for them; money where it is left out. */
  readonly instead?: Instead | undefined
}

/** What the shop promises of returns, counted from the delivery. */
export interface ReturnPolicy {
  /** Days for whatever does not suit; 0: only faulty goods are taken back. */
  readonly returnDays: number
  /** Hours for faulty goods as the product's page and the shipping page promise them; the longer one holds. */
  readonly damageHoursProduct: number
  readonly damageHoursShipping: number
}

/** What decides whether a return may be asked for. */
export interface DeliveredOrder {
  readonly status: OrderStatus
  /** Undefined when it was never written down. */
  readonly deliveredAt: Date | undefined
  readonly lines: readonly { readonly quantity: number; readonly returned?: number | undefined }[]
  readonly requests: readonly { readonly state: RequestState }[]
}

/** `only_faulty`: the time is over for this reason, and not yet for faulty goods. */
export type RequestRefusal = 'not_delivered' | 'nothing_left' | 'request_open' | 'too_late' | 'only_faulty'

/** A line of which pieces may be asked back. */
interface Returnable {
  readonly id: string
  readonly productId: string
  readonly quantity: number
  readonly returned?: number | undefined
}

/**
 * Whether pieces are asked back that came by an offer by the piece: the policy takes none of them (buy one, get one), but what is
 * damaged or wrong; another size of the same is no return.
 * @param ofOffers pieces of a line that offers by the piece counted
 */
export function asksOfferPieces(
  asked: readonly RequestedLine[],
  lines: readonly Returnable[],
  reason: RequestReason,
  ofOffers: (item: string) => number,
): boolean {
  if (faulty.has(reason)) return false
  return asked.some(({ item, pieces, instead }) => {
    const line = lines.find(({ id }) => id === item)
    if (!line || instead?.product === line.productId) return false
    return countedAmong(line, pieces, ofOffers(item)) > 0
  })
}

/** Whether the very same is wanted instead of pieces with which nothing is wrong. */
export function asksSameAgain(
  asked: readonly RequestedLine[],
  lines: readonly (Returnable & { readonly size: string })[],
  reason: RequestReason,
): boolean {
  if (faulty.has(reason)) return false
  return asked.some(({ item, instead }) =>
    lines.some(
      ({ id, productId, size }) => id === item && instead?.product === productId && instead.size === size,
    ),
  )
}

/** The last moment at which a return may be asked for, ms since 1970. */
function returnDeadline(deliveredAt: Date, policy: ReturnPolicy, reason: RequestReason): number {
  const suits = policy.returnDays * 24
  const hours = faulty.has(reason)
    ? Math.max(suits, policy.damageHoursProduct, policy.damageHoursShipping)
    : suits
  // Without days to return not even the moment of delivery itself counts.
  return hours === 0 ? -Infinity : deliveredAt.getTime() + hours * HOUR_MS
}

/** The reasons for which pieces may still be sent back at a moment; none before the delivery. */
// guard: return-window
export const reasonsAt = (
  { deliveredAt }: Pick<DeliveredOrder, 'deliveredAt'>,
  policy: ReturnPolicy,
  now: Date,
): readonly RequestReason[] =>
  deliveredAt === undefined
    ? []
    : requestReasons.filter((reason) => now.getTime() <= returnDeadline(deliveredAt, policy, reason))

/** Why its customer may not ask for a return of an order now; undefined where nothing is in the way. */
export function refuseRequest(
  order: DeliveredOrder,
  policy: ReturnPolicy,
  reason: RequestReason,
  now: Date,
): RequestRefusal | undefined {
  if (order.status === 'returned') return 'nothing_left'
  if (order.status !== 'delivered') return 'not_delivered'
  if (!order.lines.some((line) => piecesLeft(line) > 0)) return 'nothing_left'
  if (order.requests.some(isLive)) return 'request_open'
  const reasons = reasonsAt(order, policy, now)
  if (reasons.includes(reason)) return undefined
  return reasons.length > 0 ? 'only_faulty' : 'too_late'
}

/** When an order arrived, of events in the order in which they happened. */
export function deliveredAt(
  events: readonly { readonly event: OrderEventName; readonly at: string }[],
): Date | undefined {
  const arrival = events.findLast(({ event }) => event === 'delivered')
  return arrival && new Date(arrival.at)
}
