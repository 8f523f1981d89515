import { paiseOf, rupeesOf } from '#/platform/money/money.ts'
import type { AdminOffer, OfferFields } from './offers.schema.ts'
import type { OfferColumns } from './offers.store.ts'
import type { OfferRow } from './offers.tables.ts'
import type { Reward } from './rules/offer.rules.ts'

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

function rewardOf(fields: OfferFields): Reward {
  const { kind, percent, mostOff, amount, buy, get, gift } = fields
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 1, mostPaise: mostOff === null ? null : paiseOf(mostOff) }
    case 'amount':
      return { kind, paise: paiseOf(amount ?? 1) }
    case 'pieces':
      return { kind, buy: buy ?? 1, get: get ?? 1, percent: percent ?? 100 }
    case 'gift':
      return { kind, product: gift ?? '' }
  }
}

/** The columns of what a form says. */
export const columnsOf = (fields: OfferFields): OfferColumns => ({
  label: fields.label,
  code: fields.code,
  active: fields.active,
  reward: rewardOf(fields),
  scope: {
    kind: fields.about,
    any: fields.about === 'all' ? [] : fields.among,
    attribute: fields.about === 'attribute' ? fields.attribute : '',
  },
  leastPaise: paiseOf(fields.minimum),
  leastPieces: fields.minimumPieces,
  firstOrder: fields.firstOrder,
  forEmail: fields.forEmail,
  mostUses: fields.mostUses,
  mostUsesEach: fields.mostUsesEach,
  combinable: fields.combinable,
  from: dateOf(fields.from),
  until: dateOf(fields.until),
})

const nothing = { percent: null, mostOff: null, amount: null, buy: null, get: null, gift: null }

function fieldsOf(reward: Reward): Pick<AdminOffer, 'kind' | keyof typeof nothing> {
  const { kind } = reward
  switch (kind) {
    case 'percent': {
      const { percent, mostPaise } = reward
      return { ...nothing, kind, percent, mostOff: mostPaise === null ? null : rupeesOf(mostPaise) }
    }
    case 'amount':
      return { ...nothing, kind, amount: rupeesOf(reward.paise) }
    case 'pieces':
      return { ...nothing, ...reward }
    case 'gift':
      return { ...nothing, kind, gift: reward.product }
  }
}

/** An offer as admins get it. */
export const presentOffer = (row: OfferRow): AdminOffer => ({
  _id: row.id,
  label: row.label,
  code: row.code,
  active: row.active,
  ...fieldsOf(row.reward),
  about: row.scope.kind,
  among: [...row.scope.any],
  attribute: row.scope.attribute,
  minimum: rupeesOf(row.leastPaise),
  minimumPieces: row.leastPieces,
  firstOrder: row.firstOrder,
  forEmail: row.forEmail,
  mostUses: row.mostUses,
  mostUsesEach: row.mostUsesEach,
  combinable: row.combinable,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
})
