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
  const fail = (action: string) => (error: unknown) => toast.error(errorText(error, { action }))
  const wanted = preview.data ? preview.data.counts.new + preview.data.counts.changed : 0
  const stored = preview.data ? storedTicks(preview.data) : {}
  const ticked = ticks ?? stored
  const areTicksStored = areSameTicks(ticked, stored)
  const files = [draft.fileName, draft.picturesName].filter(Boolean).join(' and ')

  return (
    <Panel
      title="What this file would do"
      text={
        <span className="wrap-anywhere">{`${files}, ${rowsOf(draft.rows)}. Nothing is written yet.`}</span>
      }
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
          title="The file could not be checked"
          text={errorText(preview.error, { action: 'checking the file' })}
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
            onClick={() => start.mutate(createCategories, { onError: fail('starting the import') })}
          >
            {preview.data ? (wanted > 0 ? `Import ${productsOf(wanted)}` : 'Nothing to import') : 'Import'}
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={choose.isPending}
            onClick={() =>
              choose.mutate(ticked, {
                // What was ticked while the file was looked at again waits for the next look.
                onSuccess: () => setTicks((now) => (now === ticks ? undefined : now)),
                onError: fail('choosing values'),
              })
            }
          >
            {countTicks(ticked) === 0
              ? 'Check again without new values'
              : `Check again with ${countTicks(ticked)} new ${countTicks(ticked) === 1 ? 'value' : 'values'}`}
          </Button>
        )}
        <Button
          variant="quiet"
          pending={discard.isPending}
          onClick={() =>
            discard.mutate(undefined, { onSuccess: onDiscarded, onError: fail('discarding the file') })
          }
        >
          Discard and choose another file
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
        {`${rowsOf(rows)} checked: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`}
      </p>
      <ImportCounts {...counts} added={counts.new} />
      {counts.refused > 0 && (
        <Callout tone="warning" title={`${rowsOf(counts.refused)} would be left out`}>
          {counts.new + counts.changed > 0
            ? 'You can import the others now, or correct the file and choose it again.'
            : 'Correct the file and choose it again.'}
        </Callout>
      )}
      {ignored.length > 0 && (
        <Callout title="Columns that are not known and not read">
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
    <Callout tone="warning" title="Categories that the shop does not have">
      <ul className="mt-1 list-disc ps-5">
        {categories.map(({ name, rows }) => (
          <li key={name} className="wrap-anywhere">
            {name} ({rowsOf(rows)})
          </li>
        ))}
      </ul>
      <Checkbox
        label="Create them"
        hint="Active and without a picture."
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
        <Spinner label="Checking every row" />
        <span aria-hidden>Checking every row …</span>
      </p>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['new', 'changed', 'unchanged', 'refused'].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    </div>
  )
}
