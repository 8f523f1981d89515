/** One line of the history of a product's prices, as the database wrote it. */
export interface PriceChange {
  /** Of which size; '' for the product. */
  readonly size: string
  /** Null: a size without a price of its own, which follows the product. */
  readonly pricePaise: number | null
  /** False: hidden or deleted, or a size that is offered no more. */
  readonly isAsked: boolean
  /** ms since 1970. */
  readonly at: number
}

/** What was asked from a moment on, until the next one. */
export interface AskedPrice {
  readonly at: number
  /** Null: nothing, it could not be bought. */
  readonly paise: number | null
}

/**
 * What was asked for one size of a product ('' for the product, whose price is the lowest of its sizes), from its first day on.
 * What a transaction wrote on its way to the last price is left out: nobody ever saw it.
 * @param changes all of the product, oldest first
 */
export function askedPrices(changes: readonly PriceChange[], size: string): AskedPrice[] {
  const asked: AskedPrice[] = []
  let product: PriceChange | undefined
  let own: PriceChange | undefined
  for (const change of changes) {
    if (change.size === '') product = change
    else if (change.size === size) own = change
    else continue
    const paise = priceOf(product, size === '' ? product : own)
    if (asked.at(-1)?.at === change.at) asked.pop()
    if ((asked.at(-1)?.paise ?? null) !== paise) asked.push({ at: change.at, paise })
  }
  return asked
}

function priceOf(product: PriceChange | undefined, own: PriceChange | undefined): number | null {
  // guard: hidden-asks-nothing
  if (!product?.isAsked || !own?.isAsked) return null
  return own.pricePaise ?? product.pricePaise
}
