import { useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { ListKey } from '../../attributes/attributes.rules.ts'
import { useChangeValueList } from '../../lists/lists.queries.ts'
import type { ValueList, WantedValue } from '../../lists/lists.schema.ts'

const OVERTAKEN =
  'Somebody else changed this list meanwhile. It is shown as it is now; what you typed is still here.'

export interface ListChange {
  readonly pending: boolean
  /** Why the last change was refused. */
  readonly problem: string | undefined
  /** Writes the list. What was refused is said where it was asked for (`problem`), or else in passing. @returns whether it was written */
  change(values: readonly WantedValue[], ways?: Ways): Promise<boolean>
  forget(): void
}

interface Ways {
  /** A refusal is shown where it was asked for. */
  readonly isSaidHere?: boolean
  /** Nothing is said of what went well: it is seen. */
  readonly isQuiet?: boolean
  readonly done?: string
}

/** Changes of a list as it is shown: one that somebody else has changed since is not overwritten. */
export function useListChange({ key, version }: ValueList): ListChange {
  const save = useChangeValueList(key as ListKey)
  const [problem, setProblem] = useState<string>()
  return {
    pending: save.isPending,
    problem,
    forget: () => setProblem(undefined),
    async change(values, { isSaidHere, isQuiet, done } = {}) {
      setProblem(undefined)
      try {
        const { message } = await save.mutateAsync({ values: [...values], seen: version })
        if (!isQuiet) toast.success(done ?? message)
        return true
      } catch (error) {
        const isOvertaken = error instanceof ApiError && error.code === 'changed_meanwhile'
        const text = isOvertaken ? OVERTAKEN : errorText(error, { action: 'saving the list' })
        if (isSaidHere) setProblem(text)
        else toast.error(text)
        return false
      }
    },
  }
}
