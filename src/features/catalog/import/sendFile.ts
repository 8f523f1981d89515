import { ApiError } from '#/platform/http/client.ts'
import type { FailureBody } from '#/platform/http/failure.ts'
import { m } from '#/platform/http/messages/http.messages.ts'
import { currentTag } from '#/platform/language/current.ts'
import type { Import } from './import.schema.ts'

/**
 * Sends a file as it lies on the disk and says how much of it is there, 0 to 1: `fetch` could not tell.
 * @throws ApiError
 */
function sendFile(
  path: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<{ message: string; import: Import }> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${path}?name=${encodeURIComponent(file.name.slice(0, 200))}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Accept-Language', currentTag())
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, statusText, response } = request
      if (status >= 200 && status < 300 && response) return done(response)
      fail(new ApiError(status, statusText, (response ?? {}) as Partial<FailureBody>))
    }
    request.onerror = () => fail(new ApiError(0, m.networkError(), { code: 'network' }))
    request.send(file)
  })
}

/** The files of one import. */
export interface Chosen {
  /** A CSV file, or a ZIP that brings one. */
  readonly table: File
  /** A ZIP of pictures beside a CSV file. */
  readonly pictures: File | undefined
}

/** Uploads a table, then its pictures; `onProgress` hears how much of both is there, 0 to 1. @throws ApiError */
export async function uploadImport(
  { table, pictures }: Chosen,
  onProgress: (part: number) => void,
): Promise<Import> {
  const all = table.size + (pictures?.size ?? 0) || 1
  const first = await sendFile('/api/admin/import', table, (part) => onProgress((part * table.size) / all))
  if (!pictures) return first.import
  const path = `/api/admin/import/${first.import._id}/pictures`
  const then = await sendFile(path, pictures, (part) => onProgress((table.size + part * pictures.size) / all))
  return then.import
}
