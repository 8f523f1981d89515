import { m } from '../messages/orders.messages.ts'

/** What follows from a status of an order; everything that asks about a status reads it here. Its words are in the language of whoever reads them. */
export interface StatusFacts {
  /** In lists and badges. */
  readonly label: string
  /** In the timeline of the order. */
  readonly happened: string
  /** `open`: the goods are to reach the customer; `arrived`: they did; `over`: the order ended without them. */
  readonly stage: 'open' | 'arrived' | 'over'
  /** When its tax invoice may be written; for the reason see `invoiceDue.rules.ts`. */
  readonly invoice: 'oncePaid' | 'always' | 'never'
  /** Whether the goods were the customer's for a while, or will be: who bought may review. */
  readonly isPurchased: boolean
  /** There is a parcel whose number may turn out to be wrong. */
  readonly hasParcel: boolean
  /** Its tab in the admin's list; a status without one is found by what waits in it. */
  readonly tab?: string
}

/** The statuses, in the order in which an order without trouble goes through them, then how it ends otherwise. */
const statuses = {
  placed: {
    get label() {
      return m.placed()
    },
    get happened() {
      return m.wasPlaced()
    },
    stage: 'open',
    invoice: 'oncePaid',
    isPurchased: true,
    hasParcel: false,
  },
  packed: {
    get label() {
      return m.packed()
    },
    get happened() {
      return m.wasPacked()
    },
    stage: 'open',
    invoice: 'always',
    isPurchased: true,
    hasParcel: false,
  },
  shipped: {
    get label() {
      return m.shipped()
    },
    get happened() {
      return m.wasShipped()
    },
    stage: 'open',
    invoice: 'always',
    isPurchased: true,
    hasParcel: true,
  },
  delivered: {
    get label() {
      return m.delivered()
    },
    get happened() {
      return m.wasDelivered()
    },
    stage: 'arrived',
    invoice: 'always',
    isPurchased: true,
    hasParcel: true,
    get tab() {
      return m.deliveredTab()
    },
  },
  cancelled: {
    get label() {
      return m.cancelled()
    },
    get happened() {
      return m.wasCancelled()
    },
    stage: 'over',
    invoice: 'never',
    isPurchased: false,
    hasParcel: false,
    get tab() {
      return m.cancelledTab()
    },
  },
  returned: {
    get label() {
      return m.returned()
    },
    get happened() {
      return m.wasReturned()
    },
    stage: 'over',
    invoice: 'always',
    isPurchased: true,
    hasParcel: false,
    get tab() {
      return m.returnedTab()
    },
  },
  undelivered: {
    get label() {
      return m.notDelivered()
    },
    get happened() {
      return m.wasUndelivered()
    },
    stage: 'over',
    invoice: 'always',
    isPurchased: false,
    hasParcel: false,
    get tab() {
      return m.undeliveredTab()
    },
  },
} as const satisfies Record<string, StatusFacts>

export type OrderStatus = keyof typeof statuses

type StatusIn<Stage extends StatusFacts['stage']> = {
  [Status in OrderStatus]: (typeof statuses)[Status]['stage'] extends Stage ? Status : never
}[OrderStatus]

export const orderStatuses = Object.keys(statuses) as [OrderStatus, ...OrderStatus[]]

export const statusFacts: Readonly<Record<OrderStatus, StatusFacts>> = statuses

const inStage = <Stage extends StatusFacts['stage']>(stage: Stage) =>
  orderStatuses.filter((status): status is StatusIn<Stage> => statuses[status].stage === stage)

/** Of orders whose goods are still to reach the customer. */
export const openStatuses = inStage('open')

/** How an order ends without its goods being with the customer: no money is due for it any more. Triggers repeat these (`mark_order`, `file_order`): another one needs a migration. */
export const overStatuses = inStage('over')

/** What an order without trouble goes through. */
export const usualStatuses: readonly OrderStatus[] = [...openStatuses, ...inStage('arrived')]

/** Orders in which somebody bought nothing in the end. */
export const unboughtStatuses = orderStatuses.filter((status) => !statuses[status].isPurchased)

/** Orders that were somebody's and are not under way any more. */
export const purchasedBeforeStatuses = orderStatuses.filter(
  (status) => statuses[status].isPurchased && statuses[status].stage !== 'open',
)

/** Of parcels whose outcome is known: they left, and are with the customer, came back or never arrived. */
export const outcomeStatuses = orderStatuses.filter(
  (status) => statuses[status].stage !== 'open' && statuses[status].invoice === 'always',
)

/** Of these, the ones that are with the customer. */
export const arrivedStatuses = inStage('arrived')

/** And the ones that nobody took. */
export const notTakenStatuses = outcomeStatuses.filter((status) => !statuses[status].isPurchased)

export const isOver = (status: OrderStatus): boolean => statuses[status].stage === 'over'

/** Whether there is a parcel whose number may turn out to be wrong. */
export const mayCorrectParcel = (status: OrderStatus): boolean => statuses[status].hasParcel

/** Whether the parcel is with the carrier: its customer looks for it. */
export const isOnItsWay = (status: OrderStatus): boolean =>
  statuses[status].hasParcel && statuses[status].stage === 'open'

/** What is said of pieces that left an order after they were sent: they came back, or did not arrive. */
export const returnedLabel = (status: OrderStatus): string =>
  statusFacts[status === 'undelivered' ? 'undelivered' : 'returned'].label
