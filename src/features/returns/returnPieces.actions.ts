import type { Actor, Deps } from '#/features/orders/context.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { refusalText, stepTo } from '#/features/orders/rules/life.rules.ts'
import { isEverything } from '#/features/orders/rules/returns.rules.ts'
import { isOver } from '#/features/orders/rules/statuses.rules.ts'
import type { NewReturn } from '#/features/orders/schema/returns.schema.ts'
import { failures } from '#/platform/http/failure.ts'
import { readRemovedLines, wasAsked } from './removedLines.ts'
import { takeBack } from './takeBack.actions.ts'

/** Pieces that came back, and what goes back for them in paise, if somebody said so. */
type ReturnedPieces = Omit<NewReturn, 'requestId' | 'refund'> & {
  readonly idempotencyKey: string
  readonly refundPaise: number | undefined
}

/**
 * Pieces of a delivered order came back. With the last of them the order is returned; before that it stays delivered.
 * The same `idempotencyKey` again has no effect.
 * @returns the products whose stock rose
 * @throws Failure not_found, wrong_step, return_request_reused, unknown_line, no_pieces, restock_wrong, pieces_gone,
 *   refund_too_much
 */
export function returnPieces(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  { idempotencyKey, lines: wanted, refundPaise, reason, note }: ReturnedPieces,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    if (await wasAsked(tx, { orderId, idempotencyKey, kind: 'returned', wanted })) return []
    const { status } = locked.order
    const step = stepTo('admin', status, 'returned')
    if (!step) {
      const message = isOver(status) ? undefined : refusalText('admin', status, 'returned')
      throw orderFailures.wrong_step({ ...(message && { message }) })
    }
    const lines = await linesOf(tx, orderId)
    const removed = readRemovedLines(lines, wanted)
    const isAll = isEverything(lines, removed)
    return takeBack(
      { tx, jobs, actor, locked },
      { step, kind: 'returned', removed, isAll, wantedPaise: refundPaise, idempotencyKey, reason, note },
    )
  })
}
