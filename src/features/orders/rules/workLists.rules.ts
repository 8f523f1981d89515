/** The queues of the admin's list. */
export const workListNames = [
  'approval',
  'packing',
  'shipping',
  'onTheWay',
  'cash',
  'requests',
  'returns',
] as const

export type WorkListName = (typeof workListNames)[number]

/** What the dashboard counts: nothing goes on until somebody does it. */
export const urgentNeeds = [
  'approval',
  'packing',
  'shipping',
  'returns',
] as const satisfies readonly WorkListName[]
