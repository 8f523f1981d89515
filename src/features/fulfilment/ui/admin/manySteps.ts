import type { WorkListName } from '#/features/orders/rules/life.rules.ts'

/** What many orders of a queue can become at once. */
export interface ManyStep {
  readonly status: 'packed' | 'shipped' | 'delivered'
  readonly label: string
}

export const manySteps: Partial<Record<WorkListName, ManyStep>> = {
  packing: { status: 'packed', label: 'Mark as packed' },
  shipping: { status: 'shipped', label: 'Ship' },
  onTheWay: { status: 'delivered', label: 'Mark as delivered' },
}
