import { m } from '../messages/orders.messages.ts'
import type { PaymentMethod } from './payments.rules.ts'
import { PROVIDER_KIND } from './provider.rules.ts'
import type { RefundKind } from './refunds.rules.ts'

/** What money is when it is counted: each is counted in a place of its own. */
export const means = {
  cash: {
    get label() {
      return m.cash()
    },
    get where() {
      return m.cashWhere()
    },
    isTyped: true,
  },
  upi: {
    get label() {
      return m.upiAndBank()
    },
    get where() {
      return m.upiWhere()
    },
    isTyped: true,
  },
  card: {
    get label() {
      return m.card()
    },
    get where() {
      return m.cardWhere()
    },
    isTyped: true,
  },
  // Its own ledger counts it.
  credit: {
    get label() {
      return m.storeCredit()
    },
    get where() {
      return m.creditWhere()
    },
    isTyped: false,
  },
} as const

export type Means = keyof typeof means
export const meansNames = Object.keys(means) as [Means, ...Means[]]

/** What somebody counts. */
export type TypedMeans = {
  [Name in Means]: (typeof means)[Name]['isTyped'] extends true ? Name : never
}[Means]
export const typedMeans = meansNames.filter((name): name is TypedMeans => means[name].isTyped)

/** As what the money of a payment comes in. */
export const meansOfPayment: Readonly<Record<PaymentMethod, Means>> = {
  upi: 'upi',
  cod: 'cash',
  card: 'card',
}
/** As what the part of it comes in that is paid before a parcel is packed. */
export const ADVANCE_MEANS: Means = 'upi'
/** As what money goes back. */
export const meansOfRefund: Readonly<Record<RefundKind, Means>> = {
  ...{ upi: 'upi', bank: 'upi', cash: 'cash' },
  ...{ [PROVIDER_KIND]: 'card', credit: 'credit' },
}
