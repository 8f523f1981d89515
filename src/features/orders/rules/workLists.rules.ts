import { m } from '../messages/orders.messages.ts'

/** The work lists of the admin: orders that wait for somebody, by what their tab says. */
const workLists = {
  get approval() {
    return m.toApprove()
  },
  get packing() {
    return m.toPack()
  },
  get shipping() {
    return m.toShip()
  },
  get onTheWay() {
    return m.onTheWay()
  },
  get cash() {
    return m.toCollect()
  },
  get returnRequests() {
    return m.returnsAsked()
  },
  get comingBack() {
    return m.comingBack()
  },
  get refunds() {
    return m.refundsDue()
  },
} as const

export type WorkListName = keyof typeof workLists
export const workListNames = Object.keys(workLists) as [WorkListName, ...WorkListName[]]
export const workListLabels: Readonly<Record<WorkListName, string>> = workLists

/** What two of them were called in addresses and requests until November 2026; links to them still open. */
const earlierNames = { requests: 'returnRequests', returns: 'refunds' } as const

/** The names by which a work list may be asked for. */
export const askedNames = [...workListNames, ...Object.keys(earlierNames)] as [string, ...string[]]

/** The work list of a name, be it an earlier one. */
export const workListOf = (name: unknown): WorkListName | undefined =>
  typeof name === 'string'
    ? workListNames.find((each) => each === name || earlierNames[name as keyof typeof earlierNames] === each)
    : undefined

/** What the dashboard counts: nothing goes on until somebody does it. */
export const urgentNeeds = [
  'approval',
  'packing',
  'shipping',
  'returnRequests',
  'refunds',
] as const satisfies readonly WorkListName[]
