import type { Role } from '#/platform/http/roles.rules.ts'
import { m } from '../messages/orders.messages.ts'
import { type CashCheck, isCashHeld } from './cashCheck.rules.ts'
import { arrivesBy, type MethodFacts, type PaymentState } from './payments.rules.ts'
import { returnActions, returnStepsOf } from './returnLife.rules.ts'
import type { RequestState } from './returnRequests.rules.ts'
import { isOver, mayCorrectParcel, type OrderStatus, statusFacts, usualStatuses } from './statuses.rules.ts'
import type { WorkListName } from './workLists.rules.ts'

/** A customer acts on own orders only; that is decided where the order is looked up. */

interface StepFacts {
  readonly action: 'pack' | 'ship' | 'deliver' | 'undelivered' | 'return' | 'cancel'
  readonly by: Role
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  /** The goods leave the shop with it: the tax invoice is due, and why they leave before their money has to be said. */
  readonly sendsGoods?: true
  /** Not while the order waits for pieces that it was exchanged for. */
  readonly holdsForExchange?: true
  /** Not while the order waits for its customer, or for a part of its money. */
  readonly holdsForCash?: true
  /** Not once the shop began with work that it does not give back. */
  readonly holdsForWork?: true
  /** Not once pieces of an offer came back that its own were exchanged for. */
  readonly holdsForOffer?: true
  /** The pieces go back into stock; of what is returned, those that somebody looked at and found good. */
  readonly givesStockBack?: 'all' | 'good'
  /** The admin's button; the customer's own is made where it stands. */
  readonly label: string
  /** The admin's list in which it may be taken for many orders at once. */
  readonly many?: WorkListName
}

/** What belongs to a step besides that it is taken, and so which dialog asks for it. */
type Asked =
  | {
      readonly asks: 'confirmation'
      readonly question: string
      /** It is said when the payment could still be approved. */
      readonly mentionsPayment?: true
    }
  /** Carrier and tracking number. */
  | { readonly asks: 'parcel' }
  /** What became of the parcel: refused at the door or lost on the way. */
  | { readonly asks: 'outcome' }
  /** Which pieces came back, and how much money goes back for them. */
  | { readonly asks: 'pieces' }
  /** Nothing, after a question of its own beside the other steps: it ends the order. */
  | { readonly asks: 'cancellation' }

/** One way from a status to the next. */
export type Step = StepFacts & Asked

/** The life of an order. Buttons, dialogs and handlers read this table; what it does not list cannot happen. */
export const orderLife: readonly Step[] = [
  {
    action: 'pack',
    by: 'admin',
    from: ['placed'],
    to: 'packed',
    holdsForExchange: true,
    holdsForCash: true,
    get label() {
      return m.markPacked()
    },
    asks: 'confirmation',
    get question() {
      return m.packAsk()
    },
    mentionsPayment: true,
    many: 'packing',
  },
  {
    action: 'ship',
    by: 'admin',
    from: ['packed'],
    to: 'shipped',
    sendsGoods: true,
    get label() {
      return m.ship()
    },
    asks: 'parcel',
    many: 'shipping',
  },
  {
    action: 'deliver',
    by: 'admin',
    from: ['shipped'],
    to: 'delivered',
    get label() {
      return m.markDelivered()
    },
    asks: 'confirmation',
    get question() {
      return m.deliverAsk()
    },
    many: 'onTheWay',
  },
  {
    action: 'undelivered',
    by: 'admin',
    from: ['shipped'],
    to: 'undelivered',
    givesStockBack: 'good',
    get label() {
      return m.didNotArrive()
    },
    asks: 'outcome',
  },
  {
    action: 'return',
    by: 'admin',
    from: ['delivered'],
    to: 'returned',
    givesStockBack: 'good',
    get label() {
      return m.takeReturn()
    },
    asks: 'pieces',
  },
  {
    action: 'cancel',
    by: 'customer',
    from: ['placed'],
    to: 'cancelled',
    holdsForWork: true,
    holdsForOffer: true,
    givesStockBack: 'all',
    get label() {
      return m.cancelOrder()
    },
    asks: 'cancellation',
  },
  {
    action: 'cancel',
    by: 'admin',
    from: ['placed', 'packed'],
    to: 'cancelled',
    givesStockBack: 'all',
    get label() {
      return m.cancelOrder()
    },
    asks: 'cancellation',
  },
]

/** What is done about the money of an order that stands. */
export interface MoneyStep {
  readonly action: 'approve' | 'collectCash' | 'giveReference'
  readonly by: Role
  /** The money that it is about. */
  readonly arrives: MethodFacts['arrives']
  /** Any status but the last ones, unless said. */
  readonly from?: readonly OrderStatus[]
}

/** While the payment is pending and the order is not over. */
export const orderMoney: readonly MoneyStep[] = [
  { action: 'giveReference', by: 'customer', arrives: 'transfer' },
  { action: 'approve', by: 'admin', arrives: 'transfer' },
  // Nobody has the cash of a parcel that has not left.
  // guard: cash-after-shipping
  { action: 'collectCash', by: 'admin', arrives: 'courier', from: ['shipped', 'delivered'] },
]

/** The statuses in which the cash of a parcel may be with the shop. */
export const cashStatuses = orderMoney.flatMap(({ action, from }) => (action === 'collectCash' && from) || [])

