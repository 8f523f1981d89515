import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { problemOf } from './productProblem.ts'

export interface ProductsProblemProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** Products could not be had (specification, section 8). */
export function ProductsProblem({ error, onRetry, retrying }: ProductsProblemProps) {
  return (
    <ErrorState
      title="Failed to fetch product data"
      text={
        <>
          <p>{problemOf('fetching products', error)}</p>
          <p>Check the connection and try again.</p>
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
