import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Plus } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import type { ListKey } from '../../attributes/attributes.rules.ts'
import { without } from '../../lists/listEdits.rules.ts'
import { useChangeValueList, valueListsQuery } from '../../lists/lists.queries.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { AddValue } from './AddValue.tsx'
import { EditValue } from './EditValue.tsx'
import { MergeValue } from './MergeValue.tsx'
import { m } from './messages/lists.messages.ts'
import { useListChange } from './useListChange.ts'
import { ValueTable } from './ValueTable.tsx'

export interface ValueListsProps {
  /** Which list the address names; the first one without it. */
  chosen: string | undefined
}

/** The shopkeeper's lists of values: fabrics, weaves, colours ... */
export function ValueLists({ chosen }: ValueListsProps) {
  const { data: lists, error, refetch, isFetching } = useQuery(valueListsQuery)
  const list = lists?.find(({ key }) => key === chosen) ?? lists?.[0]
  return (
    <>
      <PageHeading title={m.listsTitle()} text={m.listsText()} className="mb-5" />
      {lists && list && (
        <>
          <ListNav lists={lists} chosen={list.key} />
          <OneList key={list.key} list={list} />
        </>
      )}
      {!lists && !error && <ListSkeleton label={m.loadingLists()} />}
      {!lists && error && (
        <ErrorState
          title={m.listsNotLoaded()}
          text={errorText(error, { action: (cause) => m.fetchingFailed({ cause }) })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </>
  )
}

function ListNav({ lists, chosen }: { lists: readonly ValueList[]; chosen: string }) {
  return (
    <nav aria-label={m.lists()} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {lists.map(({ key, label }) => (
          <li key={key}>
            <Link
              to="/admin/attribute"
              search={{ list: key }}
              resetScroll={false}
              aria-current={key === chosen ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-md border px-3.5 text-sm font-semibold no-underline transition-colors',
                key === chosen
                  ? 'border-peacock bg-peacock text-white'
                  : 'border-edge bg-surface text-ink hover:border-peacock',
              )}
            >
              {labelOf({ key, label })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Asked = { readonly to: 'add' } | { readonly to: 'edit' | 'merge'; readonly value: string }

function OneList({ list }: { list: ValueList }) {
  const [asked, setAsked] = useState<Asked>()
  const change = useListChange(list)
  const remove = useChangeValueList(list.key as ListKey)
  const close = () => setAsked(undefined)
  const ask = (to: 'edit' | 'merge') => (value: string) => {
    change.forget()
    setAsked({ to, value })
  }
  return (
    <section aria-labelledby="list">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="list" className="text-xl">
          {labelOf(list)}
        </h2>
        <Button variant="primary" onClick={() => setAsked({ to: 'add' })}>
          <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
          {m.addValue()}
        </Button>
      </div>
      <ValueTable
        list={list}
        change={change}
        onEdit={ask('edit')}
        onMerge={ask('merge')}
        onDelete={(value) => remove.mutateAsync({ values: without(list.values, value), seen: list.version })}
      />
      {asked?.to === 'add' && <AddValue list={list} onClose={close} />}
      {asked?.to === 'edit' && <EditValue list={list} value={asked.value} change={change} onClose={close} />}
      {asked?.to === 'merge' && (
        <MergeValue list={list} value={asked.value} change={change} onClose={close} />
      )}
    </section>
  )
}
