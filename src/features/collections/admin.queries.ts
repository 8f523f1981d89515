import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { type OnProgress, sendForm } from '#/platform/http/upload.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { CollectionsApi } from './collections.handlers.ts'
import type { AdminCollection } from './collections.schema.ts'

const api = () => client<CollectionsApi>().api.admin.collection

/** All collections, with what is wrong with them: for the admin's list, and for whoever chooses one. */
export const adminCollectionsQuery = queryOptions({
  queryKey: ['collections', 'admin'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export const adminCollectionQuery = (_id: string) =>
  queryOptions({
    queryKey: ['collections', 'admin', _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
  })

/** What a form says of the products. */
export type TypedChoosing = Pick<AdminCollection, 'by' | 'products'> & {
  readonly rule: Readonly<Record<string, string>>
}

/** What a collection would hold if it were saved so; what it held before stays until that is there. */
export const previewQuery = (json: TypedChoosing) =>
  queryOptions({
    queryKey: ['collections', 'preview', json],
    queryFn: ({ signal }) => read(api().preview.$post({ json: json as never }, { init: { signal } })),
    placeholderData: keepPreviousData,
    retry: false,
  })

interface Saving {
  /** Without one a new collection is added. */
  readonly id?: string | undefined
  readonly form: FormData
  readonly onProgress?: OnProgress | undefined
}

export const useSaveCollection = () =>
  useChange(['collections'], ({ id, form, onProgress }: Saving) =>
    sendForm<{ message: string; collection: AdminCollection }>(
      `/api/admin/collection${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
      form,
      onProgress,
    ),
  )

export const useDeleteCollection = () =>
  useChange(adminCollectionsQuery.queryKey, (_id: string) => read(api()[':_id'].$delete({ param: { _id } })))
