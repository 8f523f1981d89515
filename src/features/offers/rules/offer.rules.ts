import { type Dates, isShownAt } from '#/platform/time/shownDates.ts'

/** What an offer gives. `pieces`: of so many pieces the cheapest ones; `gift`: one piece of a product that is in the bag. */
export const rewardKinds = ['percent', 'amount', 'pieces', 'gift'] as const
export type RewardKind = (typeof rewardKinds)[number]

export type Reward =
  | { readonly kind: 'percent'; readonly percent: number; readonly mostPaise: number | null }
  | { readonly kind: 'amount'; readonly paise: number }
  /** Of each `buy` + `get` pieces the cheapest `get` cost `percent` less. */
  | { readonly kind: 'pieces'; readonly buy: number; readonly get: number; readonly percent: number }
  | { readonly kind: 'gift'; readonly product: string }

/** What an offer is about: the whole bag, or what of it is in one of these. */
export const scopeKinds = ['all', 'categories', 'families', 'products', 'attribute', 'collection'] as const
export type ScopeKind = (typeof scopeKinds)[number]

export interface Scope {
  readonly kind: ScopeKind
  /** Ids of categories, products or collections, codes of families, or values; one of them is enough. */
  readonly any: readonly string[]
  /** The attribute that has one of these values. */
  readonly attribute: string
}

/** An offer as it is reckoned with. */
export interface Terms extends Dates<Date> {
  readonly id: string
  /** What buyers read. */
  readonly label: string
  /** As `codeOf` writes it; empty where nobody has to type one. */
  readonly code: string
  readonly active: boolean
  readonly reward: Reward
  readonly scope: Scope
  /** What the pieces of the scope have to cost at least, before any reduction; 0 for no such condition. */
  readonly leastPaise: number
  /** So many pieces of the scope at least. */
  readonly leastPieces: number
  readonly firstOrder: boolean
  /** The e-mail address of the one account that may have it, in small letters; empty for everybody. */
  readonly forEmail: string
  /** So many orders in all, and of one customer; null for any number. */
  readonly mostUses: number | null
  readonly mostUsesEach: number | null
  /** Whether it may be had together with others that may. */
  readonly combinable: boolean
}

/** Whether who the buyer is decides about an offer: then the mobile number and the address of the order count as well. */
export const asksWho = ({ firstOrder, mostUsesEach }: Pick<Terms, 'firstOrder' | 'mostUsesEach'>): boolean =>
  firstOrder || mostUsesEach !== null

/** A product as scopes ask for it. */
export interface ProductFacts {
  readonly id: string
  readonly category: string
  readonly family: string
  /** The values of its attributes, by their keys. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The collections that it is in. */
  readonly collections: readonly string[]
}

/** A line of a bag. */
export interface PricedLine {
  readonly id: string
  readonly unitPaise: number
  readonly quantity: number
  readonly product: ProductFacts
}

const LONGEST_CODE = 24
/** As it is stored. */
export const codeForm = /^[A-Z0-9]{3,24}$/

/** A code however it is typed: `diwali 10`, `Diwali-10`. Empty for what can be none. */
export function codeOf(typed: string): string {
  const bare = typed
    .slice(0, LONGEST_CODE * 4)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
  return codeForm.test(bare) ? bare : ''
}

/** Values are compared as shops type them: letters in any case, without spaces around. */
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether an offer of such a scope is about a product. */
export function isWithin({ kind, any, attribute }: Scope, product: ProductFacts): boolean {
  const isAny = (value: string) => any.some((one) => same(one, value))
  switch (kind) {
    case 'all':
      return true
    case 'categories':
      return any.includes(product.category)
    case 'families':
      return product.family !== '' && isAny(product.family)
    case 'products':
      return any.includes(product.id)
    case 'attribute':
      return (product.values[attribute] ?? []).some(isAny)
    case 'collection':
      return product.collections.some((id) => any.includes(id))
  }
}

/** Whether an offer can be had at a moment, and why not. */
export const offerStates = ['running', 'stopped', 'waiting', 'ended', 'usedUp'] as const
export type OfferState = (typeof offerStates)[number]

/** @param now ms since 1970 @param uses orders that have it */
export function offerState(
  { active, from, until, mostUses }: Pick<Terms, 'active' | 'from' | 'until' | 'mostUses'>,
  now: number,
  uses = 0,
): OfferState {
  if (!active) return 'stopped'
  if (!isShownAt({ from, until }, now)) return from !== null && now < from.getTime() ? 'waiting' : 'ended'
  // guard: offer-used-up
  return mostUses !== null && uses >= mostUses ? 'usedUp' : 'running'
}
