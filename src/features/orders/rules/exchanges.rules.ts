/** `waiting`: no piece is back; `arrived`: pieces are; `undone`: the new order was cancelled, and the return is one for money. */
export const exchangeStates = ['waiting', 'arrived', 'undone'] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** What a customer wants instead of pieces that go back. */
export interface Instead {
  readonly product: string
  /** Empty for a product without sizes. */
  readonly size: string
  /** As it was called when it was asked for. */
  readonly name?: string | undefined
}

/** What decides about an exchange that stands. */
export interface ExchangeMoney {
  readonly moneyPaise: number
  readonly creditPaise: number
  readonly openPaise: number
}

/** Whether the new order waits for the pieces: it is packed when they are there. */
// guard: exchange-waits
export const isHeld = ({
  waits,
  state,
}: {
  readonly waits: boolean
  readonly state: ExchangeState
}): boolean => waits && state === 'waiting'

/**
 * Whether the new order is not its customer's to cancel: pieces are back that an offer by the piece counted, and cancelling would
 * pay for them while what was free with them stays.
 */
export const isBoundByOffer = (
  { state }: { readonly state: ExchangeState },
  offers: readonly { readonly pieces?: unknown }[],
): boolean => state === 'arrived' && offers.some(({ pieces }) => pieces !== undefined)

/** What comes back covers first what it paid for in advance; the rest goes back. */
export const coveredPaise = (openPaise: number, backPaise: number): number => Math.min(openPaise, backPaise)

/**
 * What of an undone exchange goes back at once, because its pieces are with the shop: money as money, the rest as the
 * store credit that it was.
 */
export function backOfUndone({ moneyPaise, creditPaise, openPaise }: ExchangeMoney): {
  readonly moneyPaise: number
  readonly creditPaise: number
} {
  const covered = moneyPaise + creditPaise - openPaise
  const money = Math.min(covered, moneyPaise)
  return { moneyPaise: money, creditPaise: covered - money }
}
