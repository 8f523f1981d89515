import { formatRupeesShort } from '#/platform/money/money.ts'
import type { Tone } from '#/ui/kit/Badge.tsx'
import type { OfferFields } from '../../offers.schema.ts'
import type { OfferState, RewardKind, ScopeKind } from '../../rules/offer.rules.ts'
import { m } from './messages/admin.messages.ts'

export const stateWords: Readonly<Record<OfferState, { label: () => string; tone: Tone }>> = {
  running: { label: m.running, tone: 'success' },
  stopped: { label: m.stopped, tone: 'neutral' },
  waiting: { label: m.waiting, tone: 'warning' },
  ended: { label: m.ended, tone: 'neutral' },
  usedUp: { label: m.usedUp, tone: 'neutral' },
}

export const kindLabels: Readonly<Record<RewardKind, () => string>> = {
  percent: m.aPercentage,
  amount: m.anAmount,
  pieces: m.buySome,
  gift: m.freeGift,
}

export const scopeLabels: Readonly<Record<ScopeKind, () => string>> = {
  all: m.everything,
  categories: m.categories,
  families: m.designs,
  products: m.singleProducts,
  attribute: m.anAttribute,
  collection: m.aCollection,
}

/** What an offer gives, in a few words. */
export function rewardText({ kind, mostOff, amount, ...offer }: OfferFields): string {
  const [percent, buy, get] = [offer.percent ?? 0, offer.buy ?? 0, offer.get ?? 0]
  switch (kind) {
    case 'percent':
      return mostOff === null
        ? m.percentOff({ percent })
        : m.percentOffMost({ percent, most: formatRupeesShort(mostOff) })
    case 'amount':
      return m.amountOff({ amount: formatRupeesShort(amount ?? 0) })
    case 'pieces':
      return percent === 100 ? m.buyFree({ buy, get }) : m.buyLess({ buy, get, percent })
    case 'gift':
      return m.freeGift()
  }
}

/** What an offer asks for, in a few words; empty where it asks for nothing. */
export const conditionsText = (offer: OfferFields): string =>
  [
    offer.minimum > 0 && m.fromAmount({ amount: formatRupeesShort(offer.minimum) }),
    offer.minimumPieces > 1 && m.fromPieces({ pieces: offer.minimumPieces }),
    offer.firstOrder && m.firstOrder(),
    offer.forEmail !== '' && m.forAlone({ email: offer.forEmail }),
    offer.mostUsesEach !== null && m.perCustomer({ uses: offer.mostUsesEach }),
    offer.combinable ? m.withOthers() : m.alone(),
  ]
    .filter(Boolean)
    .join(', ')
