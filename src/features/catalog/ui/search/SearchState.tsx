import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import type { Suggestions } from '../../productSearch/productSearch.schema.ts'
import { m } from './messages/search.messages.ts'

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
          <p className="py-4">{m.noAnswer()}</p>
        ) : isNothing ? (
          <p className="py-4">{m.noProducts()}</p>
        ) : isFound ? (
          <>
            {found.didYouMean !== null && (
              <p className="pt-3">
                {m.showingResultsFor()} <strong className="text-ink">{found.didYouMean}</strong>
              </p>
            )}
            {found.isPartial && <p className="pt-3">{m.nothingHasAll()}</p>}
            <span className="sr-only">{isSettled && countWords(found)}</span>
          </>
        ) : (
          <p className="py-4">
            <Spinner label={m.searching()} />
          </p>
        )}
      </div>
      {isError && (
        <Button size="sm" onClick={onRetry}>
          {m.tryAgain()}
        </Button>
      )}
      {isNothing && found.corrections.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 pb-3">
          <p>{m.didYouMean()}</p>
          {found.corrections.map((text) => (
            <Button key={text} size="sm" className="wrap-anywhere" onClick={() => onText(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      {isFound && (
        <Button block className="mt-3" onClick={onAll}>
          {found.total === 1 ? m.seeTheResult() : m.seeAllResults({ total: formatNumber(found.total) })}
        </Button>
      )}
    </>
  )
}

function countWords({ products, total, lists }: Suggestions): string {
  const shown = m.shownOf({ shown: products.length, count: total })
  return lists.length === 0 ? shown : `${shown}, ${m.lists({ count: lists.length })}`
}
