/** A page of what was found, in the order in which it answers the query. */
export interface RankedQuery {
  /** The first so many, the best first. */
  readonly best: (wanted: number) => Uint32Array
  /** How many there are. */
  readonly total: number
  readonly idOf: (product: number) => string
  /** Undefined for the id of none. */
  readonly numberOf: (id: string) => number | undefined
  /** Where the page before ended: the position and the id of its last product. */
  readonly after: RankedPlace | undefined
  readonly limit: number
}

export interface RankedPlace {
  readonly position: number
  readonly id: string
}

export interface RankedPage {
  readonly numbers: readonly number[]
  /** Where the next page begins; undefined on the last one. */
  readonly next: RankedPlace | undefined
}

/** Ranks as many as it takes to come to the end of the page, and no more. */
export function rankedPage({ best, total, idOf, numberOf, after, limit }: RankedQuery): RankedPage {
  const start = after === undefined ? 0 : behind(after, { best, total, numberOf })
  const numbers = [...best(Math.min(total, start + limit)).subarray(start, start + limit)]
  const position = start + numbers.length - 1
  const last = numbers.at(-1)
  const isMore = last !== undefined && position + 1 < total
  return { numbers, next: isMore ? { position, id: idOf(last) } : undefined }
}

/**
 * Something may have come or gone since that page: what it ended with is looked for among all, and where it is gone the position
 * counts.
 */
function behind(
  { position, id }: RankedPlace,
  { best, total, numberOf }: Pick<RankedQuery, 'best' | 'total' | 'numberOf'>,
): number {
  const product = numberOf(id)
  if (product === undefined) return position
  if (position < total && best(position + 1)[position] === product) return position + 1
  const at = best(total).indexOf(product)
  return at < 0 ? position : at + 1
}

/** The place as the `cursor` of the next page. */
export const rankedCursorOf = ({ position, id }: RankedPlace): string => `${position}.${id}`

/** Undefined for a text that is none. */
export function rankedPlaceOf(text: string): RankedPlace | undefined {
  const [, position = '', id = ''] =
    /^(\d{1,7})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(text) ?? []
  return id === '' ? undefined : { position: Number(position), id: id.toLowerCase() }
}
