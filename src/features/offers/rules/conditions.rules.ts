import { isWithin, type OfferState, offerState, type PricedLine, type Terms } from './offer.rules.ts'

/** What the shop knows of a buyer when it reckons; of an offer that is not named, nobody has used it. */
export interface Buyer {
  /** Whether their account has an order already that was not cancelled. */
  readonly hasOrdered: boolean
  /** The same of the mobile number of this order, or of where it goes. */
  readonly isKnown?: boolean
  /** That of their account; only known where an offer asks for one. */
  readonly email?: string | undefined
  /** Orders that have an offer. */
  readonly uses: ReadonlyMap<string, Uses>
}

export interface Uses {
  readonly all: number
  /** Of this account. */
  readonly own: number
  /** Of this account, of the mobile number of this order, or to its address; left out: as many as of the account. */
  readonly known?: number
}

/** What speaks against an offer for this buyer and this bag. */
export type Obstacle =
  | {
      readonly is:
        | Exclude<OfferState, 'running'>
        | 'foreign'
        | 'ownUsedUp'
        | 'knownUsedUp'
        | 'notFirst'
        | 'knownNotFirst'
        | 'nothingFits'
    }
  /** So much more is to be in the bag. */
  | { readonly is: 'tooLittle'; readonly paise: number }
  | { readonly is: 'tooFew'; readonly pieces: number }
  /** Its gift is not in the bag yet. */
  | { readonly is: 'giftMissing'; readonly product: string }

/** Whether the conditions of an offer count a line: what is in its scope, but not its own gift. */
export const isCounted = ({ reward, scope }: Terms, { product }: PricedLine): boolean =>
  isWithin(scope, product) && !(reward.kind === 'gift' && reward.product === product.id)

const piecesOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** So many pieces that it counts have to be there for an offer. */
export const piecesWanted = ({ reward, leastPieces }: Pick<Terms, 'reward' | 'leastPieces'>): number =>
  Math.max(leastPieces, reward.kind === 'pieces' ? reward.buy + reward.get : 1)

/** What is asked of prices is asked of them before any reduction, so that no offer takes away the condition of another. */
export function obstacleOf(
  terms: Terms,
  lines: readonly PricedLine[],
  buyer: Buyer,
  now: number,
): Obstacle | undefined {
  const used = buyer.uses.get(terms.id) ?? { all: 0, own: 0 }
  // guard: offer-of-another
  if (terms.forEmail !== '' && terms.forEmail !== buyer.email) return { is: 'foreign' }
  const state = offerState(terms, now, used.all)
  // guard: offer-not-running
  if (state !== 'running') return { is: state }
  // guard: offer-first-order
  if (terms.firstOrder && buyer.hasOrdered) return { is: 'notFirst' }
  const known = used.known ?? used.own
  // Who has two accounts has one mobile number, or one door.
  // guard: offer-known-first-order
  if (terms.firstOrder && (buyer.isKnown || known > 0)) return { is: 'knownNotFirst' }
  const most = terms.mostUsesEach ?? Number.POSITIVE_INFINITY
  // guard: offer-own-limit
  if (used.own >= most) return { is: 'ownUsedUp' }
  // guard: offer-known-limit
  if (known >= most) return { is: 'knownUsedUp' }
  return bagObstacle(terms, lines)
}

function bagObstacle(terms: Terms, lines: readonly PricedLine[]): Obstacle | undefined {
  const { reward, leastPaise } = terms
  const fitting = lines.filter((line) => isCounted(terms, line))
  if (fitting.length === 0) return { is: 'nothingFits' }
  const paise = fitting.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
  // guard: offer-minimum
  if (paise < leastPaise) return { is: 'tooLittle', paise: leastPaise - paise }
  const wanted = piecesWanted(terms)
  const pieces = piecesOf(fitting)
  if (pieces < wanted) return { is: 'tooFew', pieces: wanted - pieces }
  const isGiftMissing = reward.kind === 'gift' && !lines.some(({ product }) => product.id === reward.product)
  return isGiftMissing ? { is: 'giftMissing', product: reward.product } : undefined
}
