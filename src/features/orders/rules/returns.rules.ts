import { m } from '../messages/orders.messages.ts'
import type { CreditReason } from './creditNote.rules.ts'
import { costOf, discountOf, type LineMoney } from './lineMoney.rules.ts'
import { isGivenBack, isGoods, type ServedLine } from './orderedServices.rules.ts'
import { arrivesBy, type PaymentState } from './payments.rules.ts'
import type { OrderStatus } from './statuses.rules.ts'

/** What becomes of a parcel that does not reach the customer: it comes back to its origin, or is lost on the way. */
export const parcelOutcomes = ['refused', 'lost'] as const
export type ParcelOutcome = (typeof parcelOutcomes)[number]

/** How pieces leave an order that was placed. */
export const adjustmentKinds = ['cancelled', 'returned', ...parcelOutcomes] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** What the credit note of such pieces gives as its reason. */
export const creditReasonOf = {
  cancelled: 'cancelled',
  returned: 'returned',
  refused: 'undelivered',
  lost: 'undelivered',
} as const satisfies Record<AdjustmentKind, CreditReason>

/** What becomes of the money: a refund, less to pay, a refund once the payment comes in, or nothing. */
export const adjustmentMoney = ['refund', 'lessDue', 'onPayment', 'none'] as const
export type AdjustmentMoney = (typeof adjustmentMoney)[number]

