import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { m } from '../messages/resource.messages.ts'
import { type BulkAction, countOf, type Noun } from './list.ts'
import type { Bulk } from './useBulk.ts'

export interface BulkBarProps<Row> {
  noun: Noun
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  bulk: Bulk<Row>
  /** Rows of the page. */
  shown: number
  onChooseAll: () => void
  onDone: () => void
}

/** What can be done with the chosen rows; stays in sight while the list scrolls. */
export function BulkBar<Row>({ noun, rows, actions, bulk, shown, onChooseAll, onDone }: BulkBarProps<Row>) {
  const { running } = bulk
  const [asking, setAsking] = useState<BulkAction<Row>>()
  const start = async (action: BulkAction<Row>) => {
    if (await bulk.start(action, rows)) onDone()
    setAsking(undefined)
  }
  return (
    <div className="sticky top-2 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-peacock/30 bg-peacock-wash px-4 py-2">
      <p role="status" className="me-auto font-semibold tabular-nums">
        {m.chosen({ items: countOf(rows.length, noun) })}
      </p>
      {/* A laptop has the box above the boxes; of a phone's cards the head is hidden. */}
      {rows.length < shown && (
        <Button
          size="sm"
          variant="quiet"
          disabled={running !== undefined}
          className="md:hidden"
          onClick={onChooseAll}
        >
          {m.chooseAllOf({ count: shown })}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          pending={running === action.label}
          disabled={running !== undefined}
          className={action.tone === 'danger' ? 'text-danger!' : undefined}
          onClick={() => (action.question ? setAsking(action) : void start(action))}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="quiet" disabled={running !== undefined} onClick={onDone}>
        {m.clearChoice()}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking?.question ?? ''}
        text={m.cannotBeTakenBack({ items: countOf(rows.length, noun) })}
        confirmLabel={asking?.label ?? ''}
        tone={asking?.tone ?? 'primary'}
        pending={running !== undefined}
        onConfirm={() => asking && void start(asking)}
        onCancel={() => setAsking(undefined)}
      />
    </div>
  )
}
