import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { type OnProgress, sendForm } from '#/platform/http/upload.ts'
import type { VisualsApi } from './visuals.handlers.ts'
import type { Banner } from './visuals.schema.ts'

const api = () => client<VisualsApi>().api.admin.banner

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: ({ signal }) => read(api().all.$get(undefined, { init: { signal } })),
  staleTime: 60_000,
})

export const slidingTextQuery = queryOptions({
  queryKey: ['slidingText'],
  queryFn: async ({ signal }) => (await read(api().slidingText.$get(undefined, { init: { signal } }))).text,
  staleTime: 60_000,
})

export function useChangeSlidingText() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => read(api().slidingText.$post({ json: { text } })),
    onSuccess: ({ text }) => queryClient.setQueryData(slidingTextQuery.queryKey, text),
  })
}

/** Stores a picture and gives its address and size in px. @throws ApiError naming the field `file` */
export function uploadPicture(
  file: File,
  onProgress?: OnProgress,
): Promise<{ secure_url: string; width: number; height: number }> {
  const form = new FormData()
  form.set('file', file)
  form.set('upload_preset', 'shop')
  return sendForm('/api/media/upload', form, onProgress)
}

export interface NewBanner extends Pick<Banner, 'device' | 'type'> {
  readonly file: File
  readonly onProgress?: OnProgress | undefined
}

/** Uploads the picture, then the banner. Fails with ApiError listing_banner_exists (409) for a second one of a device. */
export function useUploadBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, onProgress, device, type }: NewBanner) => {
      const { secure_url } = await uploadPicture(file, onProgress)
      return read(api().upload.$post({ json: { url: secure_url, device, type } }))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
}

/** Puts the banners of one device and type in order. Fails with ApiError conflict (409) when they are others by now. */
export function useOrderBanners() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => read(api().order.$post({ json: { ids } })),
    onSuccess: (banners) => queryClient.setQueryData(bannersQuery.queryKey, banners),
    onError: () => queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
}

export function useDeleteBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api()[':_id'].$delete({ param: { _id } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
}
