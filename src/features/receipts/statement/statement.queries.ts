import { ordersKey } from '#/features/orders/orders.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import type { FailureBody } from '#/platform/http/failure.ts'
import { m as ofHttp } from '#/platform/http/messages/http.messages.ts'
import { currentTag } from '#/platform/language/current.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { ChosenColumns, Statement } from './statement.schema.ts'

export interface StatementUpload {
  readonly file: File
  /** `ask` for the columns to choose from, whatever is known of the file. */
  readonly columns?: ChosenColumns | 'ask' | undefined
  readonly isWritten: boolean
}

/** Sends a statement as it lies on the disk, to be looked at or written. @throws ApiError */
async function sendStatement({ file, columns, isWritten }: StatementUpload): Promise<Statement> {
  const query = new URLSearchParams({
    write: String(isWritten),
    ...(columns === 'ask' ? { ask: 'true' } : columns && { columns: JSON.stringify(columns) }),
  })
  const answer = await fetch(`/api/admin/receipt/statement?${query}`, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream', 'Accept-Language': currentTag() },
  }).catch(() => {
    throw new ApiError(0, ofHttp.networkError(), { code: 'network' })
  })
  const body: unknown = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, body as Partial<FailureBody>)
  return body as Statement
}

/** Uploads a statement; what is written changes orders. */
export const useStatement = () => useChange(ordersKey, sendStatement)
