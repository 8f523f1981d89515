import {
  isOnSale,
  type Line,
  mostFor,
  type OnSale,
  piecesOffered,
  sizeProblem,
} from '#/features/cart/cart.rules.ts'
import { m } from '../messages/orders.messages.ts'

/** Why pieces of an earlier order are not in the bag, in part or at all. */
export const againProblems = ['gift', 'gone', 'size_gone', 'sold_out', 'fewer'] as const
export type AgainProblem = (typeof againProblems)[number]

/** A line of an earlier order; `quantity` is what was sold. */
export interface OrderedBefore {
  readonly id: string
  readonly productId: string
  readonly name: string
  /** Empty for a product without sizes. */
  readonly size: string
  /** Paise a piece, as it was. */
  readonly pricePaise: number
  readonly quantity: number
  /** It cost nothing then, by an offer: whoever orders again would have to pay for it. */
  readonly isGift?: boolean
}

/** A product as it is now, in the size that was ordered; `quantity`: pieces of that size. */
export interface OfferedNow extends OnSale {
  readonly id: string
  readonly name: string
  readonly pricePaise: number
  readonly quantity: number
  readonly ownSize: string
}

interface BagLine extends Line {
  readonly size: string
}

/** What becomes of one line of the order. */
export interface AgainLine {
  /** The id of the line of the order. */
  readonly item: string
  readonly name: string
  readonly size: string
  /** Pieces that were ordered. */
  readonly asked: number
  /** Of these, pieces that are in the bag now, with those that were there before. */
  readonly inBag: number
  /** Of these, pieces that were put in. */
  readonly added: number
  /** Paise a piece, then and now; `now` is missing for what cannot be had at all. */
  readonly wasPaise: number
  readonly nowPaise?: number
  readonly problem?: AgainProblem
}

/** What an earlier order makes of a bag. */
export interface AgainPlan<L extends BagLine> {
  readonly lines: readonly AgainLine[]
  /** Lines of the bag that are new, or have more pieces than before. */
  readonly changed: readonly L[]
}

/**
 * Fills a bag up to what an earlier order had: pieces that are in it already count, so that asking twice adds nothing.
 * Nothing that is in the bag becomes fewer.
 * @param offered what each line is now, in their order; undefined for a product that is gone
 * @param lineOf a line of the bag, with an id where it is new
 */
export function planAgain<L extends BagLine, P extends OfferedNow>(
  ordered: readonly OrderedBefore[],
  offered: readonly (P | undefined)[],
  bag: readonly L[],
  lineOf: (product: P, size: string, quantity: number, known: L | undefined) => L,
): AgainPlan<L> {
  let now = [...bag]
  const changed = new Map<string, L>()
  /** Pieces that earlier lines of the order took for themselves, by product and size. */
  const claimed = new Map<string, number>()
  const lines = ordered.map((line, at): AgainLine => {
    const { id, name, size, quantity: asked, productId, pricePaise: wasPaise } = line
    const said = { item: id, name, size, asked, inBag: 0, added: 0, wasPaise }
    // guard: gift-not-sold
    if (line.isGift) return { ...said, problem: 'gift' }
    const product = offered[at]
    if (!product || !isOnSale(product)) return { ...said, problem: 'gone' }
    if (sizeProblem(product, size)) return { ...said, problem: 'size_gone' }
    const key = `${productId} ${size}`
    const before = claimed.get(key) ?? 0
    const known = now.find((one) => one.product._id === productId && one.size === size)
    const held = known?.quantity ?? 0
    const stocked = { ...product, _id: product.id, quantity: piecesOffered(product, size) }
    // guard: again-within-stock
    const may = Math.max(held, mostFor(now, stocked, known?._id))
    const quantity = Math.max(held, Math.min(before + asked, may))
    const inBag = Math.max(0, Math.min(asked, quantity - before))
    claimed.set(key, before + inBag)
    if (quantity > held) {
      const next = lineOf(product, size, quantity, known)
      now = [...now.filter(({ _id }) => _id !== next._id), next]
      changed.set(next._id, next)
    }
    const problem = inBag === asked ? undefined : inBag === 0 ? 'sold_out' : 'fewer'
    const had = { ...said, inBag, added: quantity - held, nowPaise: product.pricePaise }
    return problem ? { ...had, problem } : had
  })
  return { lines, changed: [...changed.values()] }
}

/** What is not as it was with a line, in words; undefined where it is in the bag at the price it had. */
export function againText(
  line: Pick<AgainLine, 'name' | 'size' | 'asked' | 'inBag' | 'wasPaise' | 'nowPaise' | 'problem'>,
  rupees: (paise: number) => string,
): string | undefined {
  const { size, asked, inBag, problem, wasPaise, nowPaise } = line
  if (problem === 'gift') return m.wasGift()
  if (problem === 'gone') return m.goneNow()
  if (problem === 'size_gone') return size ? m.sizeGone({ size }) : m.sizesNow()
  if (problem === 'sold_out') return size ? m.outOfStockInSize({ size }) : m.outOfStock()
  const fewer = problem === 'fewer' ? m.fewerNow({ inBag, asked }) : ''
  const dearer =
    nowPaise !== undefined && nowPaise !== wasPaise
      ? m.dearerNow({ now: rupees(nowPaise), was: rupees(wasPaise) })
      : ''
  return [fewer, dearer].filter(Boolean).join(' ') || undefined
}
