import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Button } from './Button.tsx'
import { m } from './messages/kit.messages.ts'

export interface LoadMoreProps {
  shown: number
  total: number
  /** What is counted, plural, e.g. "products". */
  noun: string
  onMore: () => void
  pending?: boolean
}

/** The end of a list that can be longer: how far it has come, and a button for more. */
export function LoadMore({ shown, total, noun, onMore, pending }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {m.showing({
          shown: formatNumber(shown),
          total: formatNumber(total),
          noun,
        })}
      </p>
      {shown < total && (
        <Button onClick={onMore} pending={pending}>
          {m.showMore()}
        </Button>
      )}
    </div>
  )
}
