/** A page of what was found, in the order in which it answers the query. */
export interface RankedQuery {
  /** The best first. */
  readonly numbers: Uint32Array
  readonly passes: (product: number) => boolean
  readonly idOf: (product: number) => string
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
  /** How many pass, on whatever page. */
  readonly total: number
  /** Where the next page begins; undefined on the last one. */
  readonly next: RankedPlace | undefined
}

export function rankedPage({ numbers, passes, idOf, after, limit }: RankedQuery): RankedPage {
  const start = after === undefined ? 0 : behind(after, numbers, idOf)
  const page: number[] = []
  let total = 0
  let last: RankedPlace | undefined
  let more = false
  for (let position = 0; position < numbers.length; position += 1) {
    const product = numbers[position] ?? 0
    if (!passes(product)) continue
    total += 1
    if (position < start) continue
    if (page.length === limit) {
      more = true
      continue
    }
    page.push(product)
    last = { position, id: idOf(product) }
  }
  return { numbers: page, total, next: more ? last : undefined }
}

/** Something may have come or gone since that page: what it ended with is looked for, and where it is gone the position counts. */
function behind(
  { position, id }: RankedPlace,
  numbers: Uint32Array,
  idOf: (product: number) => string,
): number {
  if (position < numbers.length && idOf(numbers[position] ?? 0) === id) return position + 1
  const at = numbers.findIndex((product) => idOf(product) === id)
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
