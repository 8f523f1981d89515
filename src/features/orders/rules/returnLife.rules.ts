import type { Role } from '#/platform/http/roles.rules.ts'
import { m } from '../messages/orders.messages.ts'
import type { OrderEventName } from './events.rules.ts'
import { liveRequests, type RequestState } from './returnRequests.rules.ts'

/** One way of a return that was asked for to its next state. That the pieces arrive closes it, whatever state it is in. */
export interface ReturnStep {
  readonly action: 'answerReturn' | 'withdrawReturn' | 'acceptReturn' | 'questionReturn' | 'refuseReturn'
  readonly by: Role
  readonly from: readonly RequestState[]
  readonly to: RequestState
  /** What the timeline tells of it. */
  readonly event: OrderEventName
  /** The admin's button, beside the request. */
  readonly label?: string
}

/** The life of a return until its pieces arrive. Buttons and handlers read this table; what it does not list cannot happen. */
export const returnLife: readonly ReturnStep[] = [
  {
    action: 'acceptReturn',
    by: 'admin',
    from: ['open', 'question'],
    to: 'accepted',
    event: 'returnAccepted',
    get label() {
      return m.accept()
    },
  },
  {
    action: 'questionReturn',
    by: 'admin',
    from: ['open'],
    to: 'question',
    event: 'returnQuestion',
    get label() {
      return m.askCustomer()
    },
  },
  {
    action: 'refuseReturn',
    by: 'admin',
    // Also what never came, or came in another state than was said.
    from: liveRequests,
    to: 'refused',
    event: 'returnRefused',
    get label() {
      return m.refuse()
    },
  },
  { action: 'answerReturn', by: 'customer', from: ['question'], to: 'open', event: 'returnAnswered' },
  { action: 'withdrawReturn', by: 'customer', from: liveRequests, to: 'withdrawn', event: 'returnWithdrawn' },
]

export type ReturnAction = ReturnStep['action']
export const returnActions = [
  'acceptReturn',
  'questionReturn',
  'refuseReturn',
  'answerReturn',
  'withdrawReturn',
] as const satisfies readonly ReturnAction[]

/** The steps that somebody may take with a request now; none where there is no request. */
export const returnStepsOf = (role: Role, state: RequestState | undefined): readonly ReturnStep[] =>
  state === undefined ? [] : returnLife.filter(({ by, from }) => by === role && from.includes(state))

/** The row of an action. */
export const returnStep = (action: ReturnAction): ReturnStep => {
  const step = returnLife.find((one) => one.action === action)
  if (!step) throw new Error(`No step is called ${action}`)
  return step
}
