import type { ClientResponse } from 'hono/client'
import { read } from './client.ts'

/** How much of a body has left, in bytes. */
export type OnProgress = (sent: number, total: number) => void

/**
 * Sends a form and tells how far it is; `fetch` cannot tell that. The answer resolves as one of `fetch` would.
 * @throws TypeError when the shop cannot be reached, as `fetch` does
 */
function send(path: string, body: FormData, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onload = () => {
      const { status, statusText, responseText } = request
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }))
    }
    request.onerror = () => reject(new TypeError('The shop could not be reached'))
    request.send(body)
  })
}

/** Sends a form with pictures. @throws ApiError naming the wrong fields */
export function sendForm<Body>(path: string, body: FormData, onProgress?: OnProgress): Promise<Body> {
  const answer = onProgress ? send(path, body, onProgress) : fetch(path, { method: 'POST', body })
  return read(answer as Promise<ClientResponse<Body, 201, 'json'>>) as Promise<Body>
}
