import { formatRupees } from '#/platform/money/money.ts'
import type { Tone } from '#/ui/kit/Badge.tsx'
import type { OfferFields } from '../../offers.schema.ts'
import type { OfferState, RewardKind, ScopeKind } from '../../rules/offer.rules.ts'

export const stateWords: Readonly<Record<OfferState, { label: string; tone: Tone }>> = {
  running: { label: 'Running', tone: 'success' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  waiting: { label: 'Not begun', tone: 'warning' },
  ended: { label: 'Ended', tone: 'neutral' },
  usedUp: { label: 'Used up', tone: 'neutral' },
}

export const kindLabels: Readonly<Record<RewardKind, string>> = {
  percent: 'A percentage off',
  amount: 'An amount off',
  pieces: 'Buy some, get some for less',
  gift: 'A free gift',
}

export const scopeLabels: Readonly<Record<ScopeKind, string>> = {
  all: 'Everything in the bag',
  categories: 'Categories',
  families: 'Designs',
  products: 'Single products',
  attribute: 'A fabric, a weave, an occasion …',
  collection: 'A collection',
}

const rupees = (amount: number | null) => formatRupees(amount ?? 0).replace(/\.00$/, '')

/** What an offer gives, in a few words. */
export function rewardText({ kind, percent, mostOff, amount, buy, get }: OfferFields): string {
  switch (kind) {
    case 'percent':
      return `${percent}% off${mostOff === null ? '' : `, at most ${rupees(mostOff)}`}`
    case 'amount':
      return `${rupees(amount)} off`
    case 'pieces':
      return `Buy ${buy}, get ${get} ${percent === 100 ? 'free' : `for ${percent}% less`}`
    case 'gift':
      return 'A free gift'
  }
}

/** What an offer asks for, in a few words; empty where it asks for nothing. */
export const conditionsText = (offer: OfferFields): string =>
  [
    offer.minimum > 0 && `from ${rupees(offer.minimum)}`,
    offer.minimumPieces > 1 && `from ${offer.minimumPieces} pieces`,
    offer.firstOrder && 'first order',
    offer.forEmail !== '' && `for ${offer.forEmail} alone`,
    offer.mostUsesEach !== null && `${offer.mostUsesEach} per customer`,
    offer.combinable ? 'with others' : 'alone',
  ]
    .filter(Boolean)
    .join(', ')
