import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { m } from '../messages/search.messages.ts'
import { searchWordsQuery } from '../search.queries.ts'
import { MissedTable } from './MissedTable.tsx'
import { SynonymsDialog, type SynonymsDialogProps } from './SynonymsDialog.tsx'
import { SynonymTable } from './SynonymTable.tsx'

/** Words that mean the same in searches, and what was sought and not found. */
export function SearchWords() {
  const { data, error, refetch, isFetching } = useQuery(searchWordsQuery)
  const [form, setForm] = useState<Pick<SynonymsDialogProps, 'group' | 'missed'>>()
  return (
    <>
      <PageHeading
        title={m.searchWords()}
        text={m.searchWordsText()}
        className="mb-5"
        actions={
          data && (
            <Button variant="primary" onClick={() => setForm({})}>
              <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
              {m.addWords()}
            </Button>
          )
        }
      />
      {!data && !error && <ListSkeleton label={m.loading()} />}
      {!data && error && (
        <ErrorState
          title={m.notLoaded()}
          text={errorText(error, { action: (cause) => m.fetchingFailed({ cause }) })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <section aria-labelledby="missed-words">
            <h2 id="missed-words" className="mb-3 text-xl">
              {m.notFound()}
            </h2>
            <MissedTable missed={data.missed} onAdd={(missed) => setForm({ missed })} />
          </section>
          <section aria-labelledby="synonyms" className="mt-10">
            <h2 id="synonyms" className="mb-3 text-xl">
              {m.meanTheSame()}
            </h2>
            <SynonymTable groups={data.synonyms} onEdit={(group) => setForm({ group })} />
          </section>
          {form && <SynonymsDialog {...form} groups={data.synonyms} onClose={() => setForm(undefined)} />}
        </>
      )}
    </>
  )
}
