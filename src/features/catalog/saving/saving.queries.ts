import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { type OnProgress, sendForm } from '#/platform/http/upload.ts'
import type { StatusWord } from '../rules/list.rules.ts'
import type { Product } from '../schema/catalog.schema.ts'
import type { Category } from '../schema/category.schema.ts'
import type { SavingApi } from './saving.handlers.ts'

// What admins change; apart from what shoppers read, whose pages need none of it.

const api = () => client<SavingApi>().api

/** A form to save: without an id a new one is added. */
export interface Saving {
  readonly id?: string | undefined
  readonly form: FormData
  readonly onProgress?: OnProgress | undefined
}

const target = (kind: 'category' | 'product', { id }: Saving) =>
  `/api/admin/${kind}/${id === undefined ? 'store' : `update/${encodeURIComponent(id)}`}`

const ownKeys = ['categories', 'menu', 'products', 'product', 'search', 'valueLists']

/** After a change of categories or products, whatever shows them is asked again: the shop's lists, the admin's, those of other rooms. */
export const catalogueChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      meta?.showsProducts === true || ownKeys.some((key) => key === queryKey[0]),
  })

export function useSaveCategory() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (saving: Saving) =>
      sendForm<{ message: string; category: Category }>(
        target('category', saving),
        saving.form,
        saving.onProgress,
      ),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

/** `quantityWas` in the form (the stock it showed) keeps what was sold while it was open. */
export function useSaveProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (saving: Saving) =>
      sendForm<{ message: string; product: Product }>(
        target('product', saving),
        saving.form,
        saving.onProgress,
      ),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

export function useDeleteCategory() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api().admin.category.delete[':_id'].$delete({ param: { _id } })),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api().admin.product.delete[':_id'].$delete({ param: { _id } })),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

/** The status of several categories or products in one request; tells what became of each. */
export function useSetStatuses(kind: 'category' | 'product') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (json: { ids: string[]; status: StatusWord }) =>
      (await read(api().admin[kind].status.$post({ json }))).results,
    onSuccess: () => catalogueChanged(queryClient),
  })
}
