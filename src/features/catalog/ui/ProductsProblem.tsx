import { errorText } from '#/platform/http/errorText.ts'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { m } from '../messages/catalog.messages.ts'

export interface ProductsProblemProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** Products could not be had (specification, section 8). */
export function ProductsProblem({ error, onRetry, retrying }: ProductsProblemProps) {
  return (
    <ErrorState
      title={m.productsFailed()}
      text={
        <>
          <p>{errorText(error, { action: (cause) => m.fetchingFailed({ cause }), reasons: 'none' })}</p>
          <p>{m.checkConnection()}</p>
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
