import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { toast } from '#/ui/kit/toast.ts'
import type { ListKey } from '../../attributes/attributes.rules.ts'
import { useChangeValueList, valueListsQuery } from '../../lists/lists.queries.ts'
import type { ValueList, WantedValue } from '../../lists/lists.schema.ts'
import { m } from './messages/lists.messages.ts'

type ListEdit = (values: ValueList['values']) => readonly WantedValue[]

export interface ListChange {
  readonly pending: boolean
  /** Why the last change was refused. */
  readonly problem: string | undefined
  /**
   * Writes what an edit makes of the list. One press waits for the one before and begins with what that left. What was refused is
   * said where it was asked for (`problem`), or else in passing. @returns whether it was written
   */
  change(edit: ListEdit, ways?: Ways): Promise<boolean>
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
export function useListChange(shown: ValueList): ListChange {
  const { key } = shown
  const queryClient = useQueryClient()
  const save = useChangeValueList(key as ListKey)
  const [problem, setProblem] = useState<string>()
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const write = (edit: ListEdit) => {
    const lists = queryClient.getQueryData(valueListsQuery.queryKey)
    const { values, version } = lists?.find((list) => list.key === key) ?? shown
    return save.mutateAsync({ values: [...edit(values)], seen: version })
  }
  return {
    pending: save.isPending,
    problem,
    forget: () => setProblem(undefined),
    async change(edit, { isSaidHere, isQuiet, done } = {}) {
      setProblem(undefined)
      const written = before.current.then(() => write(edit))
      before.current = written.catch(() => undefined)
      try {
        const { message } = await written
        if (!isQuiet) toast.success(done ?? message)
        return true
      } catch (error) {
        const isOvertaken = error instanceof ApiError && error.code === 'changed_meanwhile'
        const text = isOvertaken
          ? m.overtaken()
          : errorText(error, { action: (cause) => m.savingFailed({ cause }) })
        if (isSaidHere) setProblem(text)
        else toast.error(text)
        return false
      }
    },
  }
}
