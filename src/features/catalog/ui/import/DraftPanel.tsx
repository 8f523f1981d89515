import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { toast } from '#/ui/kit/toast.ts'
import {
  previewQuery,
  useChooseValues,
  useDiscardImport,
  useStartImport,
} from '../../import/import.queries.ts'
import type { Import, Preview } from '../../import/import.schema.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { productsOf, rowsOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RateGaps } from './RateGaps.tsx'
import { areSameTicks, countTicks, storedTicks, type TickedValues } from './tickedValues.ts'
import { UnknownValues } from './UnknownValues.tsx'

export interface DraftPanelProps {
  draft: Import
  onDiscarded: () => void
}

/** The second step: what the file would do, before it does. */
export function DraftPanel({ draft, onDiscarded }: DraftPanelProps) {
  const [createCategories, setCreateCategories] = useState(false)
  const preview = useQuery(previewQuery(draft._id, createCategories))
  const [ticks, setTicks] = useState<TickedValues>()
  const start = useStartImport(draft._id)
  const choose = useChooseValues(draft._id)
  const discard = useDiscardImport(draft._id)
  const fail = (action: (cause: string) => string) => (error: unknown) =>
    toast.error(errorText(error, { action }))
  const wanted = preview.data ? preview.data.counts.new + preview.data.counts.changed : 0
  const stored = preview.data ? storedTicks(preview.data) : {}
  const ticked = ticks ?? stored
  const areTicksStored = areSameTicks(ticked, stored)
  const { fileName: file, picturesName: pictures } = draft
  const files = pictures ? m.twoFiles({ file, pictures }) : file

  return (
    <Panel
      title={m.whatItWouldDo()}
      text={<span className="wrap-anywhere">{m.fileSummary({ files, rows: rowsOf(draft.rows) })}</span>}
    >
      {preview.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={preview.isFetching}>
          <Summary preview={preview.data} />
          {preview.data.rateGaps && <RateGaps {...preview.data.rateGaps} />}
          {preview.data.unknownValues && (
            <UnknownValues lists={preview.data.unknownValues} ticked={ticked} onTick={setTicks} />
          )}
          {preview.data.unknownCategories.length > 0 && (
            <UnknownCategories
              categories={preview.data.unknownCategories}
              create={createCategories}
              onCreate={setCreateCategories}
            />
          )}
        </div>
      ) : preview.error ? (
        <ErrorState
          level={3}
          title={m.checkFailed()}
          text={errorText(preview.error, { action: (cause) => m.checkingFailed({ cause }) })}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : (
        <Checking />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {areTicksStored ? (
          <Button
            variant="primary"
            disabled={wanted === 0 || preview.isFetching}
            pending={start.isPending}
            onClick={() =>
              start.mutate(createCategories, { onError: fail((cause) => m.startFailed({ cause })) })
            }
          >
            {preview.data
              ? wanted > 0
                ? m.importThese({ products: productsOf(wanted) })
                : m.nothingToImport()
              : m.doImport()}
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={choose.isPending}
            onClick={() =>
              choose.mutate(ticked, {
                // What was ticked while the file was looked at again waits for the next look.
                onSuccess: () => setTicks((now) => (now === ticks ? undefined : now)),
                onError: fail((cause) => m.choosingFailed({ cause })),
              })
            }
          >
            {countTicks(ticked) === 0
              ? m.checkAgainWithout()
              : m.checkAgainWith({ count: countTicks(ticked) })}
          </Button>
        )}
        <Button
          variant="quiet"
          pending={discard.isPending}
          onClick={() =>
            discard.mutate(undefined, {
              onSuccess: onDiscarded,
              onError: fail((cause) => m.discardFailed({ cause })),
            })
          }
        >
          {m.discard()}
        </Button>
      </div>
      {preview.data && preview.data.problems.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <ProblemList {...preview.data} />
        </div>
      )}
    </Panel>
  )
}

function Summary({ preview: { rows, counts, ignored } }: { preview: Preview }) {
  return (
    <>
      <p role="status" className="sr-only">
        {m.checkedSummary({
          rows: rowsOf(rows),
          added: counts.new,
          changed: counts.changed,
          unchanged: counts.unchanged,
          refused: counts.refused,
        })}
      </p>
      <ImportCounts {...counts} added={counts.new} />
      {counts.refused > 0 && (
        <Callout tone="warning" title={m.wouldBeLeftOut({ rows: rowsOf(counts.refused) })}>
          {counts.new + counts.changed > 0 ? m.leftOutImportOthers() : m.leftOutCorrect()}
        </Callout>
      )}
      {ignored.length > 0 && (
        <Callout title={m.unknownColumns()}>
          <span className="wrap-anywhere">{ignored.join(', ')}</span>
        </Callout>
      )}
    </>
  )
}

interface UnknownCategoriesProps {
  categories: Preview['unknownCategories']
  create: boolean
  onCreate: (create: boolean) => void
}

function UnknownCategories({ categories, create, onCreate }: UnknownCategoriesProps) {
  return (
    <Callout tone="warning" title={m.unknownCategories()}>
      <ul className="mt-1 list-disc ps-5">
        {categories.map(({ name, rows }) => (
          <li key={name} className="wrap-anywhere">
            {name} ({rowsOf(rows)})
          </li>
        ))}
      </ul>
      <Checkbox
        label={m.createThem()}
        hint={m.createThemHint()}
        checked={create}
        onChange={({ currentTarget }) => onCreate(currentTarget.checked)}
      />
    </Callout>
  )
}

function Checking() {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-ink-soft">
        <Spinner label={m.checkingRows()} />
        <span aria-hidden>{m.checkingRowsDots()}</span>
      </p>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['new', 'changed', 'unchanged', 'refused'].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    </div>
  )
}
