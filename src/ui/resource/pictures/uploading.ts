import { createContext, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { type OnProgress, UploadError } from '#/platform/http/upload.ts'
import { m } from '../messages/resource.messages.ts'
import { fileProgress } from './fileProgress.ts'
import type { PictureItem } from './pictureItems.ts'

export interface Uploads {
  /** How much of each picture has left, 0 to 1, by its key; those that are not on their way are not in it. */
  readonly sent: ReadonlyMap<string, number>
  /** The picture that did not arrive, and why. */
  readonly broken?: { readonly key: string; readonly text: string } | undefined
}

const none: Uploads = { sent: new Map() }

/** Read by the tiles of pictures. */
export const UploadsContext = createContext<Uploads>(none)

/** Follows the pictures of a form while they are sent. */
export function useUploads() {
  const [uploads, setUploads] = useState<Uploads>(none)
  return {
    uploads,
    /** Runs what sends these pictures (`sizes` in bytes); whatever comes of it, afterwards none is on its way. */
    async follow<Answer>(
      items: readonly PictureItem[],
      sizes: readonly number[],
      run: (onProgress: OnProgress | undefined) => Promise<Answer>,
    ): Promise<Answer> {
      const files = items.map(({ key }, at) => ({ key, size: sizes[at] ?? 0 }))
      // Without pictures there is nothing to follow.
      if (files.length === 0) return run(undefined)
      let sent = fileProgress(files, 0, 0)
      const show: OnProgress = (bytes, total) => {
        sent = fileProgress(files, bytes, total)
        setUploads({ sent })
      }
      setUploads({ sent })
      try {
        const answer = await run(show)
        setUploads(none)
        return answer
      } catch (error) {
        const text = whyBroken(error)
        // Those before it had left.
        const key = files.find(({ key }) => (sent.get(key) ?? 0) < 1)?.key
        const refused = error instanceof UploadError ? files.at(-1)?.key : undefined
        const at = key ?? refused
        setUploads({
          ...none,
          broken: text !== undefined && at !== undefined ? { key: at, text } : undefined,
        })
        throw error
      }
    },
  }
}

/** Undefined when the picture arrived and something else went wrong. */
function whyBroken(error: unknown): string | undefined {
  if (error instanceof UploadError) return error.message
  return error instanceof ApiError && error.status === 0 ? m.connectionBroke() : undefined
}
