import { useState } from 'react'
import { toast } from '#/ui/kit/toast.ts'
import { failureText } from '../failureText.ts'
import type { BulkAction, Noun } from './list.ts'
import { countOf } from './list.ts'

export interface Bulk<Row> {
  /** How far the running one is, or undefined. */
  readonly progress: { readonly label: string; readonly done: number; readonly of: number } | undefined
  start(action: BulkAction<Row>, rows: readonly Row[]): Promise<void>
}

/** Does something to several rows in turn, and tells at the end what worked and what was refused, and why. */
export function useBulk<Row>(noun: Noun, nameOf: (row: Row) => string): Bulk<Row> {
  const [progress, setProgress] = useState<Bulk<Row>['progress']>()
  return {
    progress,
    async start(action, rows) {
      const refused: string[] = []
      for (const [at, row] of rows.entries()) {
        setProgress({ label: action.label, done: at, of: rows.length })
        try {
          await action.run(row)
        } catch (error) {
          refused.push(`${nameOf(row)}: ${failureText(error, `changing ${noun.one}`)}`)
        }
      }
      setProgress(undefined)
      const done = rows.length - refused.length
      if (done > 0) toast.success(`${countOf(done, noun)} ${action.done}`)
      if (refused.length > 0) {
        toast.error(`${countOf(refused.length, noun)} not changed`, {
          description: refused.slice(0, 3).join('\n'),
          duration: 10_000,
        })
      }
    },
  }
}
