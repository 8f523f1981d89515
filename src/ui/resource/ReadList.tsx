import type { ReactNode } from 'react'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { m } from './messages/resource.messages.ts'

/** What is asked of a query of TanStack Query. */
interface Read<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface ReadListProps<Data> {
  /** What it lists: `size charts`. */
  noun: string
  list: Read<Data>
  /** Nothing is there yet; an empty array unless said. */
  isEmpty?: (data: Data) => boolean
  /** What is shown then. */
  empty: ReactNode
  children: (data: Data) => ReactNode
}

/** A list that is read whole: while it loads, when it cannot be had, while there is nothing, and its rows. */
export function ReadList<Data>({ noun, list, isEmpty = hasNoRows, empty, children }: ReadListProps<Data>) {
  const { data, isError, isFetching, refetch } = list
  if (data === undefined)
    return isError ? (
      <ErrorState
        title={m.listNotLoaded({ noun })}
        text={m.checkConnection()}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-64" />
    )
  return isEmpty(data) ? empty : children(data)
}

const hasNoRows = (data: unknown) => Array.isArray(data) && data.length === 0
