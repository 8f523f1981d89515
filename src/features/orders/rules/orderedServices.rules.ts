/** What a line of an order is: goods, or what the shop does with them for its price. */
export const itemKinds = ['goods', 'service'] as const
export type ItemKind = (typeof itemKinds)[number]

/** What the shop said of a service when it was ordered. */
export interface OrderedService {
  /** Business days that it adds until the parcel leaves. */
  readonly days: number
  /** Its price goes back when the piece comes back after it was done. */
  readonly refundable: boolean
  /** mm by where the tape was laid; gone when the buyer erased the account. */
  readonly measurements?: Readonly<Record<string, number>>
}

/** What makes an order a gift. */
export interface Gift {
  /** It is wrapped. */
  readonly wrap: boolean
  /** What the slip says to whom it is given; '' for nothing. */
  readonly message: string
}

/** What the wrapping of a parcel is known by, as goods are by the id of their product. */
export const GIFT_WRAP_ID = '00000000-0000-7000-8000-000000000001'

/** What a line needs to say of itself, for services to follow their goods. */
export interface ServedLine {
  readonly id: string
  readonly kind: ItemKind
  readonly forItemId: string | null
  readonly service: OrderedService | null
  /** When the shop began with it; null of goods, and of what waits. */
  readonly begunAt?: Date | null
}

export const isGoods = ({ kind }: Pick<ServedLine, 'kind'>): boolean => kind === 'goods'

/**
 * Whether a service goes where its goods go: what was not done yet always does; what was done only where the shop said so
 * when it was ordered.
 */
export function isGivenBack(service: Pick<OrderedService, 'refundable'> | null, isDone: boolean): boolean {
  // guard: done-services-stay-paid
  return !isDone || service?.refundable === true
}

/** Whether the shop began with something that it does not give back: its customer alone cannot cancel it any more. */
export function isWorkedOn({
  service,
  begunAt = null,
  quantity,
}: Pick<ServedLine, 'service' | 'begunAt'> & { readonly quantity: number }): boolean {
  // guard: begun-work-stays
  return begunAt !== null && quantity > 0 && !isGivenBack(service, true)
}
