/** Of so many who wait, this many are written to for each piece: not all of them buy. */
export const PEOPLE_PER_PIECE = 3
/** What is still there after this time is offered to the next ones, hours. */
export const NEXT_AFTER_HOURS = 4
/** A visitor who has not confirmed by then did not mean it, hours. */
export const CONFIRM_HOURS = 48
/** Nobody waits longer, days. */
export const LONGEST_WAIT_DAYS = 365
/** How long it is known that somebody was written to, days. */
export const REMEMBERED_DAYS = 30
/** What one person may wait for at a time. */
export const MOST_WISHES = 50

interface Stocked {
  readonly quantity: number
  readonly enableSize: boolean
  readonly sizes: readonly string[]
  /** Where sizes are counted by themselves. */
  readonly variants?: readonly { readonly size: string; readonly quantity: number }[]
}

/** The sizes that one can wait for; '' of a product without sizes. */
export function sizesToWaitFor({ quantity, enableSize, sizes, variants = [] }: Stocked): string[] {
  if (quantity <= 0) return enableSize && sizes.length > 0 ? [...sizes] : ['']
  const gone = variants.flatMap(({ size, quantity: left }) => (size !== '' && left <= 0 ? size : []))
  return enableSize ? sizes.filter((size) => gone.includes(size)) : []
}
