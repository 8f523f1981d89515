import { Button } from '#/ui/kit/Button.tsx'
import { type BulkAction, countOf, type Noun } from './list.ts'
import type { Bulk } from './useBulk.ts'

export interface BulkBarProps<Row> {
  noun: Noun
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  bulk: Bulk<Row>
  onDone: () => void
}

/** What can be done with the chosen rows; stays in sight while the list scrolls. */
export function BulkBar<Row>({ noun, rows, actions, bulk, onDone }: BulkBarProps<Row>) {
  const { progress } = bulk
  return (
    <div className="sticky top-2 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-peacock/30 bg-peacock-wash px-4 py-2">
      <p role="status" className="me-auto font-semibold tabular-nums">
        {progress
          ? `${progress.label}: ${progress.done} of ${progress.of}`
          : `${countOf(rows.length, noun)} chosen`}
      </p>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          pending={progress?.label === action.label}
          disabled={progress !== undefined}
          onClick={async () => {
            await bulk.start(action, rows)
            onDone()
          }}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="quiet" disabled={progress !== undefined} onClick={onDone}>
        Clear choice
      </Button>
    </div>
  )
}