/** Why a customer sends something back; for the shop only. */
export const returnReasons = ['size', 'quality', 'damaged', 'wrong', 'mind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Said where no piece is chosen. */
export const noPiecesMessage = (): string => m.noPieces()

/** A line of an order with what became of its pieces. */
export interface OrderLine extends Partial<Omit<ServedLine, 'id'>> {
  readonly id: string
  readonly productId: string
  readonly name: string
  readonly size: string
  /** Paise a piece. */
  readonly pricePaise: number
  /** Paise that offers take off all pieces that were ordered. */
  readonly discountPaise: number
  /** Pieces that are sold, cancelled ones left out. */
  readonly quantity: number
  /** Pieces that were cancelled before packing. */
  readonly cancelled: number
  readonly returned: number
}

/** What somebody says of one line. */
export interface WantedPieces {
  /** The id of the line. */
  readonly item: string
  readonly pieces: number
  /** Of these, fit to be sold again; all when left out. */
  readonly restock?: number | undefined
}

/** Pieces of a line that leave the order now. */
export interface RemovedLine {
  readonly line: OrderLine
  readonly pieces: number
  readonly restock: number
}

interface CountedPieces {
  readonly quantity: number
  readonly returned?: number | undefined
}

/** Pieces that are still with the customer, or to be sent. */
// guard: pieces-returned
export const piecesLeft = ({ quantity, returned = 0 }: CountedPieces): number => quantity - returned

/** Services have no pieces of their own: they go where their goods go. */
const isPiece = ({ kind = 'goods' }: Pick<OrderLine, 'kind'>): boolean => isGoods({ kind })

const allLeft = (lines: readonly OrderLine[]): number =>
  lines.filter(isPiece).reduce((sum, line) => sum + piecesLeft(line), 0)

export type LinesProblem = 'unknown_line' | 'restock_wrong' | { readonly tooMany: OrderLine }

/** What is done with the goods, and for the parcel where all of it leaves, as far as it leaves with them. */
function servicesOf(
  lines: readonly OrderLine[],
  goods: readonly RemovedLine[],
  isDone: boolean,
): RemovedLine[] {
  const isAll = isEverything(lines, goods)
  return lines.flatMap((line) => {
    const { forItemId = null, service = null, begunAt = null } = line
    if (isPiece(line) || !isGivenBack(service, isDone || begunAt !== null)) return []
    const pieces = forItemId === null && isAll ? piecesLeft(line) : servicesWith(lines, goods, line)
    return pieces > 0 ? [{ line, pieces, restock: 0 }] : []
  })
}

/** How many of a service leave with pieces of its goods: nothing is done with a piece that is not there. */
function servicesWith(
  lines: readonly OrderLine[],
  goods: readonly RemovedLine[],
  service: OrderLine,
): number {
  const own = lines.find(({ id }) => id === service.forItemId)
  const gone = goods.find(({ line }) => line === own)?.pieces ?? 0
  return own ? Math.min(gone, piecesLeft(service) - (piecesLeft(own) - gone)) : 0
}

/** Whether somebody may do without a service and keep its piece: while nothing was done yet. */
export function mayLeaveAlone({
  forItemId = null,
  begunAt = null,
}: Pick<OrderLine, 'forItemId' | 'begunAt'>): boolean {
  // guard: begun-service-not-alone
  return forItemId !== null && begunAt === null
}

/**
 * The lines of which pieces leave, in the order of the order; services go where their goods go.
 * @param servicesDone whether what was to be done with the pieces was done: of that only what the shop gives back leaves
 * @returns a problem where a line is not there or named twice, more is put on the shelf than comes back, or more comes
 *   back than is left
 */
export function removedLines(
  lines: readonly OrderLine[],
  wanted: readonly WantedPieces[],
  servicesDone = true,
): RemovedLine[] | LinesProblem {
  const byId = new Map(wanted.map((one) => [one.item, one]))
  // guard: services-not-chosen
  const known = new Set(
    lines.filter((line) => isPiece(line) || (!servicesDone && mayLeaveAlone(line))).map(({ id }) => id),
  )
  if (byId.size !== wanted.length || wanted.some(({ item }) => !known.has(item))) return 'unknown_line'
  if (wanted.some(({ pieces, restock = 0 }) => restock > pieces)) return 'restock_wrong'
  const tooMany = lines.find((line) => (byId.get(line.id)?.pieces ?? 0) > piecesLeft(line))
  if (tooMany) return { tooMany }
  const chosen = lines.flatMap((line) => {
    const one = byId.get(line.id)
    const restock = isPiece(line) ? (one?.restock ?? one?.pieces ?? 0) : 0
    return one && one.pieces > 0 ? [{ line, pieces: one.pieces, restock }] : []
  })
  const goods = chosen.filter(({ line }) => isPiece(line))
  const alone = chosen.filter(({ line }) => !isPiece(line))
  const along = servicesOf(lines, goods, servicesDone)
  return [...goods, ...mostOfEach([...alone, ...along])]
}

/** A service that somebody does without, and that leaves with its piece, leaves once. */
const mostOfEach = (services: readonly RemovedLine[]): RemovedLine[] =>
  [...Map.groupBy(services, ({ line }) => line).values()].flatMap((same) =>
    same.reduce((most, one) => (one.pieces > most.pieces ? one : most)),
  )

/**
 * All that is left of every line; of the lines that `restock` names, so many pieces go back on the shelf, of the others all.
 * @returns undefined when a line is not there, is named twice or would give back more than is left
 */
export function everythingLeft(
  lines: readonly OrderLine[],
  restock: readonly { readonly item: string; readonly quantity: number }[] = [],
): Required<WantedPieces>[] | undefined {
  const good = new Map(restock.map(({ item, quantity }) => [item, quantity]))
  const goods = lines.filter(isPiece)
  const left = new Map(goods.map((line) => [line.id, piecesLeft(line)]))
  const isSound = [...good].every(([id, quantity]) => quantity <= (left.get(id) ?? -1))
  if (!isSound || good.size !== restock.length) return undefined
  return goods.map((line) => {
    const pieces = piecesLeft(line)
    // guard: restock-as-said
    return { item: line.id, pieces, restock: good.get(line.id) ?? pieces }
  })
}

/** Whether nothing stays of these lines once some pieces left. */
export const isEverything = (lines: readonly OrderLine[], removed: readonly RemovedLine[]): boolean =>
  allLeft(lines) === removed.filter(({ line }) => isPiece(line)).reduce((sum, { pieces }) => sum + pieces, 0)

/** Pieces that go back on the shelf, of a product in a size. */
export interface RestockedPieces extends Pick<OrderLine, 'productId' | 'size'> {
  readonly pieces: number
}

export const restockedPieces = (removed: readonly RemovedLine[]): RestockedPieces[] =>
  removed.flatMap(({ line: { productId, size }, restock }) =>
    restock > 0 ? [{ productId, size, pieces: restock }] : [],
  )

/** The same by product. */
export function piecesByProduct(restocked: readonly RestockedPieces[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { productId, pieces } of restocked) all.set(productId, (all.get(productId) ?? 0) + pieces)
  return all
}

/** What money has to know of a line, and how many of its pieces left it before. */
export const moneyOfLine = ({
  pricePaise,
  discountPaise,
  quantity,
  cancelled,
  returned,
}: Pick<OrderLine, 'pricePaise' | 'discountPaise' | 'quantity' | 'cancelled' | 'returned'>): {
  readonly money: LineMoney
  readonly gone: number
} => ({
  money: { pricePaise, discountPaise, ordered: quantity + cancelled },
  gone: cancelled + returned,
})

/** Paise that some further pieces of a line cost. */
export function valueOfLine(line: Parameters<typeof moneyOfLine>[0], pieces: number): number {
  const { money, gone } = moneyOfLine(line)
  // guard: value-after-offers
  return costOf(money, gone, pieces)
}

/** Paise that the pieces cost, after what offers took off. */
export const valueOfPieces = (removed: readonly RemovedLine[]): number =>
  removed.reduce((sum, { line, pieces }) => sum + valueOfLine(line, pieces), 0)

/** Paise that offers take off the pieces. */
export const discountOfPieces = (removed: readonly RemovedLine[]): number =>
  removed.reduce((sum, { line, pieces }) => {
    const { money, gone } = moneyOfLine(line)
    return sum + discountOf(money, gone, pieces)
  }, 0)

/** What the shop proposes to give back for returned pieces: their price less what it costs to fetch them. */
export const proposedPaise = (valuePaise: number, feePaise: number): number =>
  Math.max(0, valuePaise - feePaise)

/** The most that can be agreed on: what the pieces cost; of a paid order no more than is left of what was paid. */
export const mostPaise = (valuePaise: number, restPaise: number | undefined): number =>
  Math.max(0, Math.min(valuePaise, restPaise ?? valuePaise))

/** What somebody pays whose pieces are cancelled before packing. */
export interface AskedPayment extends PaymentState {
  readonly reference: string | null
  readonly providerOrderId: string | null
}

/**
 * What cancelling pieces does to the money. Where the whole amount may have been paid already (the bank's reference was
 * given, or a card payment was begun) it stays what is waited for, and the difference goes back once it is there.
 */
export function moneyOfCancelled({
  type,
  status,
  reference,
  providerOrderId,
}: AskedPayment): AdjustmentMoney {
  if (status === 'Completed') return 'refund'
  // guard: claimed-payment-amount
  if (arrivesBy('transfer', type) && reference !== null) return 'onPayment'
  if (arrivesBy('provider', type) && providerOrderId !== null) return 'onPayment'
  return 'lessDue'
}

/** Whether single pieces of an order may be cancelled: by its owner and by admins, until it is packed. */
export const mayCancelPieces = (status: OrderStatus): boolean => status === 'placed'

/** Whether some pieces of a delivered order came back and others stay sold. */
export const isPartlyReturned = (status: OrderStatus, items: readonly CountedPieces[]): boolean =>
  status === 'delivered' && items.some(({ returned = 0 }) => returned > 0)

/** `Silk Kurta, size M` */
export const lineText = ({ name, size }: { readonly name: string; readonly size: string | null }): string =>
  size ? m.sizedLine({ name, size }) : name

/** `2 x Silk Kurta, size M`: how it is written down with the order, in whatever language it was asked for. */
export const pieceText = ({ line, pieces }: RemovedLine): string => `${pieces} x ${writtenLine(line)}`

const writtenLine = ({ name, size }: Pick<OrderLine, 'name' | 'size'>): string =>
  `${name}${size ? `, size ${size}` : ''}`

/**
 * What was written down of an order, with the pieces in it said in the language that is spoken.
 * @param lines of the order, with what each is called in that language
 */
export function piecesSaid(
  text: string,
  lines: readonly (Pick<OrderLine, 'name' | 'size'> & { readonly localizedName: string })[],
): string {
  const said = text.split('\n').map((written) => {
    const [, pieces, piece] = /^(\d+) x (.+)$/.exec(written) ?? []
    const [line, ...others] = lines.filter((one) => writtenLine(one) === piece)
    // Two pieces that have one name in English: which of them it was is not written.
    if (others.some(({ localizedName }) => localizedName !== line?.localizedName)) return written
    return line ? `${pieces} x ${lineText({ name: line.localizedName, size: line.size })}` : written
  })
  return said.join('\n')
}
