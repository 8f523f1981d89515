import { z } from 'zod'
import { type OnProgress, sendWithProgress, UploadError } from '#/platform/http/upload.ts'
import { m } from './messages/visuals.messages.ts'

/** Where banners are uploaded to, and the preset that lets anybody do so without a signature. */
export interface ImageHost {
  readonly url: string
  readonly preset: string
}

/** A picture of which nothing was heard for so long is given up, ms. */
export const STALL_MS = 30_000

const uploaded = z.object({ secure_url: z.url() })
const refused = z.object({ error: z.object({ message: z.string() }) })

export const hostWords = {
  unreachable: m.hostUnreachable,
  silent: m.hostSilent,
  unclear: m.hostUnclear,
  refused: (status: number, reason: string | undefined) =>
    reason ? m.hostRefused({ reason }) : m.hostFailed({ status }),
} as const

/** The form of the protocol: `file` and `upload_preset`. */
export function uploadForm(file: File, preset: string): FormData {
  const form = new FormData()
  form.set('file', file)
  form.set('upload_preset', preset)
  return form
}

/**
 * Sends a picture to an image host from the browser. @returns its `secure_url`
 * @throws UploadError saying what the host did instead
 */
export async function sendToImageHost(
  { url, preset }: ImageHost,
  file: File,
  onProgress?: OnProgress,
): Promise<string> {
  const response = await sendWithProgress(url, uploadForm(file, preset), onProgress, STALL_MS).catch(
    (cause) => {
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new UploadError(isLate ? hostWords.silent() : hostWords.unreachable(), { cause })
    },
  )
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const { data } = refused.safeParse(body)
    throw new UploadError(hostWords.refused(response.status, data?.error.message.slice(0, 200)))
  }
  const { data } = uploaded.safeParse(body)
  if (!data) throw new UploadError(hostWords.unclear())
  return data.secure_url
}
