/**
 * What the prices of a product were reduced from, in paise: by size, the product itself under ''. Each with the price that it was
 * reckoned for, so that it says nothing of another one.
 */
export type ThirtyDayLows = Readonly<
  Record<string, { readonly pricePaise: number; readonly lowPaise: number }>
>

/** The lowest price that was asked in the 30 days before this one, in paise; undefined where this one is not lower. */
export function lowBefore(
  lows: ThirtyDayLows | null | undefined,
  size: string,
  pricePaise: number,
): number | undefined {
  const known = lows?.[size]
  // guard: low-of-this-price
  if (known?.pricePaise !== pricePaise) return undefined
  return known.lowPaise > pricePaise ? known.lowPaise : undefined
}
