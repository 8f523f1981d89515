import type { Actor, Deps } from '#/features/orders/context.ts'
import { changeStatusSchema } from '#/features/orders/schema/orders.schema.ts'
import { Failure } from '#/platform/http/failure.ts'
import { changeStatus } from '../changeStatus.actions.ts'
import type { BulkResult, BulkStatus } from './bulk.schema.ts'

/**
 * Takes orders a step further, each in a transaction of its own and one after the other, so that a long list does not
 * take every connection. @returns what became of each, and the products whose stock rose
 */
export async function changeStatuses(
  deps: Deps,
  actor: Actor,
  { status, orders }: BulkStatus,
): Promise<BulkResult & { productIds: string[] }> {
  const results: BulkResult['results'] = []
  const productIds: string[] = []
  for (const { _id, ...parcel } of orders) {
    const change = changeStatusSchema.safeParse({ status, ...parcel })
    if (!change.success) {
      const [issue] = change.error.issues
      const field = issue?.path.join('.')
      results.push({
        _id,
        ok: false,
        code: 'invalid',
        message: issue?.message ?? '',
        ...(field && { field }),
      })
      continue
    }
    try {
      productIds.push(...(await changeStatus(deps, actor, _id, change.data)))
      results.push({ _id, ok: true, status })
    } catch (error) {
      // What is no refusal concerns all of them; those that are done stay done and may be sent again.
      if (!(error instanceof Failure) || error.status >= 500) throw error
      const field = error.errors?.[0]?.field
      results.push({
        _id,
        ok: false,
        code: error.body.code,
        message: error.body.message,
        ...(field && { field }),
      })
    }
  }
  return { results, productIds }
}
