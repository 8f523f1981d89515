import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '../../kit/toast.ts'
import { m } from '../messages/resource.messages.ts'
import type { BulkAction, BulkOutcome, Noun } from './list.ts'
import { countOf } from './list.ts'

export interface Bulk<Row> {
  /** The label of the running action. */
  readonly running: string | undefined
  /** @returns whether it was done, and not called off or failed as a whole */
  start(action: BulkAction<Row>, rows: readonly Row[]): Promise<boolean>
}

/** How many refusals are told one by one. */
const MOST_NAMED = 3

/** Does something to the chosen rows, and tells at the end what worked and what was refused, and why. */
export function useBulk<Row>(
  noun: Noun,
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Bulk<Row> {
  const [running, setRunning] = useState<string>()

  const showOutcome = (done: string, rows: readonly Row[], outcomes: readonly BulkOutcome[]) => {
    const refused = outcomes.filter(({ ok }) => !ok)
    const changed = outcomes.length - refused.length
    if (changed > 0) toast.success(`${countOf(changed, noun)} ${done}`)
    if (refused.length === 0) return
    const nameOfKey = (key: string) => {
      const row = rows.find((one) => keyOf(one) === key)
      return row ? nameOf(row) : key
    }
    toast.error(m.notChanged({ items: countOf(refused.length, noun) }), {
      description: refused
        .slice(0, MOST_NAMED)
        .map(({ _id, message }) => `${nameOfKey(_id)}: ${message}`)
        .join('\n'),
      duration: 10_000,
    })
  }

  return {
    running,
    async start(action, rows) {
      setRunning(action.label)
      try {
        const outcomes = await action.run(rows)
        showOutcome(action.done, rows, outcomes)
        return outcomes.length > 0
      } catch (error) {
        toast.error(errorText(error, { action: (cause) => m.changingFailed({ noun: noun.many, cause }) }))
        return false
      } finally {
        setRunning(undefined)
      }
    },
  }
}
