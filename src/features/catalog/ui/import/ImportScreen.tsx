import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { importQuery } from '../../import/import.queries.ts'
import { catalogueChanged } from '../../saving/saving.queries.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { DraftPanel } from './DraftPanel.tsx'
import { m } from './messages/import.messages.ts'
import { OutcomePanel } from './OutcomePanel.tsx'
import { RunningPanel } from './RunningPanel.tsx'

export interface ImportScreenProps {
  /** The import that the address names. */
  id: string | undefined
  onId: (id: string | undefined) => void
}

/** The steps of an import: choose, check, watch, result. Which one shows, the import itself says. */
export function ImportScreen({ id, onId }: ImportScreenProps) {
  if (id === undefined) return <ChooseFiles onUploaded={onId} />
  return <OneImport key={id} id={id} onAgain={() => onId(undefined)} />
}

function OneImport({ id, onAgain }: { id: string; onAgain: () => void }) {
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(importQuery(id))
  const state = data?.state
  const isOver = state === 'done' || state === 'failed'

  useEffect(() => {
    if (!isOver) return
    void catalogueChanged(queryClient)
    void queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
  }, [isOver, queryClient])

  if (data?.state === 'draft') return <DraftPanel draft={data} onDiscarded={onAgain} />
  if (data?.state === 'running') return <RunningPanel running={data} />
  if (data) return <OutcomePanel over={data} onAgain={onAgain} />
  if (error) {
    return (
      <ErrorState
        title={m.importNotLoaded()}
        text={errorText(error, { action: (cause) => m.fetchImportFailed({ cause }) })}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={<Button onClick={onAgain}>{m.chooseAFile()}</Button>}
      />
    )
  }
  return <Skeleton className="h-64" />
}
