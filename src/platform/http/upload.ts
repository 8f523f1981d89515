import type { ClientResponse } from 'hono/client'
import { currentTag } from '../language/current.ts'
import { read } from './client.ts'

/** How much of a body has left, in bytes. */
export type OnProgress = (sent: number, total: number) => void

/** A file that did not arrive, in words for who sent it. */
export class UploadError extends Error {
  override name = 'UploadError'
}

/**
 * Sends a form and tells how far it is; `fetch` cannot tell that. The answer resolves as one of `fetch` would. With
 * `stallMs` it is given up when nothing goes on for so long.
 * @throws TypeError when the host cannot be reached, as `fetch` does; DOMException TimeoutError
 */
export function sendWithProgress(
  url: string,
  body: FormData,
  onProgress: OnProgress | undefined,
  stallMs?: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(stalled)
      if (stallMs !== undefined) stalled = setTimeout(() => request.abort(), stallMs)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress?.(loaded, total)
    }
    request.onload = () => {
      const { status, statusText, responseText } = request
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }))
    }
    request.onerror = () => reject(new TypeError('The host could not be reached'))
    // not a message: for those who look for the cause
    request.onabort = () => reject(new DOMException('Nothing went on for too long', 'TimeoutError'))
    request.onloadend = () => clearTimeout(stalled)
    alive()
    request.send(body)
  })
}

/** Sends a form with pictures. @throws ApiError naming the wrong fields */
export function sendForm<Body>(path: string, body: FormData, onProgress?: OnProgress): Promise<Body> {
  // The page's language, whatever the browser likes best.
  const headers = { 'accept-language': currentTag() }
  const answer = onProgress
    ? sendWithProgress(path, body, onProgress, undefined, headers)
    : fetch(path, { method: 'POST', body, headers })
  return read(answer as Promise<ClientResponse<Body, 201, 'json'>>) as Promise<Body>
}
