import { Button } from '#/ui/kit/Button.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import type { Suggestions } from '../../productSearch/productSearch.schema.ts'

export interface SearchStateProps {
  typed: string
  isSettled: boolean
  isError: boolean
  found: Suggestions | undefined
  onRetry: () => void
  /** Another text is to be searched. */
  onText: (text: string) => void
  /** All that the text finds is wanted. */
  onAll: () => void
}

/** Below the products of the box: what is going on, what was understood, and the way to all of them. */
export function SearchState(props: SearchStateProps) {
  const { typed, isSettled, isError, found, onRetry, onText, onAll } = props
  if (typed === '') return <p role="status" />
  const isFound = found !== undefined && found.products.length > 0
  const isNothing = isSettled && found !== undefined && !isFound
  return (
    <>
      <div role="status" className="text-ink-soft">
        {isError ? (
          <p className="py-4">The search did not answer. Check the connection and type again.</p>
        ) : isNothing ? (
          <p className="py-4">No products found</p>
        ) : isFound ? (
          <>
            {found.didYouMean !== null && (
              <p className="pt-3">
                Showing results for <strong className="text-ink">{found.didYouMean}</strong>
              </p>
            )}
            {found.isPartial && <p className="pt-3">Nothing has all of this. This comes nearest.</p>}
            <span className="sr-only">{isSettled && countWords(found)}</span>
          </>
        ) : (
          <p className="py-4">
            <Spinner label="Searching" />
          </p>
        )}
      </div>
      {isError && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      {isNothing && found.corrections.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 pb-3">
          <p>Did you mean</p>
          {found.corrections.map((text) => (
            <Button key={text} size="sm" className="wrap-anywhere" onClick={() => onText(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      {isFound && (
        <Button block className="mt-3" onClick={onAll}>
          {found.total === 1 ? 'See the result' : `See all ${found.total.toLocaleString('en-IN')} results`}
        </Button>
      )}
    </>
  )
}

function countWords({ products, total, lists }: Suggestions): string {
  const shown = `${products.length} of ${total} ${total === 1 ? 'product' : 'products'}`
  return lists.length === 0 ? shown : `${shown}, ${lists.length} ${lists.length === 1 ? 'list' : 'lists'}`
}
