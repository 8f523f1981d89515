import { errorText } from '#/platform/http/errorText.ts'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'

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
          <p>{errorText(error, { action: 'fetching products', reasons: 'none' })}</p>
          <p>Check the connection and try again.</p>
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
