import {
  type AdjustmentKind,
  lineText,
  type OrderLine,
  piecesLeft,
  type RemovedLine,
  removedLines,
  type WantedPieces,
} from '#/features/orders/rules/returns.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { m } from './messages/returns.messages.ts'
import { returnFailures } from './returns.failures.ts'
import { findAdjustmentByKey } from './returns.store.ts'

/** @throws Failure unknown_line, no_pieces, restock_wrong, pieces_gone: each names the field `lines` */
export function readRemovedLines(
  lines: readonly OrderLine[],
  wanted: readonly WantedPieces[],
  servicesDone = true,
): readonly RemovedLine[] {
  const removed = removedLines(lines, wanted, servicesDone)
  if (Array.isArray(removed)) {
    if (removed.length === 0) throw onLines(returnFailures.no_pieces)
    return removed
  }
  if (removed === 'unknown_line') throw onLines(returnFailures.unknown_line)
  if (removed === 'restock_wrong') throw onLines(returnFailures.restock_wrong)
  const { tooMany } = removed
  const left = piecesLeft(tooMany)
  const piece = lineText(tooMany)
  const message = left === 0 ? m.noneLeftOf({ piece }) : m.fewLeftOf({ count: left, piece })
  throw returnFailures.pieces_gone({ message, errors: [{ field: 'lines', message }] })
}

function onLines(failure: (typeof returnFailures)['no_pieces']) {
  const { message } = failure()
  return failure({ errors: [{ field: 'lines', message }] })
}

interface Asked {
  readonly orderId: string
  readonly idempotencyKey: string
  readonly kind: AdjustmentKind
  readonly wanted: readonly WantedPieces[]
}

/**
 * Whether a locked order's pieces left it under this key before. @throws Failure return_request_reused when the key was
 * used for something else
 */
export async function wasAsked(tx: Db, { orderId, idempotencyKey, kind, wanted }: Asked): Promise<boolean> {
  const known = await findAdjustmentByKey(tx, idempotencyKey)
  if (!known) return false
  const named = wanted.filter(({ pieces }) => pieces > 0)
  const goods = named.filter(({ item }) => !known.services.has(item))
  // More of a service may have left than was named: it goes with its goods.
  const isServed = named.every(({ item, pieces }) => pieces <= (known.services.get(item) ?? pieces))
  const isSame =
    known.orderId === orderId &&
    known.kind === kind &&
    isServed &&
    known.pieces.size === goods.length &&
    goods.every(({ item, pieces }) => known.pieces.get(item) === pieces)
  if (!isSame) throw returnFailures.return_request_reused()
  // guard: return-sent-once
  return true
}
