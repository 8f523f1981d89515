import { formatIndiaTime } from '#/platform/time/india.ts'
import { m } from '../messages/sales.messages.ts'
import type { Sales } from '../sales.schema.ts'
import { periodWords } from './periodSearch.ts'

/** What stands above the figures: of when they are, and what they are compared with. */
export function figuresText(
  { period, at, isReplica }: Pick<Sales, 'period' | 'at' | 'isReplica'>,
  failed: boolean,
) {
  const { label, before } = periodWords[period.name]
  return [
    failed && m.notUpToDate(),
    m.periodAndBefore({ label: label(), before: before() }),
    isReplica && m.asOf({ time: formatIndiaTime(at) }),
  ]
    .filter(Boolean)
    .join(' ')
}
