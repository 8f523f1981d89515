import { formatIndiaTime } from '#/platform/time/india.ts'
import type { Sales } from '../sales.schema.ts'
import { periodWords } from './periodSearch.ts'

/** What stands above the figures: of when they are, and what they are compared with. */
export function figuresText(
  { period, at, isReplica }: Pick<Sales, 'period' | 'at' | 'isReplica'>,
  failed: boolean,
) {
  const { label, before } = periodWords[period.name]
  return [
    failed && 'These figures are not up to date: the shop could not be reached.',
    `${label}, compared with ${before}.`,
    isReplica && `As of ${formatIndiaTime(at)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