export const orderActions = [
  'confirmCash',
  'giveReference',
  'approve',
  'approveAdvance',
  'passCash',
  'pack',
  'ship',
  'deliver',
  'undelivered',
  'return',
  'collectCash',
  'correctParcel',
  'cancel',
  ...returnActions,
  'note',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What the life of an order depends on. */
export interface OrderState {
  readonly status: OrderStatus
  readonly payment: PaymentState
  /** The state of the newest return that was asked for; left out where none was, or where it does not matter. */
  readonly request?: RequestState | undefined
  /** It waits for pieces that it was exchanged for. */
  readonly isHeld?: boolean
  /** Pieces of an offer came back that its own were exchanged for. */
  readonly isBoundByOffer?: boolean
  /** What it still needs before it is packed; left out where that does not matter. */
  readonly codCheck?: CashCheck
  /** The shop began with something of it that it does not give back. */
  readonly isWorkedOn?: boolean
  /** A part of its money was asked for in advance and is not there. */
  readonly isAdvanceOpen?: boolean
}

/** Whether money is still to come for an order. */
export const isDue = ({ status, payment }: OrderState): boolean =>
  payment.status === 'Pending' && !isOver(status)

/** Whether what an order costs is to be paid, or was: of one that ended before, nobody pays it any more. */
export const isCharged = (state: OrderState): boolean => state.payment.status === 'Completed' || isDue(state)

/** Whether a step about the money can be taken now. */
export const mayTakeMoney = ({ arrives, from }: MoneyStep, state: OrderState): boolean =>
  arrivesBy(arrives, state.payment.type) && isDue(state) && (from?.includes(state.status) ?? true)

/** The step by which somebody takes an order to another status, if there is one. */
export const stepTo = (role: Role, from: OrderStatus, to: OrderStatus): Step | undefined =>
  orderLife.find((step) => step.by === role && step.to === to && step.from.includes(from))

/** Whether a status can only be reached by saying something of this kind. */
export const isAskedFor = (asks: Step['asks'], to: OrderStatus): boolean =>
  orderLife.some((step) => step.to === to && step.asks === asks)

/** Whether a placed order waits for its customer or for a part of its money. */
const waitsForCustomer = ({ status, codCheck = 'none' }: OrderState): boolean =>
  status === 'placed' && isCashHeld(codCheck)

/** Whether its customer is asked to say once more that it is wanted. */
export const mayConfirmCash = (state: OrderState): boolean =>
  waitsForCustomer(state) && state.codCheck === 'confirm'

/** Whether the first part of its money may come, so that its customer gives the reference. */
export const mayPayAdvance = (state: OrderState): boolean =>
  waitsForCustomer(state) && state.codCheck === 'advance' && state.isAdvanceOpen === true

/** Whether an admin may write down that this part is there: also of an order that was let pass meanwhile. */
export const mayApproveAdvance = (state: OrderState): boolean => isDue(state) && state.isAdvanceOpen === true

/** Whether it is not to be packed yet, so that an admin may let it pass. */
export const mayPassCash = waitsForCustomer

/** What somebody may do with an order now, in the order in which it is offered. */
export function actionsOf(role: Role, state: OrderState): OrderAction[] {
  const may = new Set<OrderAction>(
    [
      ...orderLife.filter(
        (step) =>
          step.by === role &&
          step.from.includes(state.status) &&
          !(step.holdsForExchange && state.isHeld) &&
          !(step.holdsForCash && waitsForCustomer(state)) &&
          !(step.holdsForWork && state.isWorkedOn) &&
          !(step.holdsForOffer && state.isBoundByOffer),
      ),
      ...orderMoney.filter((step) => step.by === role && mayTakeMoney(step, state)),
      ...returnStepsOf(role, state.request),
    ].map((step) => step.action),
  )
  if (role === 'customer' && mayConfirmCash(state)) may.add('confirmCash')
  if (role === 'customer' && mayPayAdvance(state)) may.add('giveReference')
  if (role === 'admin' && mayApproveAdvance(state)) may.add('approveAdvance')
  if (role === 'admin' && mayPassCash(state)) may.add('passCash')
  if (role === 'admin') may.add('note')
  if (role === 'admin' && mayCorrectParcel(state.status)) may.add('correctParcel')
  return orderActions.filter((action) => may.has(action))
}

/** Why a step is refused, in words for whoever asked. */
export function refusalText(role: Role, from: OrderStatus, to: OrderStatus): string {
  if (role === 'customer' && to === 'cancelled' && from === 'packed') {
    return m.alreadyPacked()
  }
  return m.cannotBecome({ from: statusFacts[from].label, to: statusFacts[to].label })
}

/** A step with a button and a dialog of its own. */
export type AdminStep = Exclude<Step, { asks: 'cancellation' }>

/** The steps that an admin takes one order at a time, in the order of their buttons. */
export const adminSteps = orderLife.filter(
  (step): step is AdminStep => step.by === 'admin' && step.asks !== 'cancellation',
)

/** Those that bring an order nearer to its customer: the next of them is the button that stands out. */
export const usualSteps = adminSteps.filter(({ to }) => usualStatuses.includes(to))

/** The statuses of the orders in a work list, out of which its step leads. */
export const statusesIn = (list: WorkListName): OrderStatus[] =>
  orderLife.flatMap(({ many, from }) => (many === list ? from : []))

/** The steps that may be taken for many orders at once. */
export const manySteps = orderLife.filter(({ many }) => many !== undefined)
