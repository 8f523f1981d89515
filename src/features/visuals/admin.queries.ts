import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, client, read } from '#/platform/http/client.ts'
import { type OnProgress, sendForm } from '#/platform/http/upload.ts'
import type { ChangeBanner } from './bannerDetails.schema.ts'
import { sendToImageHost, uploadForm } from './imageHost.ts'
import type { MediaApi } from './media.handlers.ts'
import type { VisualsApi } from './visuals.handlers.ts'
import { bannersQuery, slidingTextQuery } from './visuals.queries.ts'
import { type Banner, LOGO_PRESET, type SlidingTextChange } from './visuals.schema.ts'

const api = () => client<VisualsApi>().api.admin.banner

export function useChangeSlidingText() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: SlidingTextChange) => read(api().slidingText.$post({ json })),
    onSuccess: ({ message: _, ...stored }) => {
      queryClient.setQueryData(slidingTextQuery.queryKey, stored.text)
      queryClient.setQueryData(managedTextQuery.queryKey, stored)
    },
  })
}

/** The sliding text with what is written of it in further languages. */
export const managedTextQuery = queryOptions({
  queryKey: [...slidingTextQuery.queryKey, 'managed'],
  queryFn: ({ signal }) => read(api().slidingText.$get(undefined, { init: { signal } })),
})

/** All banners, those outside of their dates as well. Its key begins as that of the shoppers' banners does, so both are read anew together. */
export const managedBannersQuery = queryOptions({
  queryKey: [...bannersQuery.queryKey, 'managed'],
  queryFn: ({ signal }) => read(api().managed.$get(undefined, { init: { signal } })),
})

/** Changes what a banner says. Fails with ApiError changed_meanwhile (409) when another admin did. */
export function useChangeBanner() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ...json }: ChangeBanner & { _id: string }) =>
      read(api().details[':_id'].$post({ param: { _id }, json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
}

const OWN_STORE = '/api/media/upload'

/** Stores a picture in the shop's own store and gives its address and size in px. @throws ApiError naming the field `file` */
export function uploadPicture(
  file: File,
  onProgress?: OnProgress,
): Promise<{ secure_url: string; width: number; height: number }> {
  return sendForm(OWN_STORE, uploadForm(file, 'shop'), onProgress)
}

/** The same for a logo, which stays seen through where it is. */
export const uploadLogo = (file: File): Promise<{ secure_url: string }> =>
  sendForm(OWN_STORE, uploadForm(file, LOGO_PRESET))

export interface NewBanner extends Pick<Banner, 'device' | 'type'> {
  readonly file: File
  readonly onProgress?: OnProgress | undefined
}

/** Sends a picture to where banners are kept. @throws ApiError, or UploadError where that is an image host */
async function uploadBannerPicture(file: File, onProgress?: OnProgress): Promise<string> {
  const host = await read(client<MediaApi>().api.media.host.$get())
  if (host.url !== OWN_STORE) return sendToImageHost(host, file, onProgress)
  return (await uploadPicture(file, onProgress)).secure_url
}

/** Uploads the picture, then the banner; when only the banner fails, the next try keeps the picture. Fails with ApiError listing_banner_exists (409) for a second one of a device. */
export function useUploadBanner() {
  const queryClient = useQueryClient()
  const uploaded = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async ({ file, onProgress, device, type }: NewBanner) => {
      const url = uploaded.current.get(file) ?? (await uploadBannerPicture(file, onProgress))
      uploaded.current.set(file, url)
      try {
        return await read(api().upload.$post({ json: { url, device, type } }))
      } catch (error) {
        // An address that the shop does not take would be refused again.
        if (error instanceof ApiError && error.status === 422) uploaded.current.delete(file)
        throw error
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
}

/** Puts the banners of one device and type in order. Fails with ApiError conflict (409) when they are others by now. */
export function useReorderBanners() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => read(api().order.$post({ json: { ids } })),
    onSuccess: (banners) => {
      queryClient.setQueryData(managedBannersQuery.queryKey, banners)
      return queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey, exact: true })
    },
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
