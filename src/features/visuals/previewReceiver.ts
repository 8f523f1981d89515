import type { QueryClient } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { wearStyle } from '#/features/shop/ui/wearStyle.ts'
import {
  isDataMessage,
  isLookMessage,
  isVisualsMessage,
  PREVIEW_READY,
  type PreviewedLook,
} from './previewMessages.ts'
import { bannersQuery, slidingTextQuery } from './visuals.queries.ts'

/** Puts a look on, in place of the one that is stored. */
function wear({ style, logo }: PreviewedLook, queryClient: QueryClient): void {
  wearStyle(style)
  queryClient.setQueryData(shopQuery.queryKey, (shop) => shop && { ...shop, logo })
}

/**
 * For the home page inside the admin area's preview: shows what the admin area tells it to, and leads nowhere. Only the page around
 * it is heard, and only if it is of this shop. @returns ends it
 */
export function receivePreview(queryClient: QueryClient): () => void {
  const { origin } = window.location
  const onMessage = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source !== window.parent) return
    if (isLookMessage(data)) wear(data, queryClient)
    // What is stored does not take its place while somebody looks at it.
    if (isDataMessage(data))
      queryClient.setQueryData(data.key, data.data, { updatedAt: Number.MAX_SAFE_INTEGER })
    if (!isVisualsMessage(data)) return
    if (data.slidingText !== undefined) queryClient.setQueryData(slidingTextQuery.queryKey, data.slidingText)
    if (data.banners) queryClient.setQueryData(bannersQuery.queryKey, [...data.banners])
  }
  const stay = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('message', onMessage)
  document.addEventListener('click', stay, true)
  document.addEventListener('submit', stay, true)
  window.parent.postMessage(PREVIEW_READY, origin)
  return () => {
    window.removeEventListener('message', onMessage)
    document.removeEventListener('click', stay, true)
    document.removeEventListener('submit', stay, true)
  }
}
