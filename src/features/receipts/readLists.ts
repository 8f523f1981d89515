import type { Db } from '#/platform/db/database.ts'
import { type Matching, matchReceipts } from './match.rules.ts'
import { awaitedPayables, payablesFor } from './payables.store.ts'
import { RECEIPTS_A_PAGE, type ReceiptList } from './receipts.schema.ts'
import * as store from './receipts.store.ts'

interface OpenLists {
  /** Ids of receipts of which an order is likely, and of those without one, the newest first. */
  readonly likely: readonly string[]
  readonly unmatched: readonly string[]
  readonly suggestions: Matching['likely']
}

/** What is open, told apart by the orders of now: nothing of it is stored, because every new order changes it. */
async function readOpen(db: Db): Promise<OpenLists> {
  const open = await store.openReceipts(db)
  const matching = matchReceipts(open, await payablesFor(db, open, { withLikely: true }))
  // What is certain is approved within the minute; until then it is shown as likely.
  const suggestions = new Map(matching.likely)
  for (const { receipt, payable } of matching.certain)
    suggestions.set(receipt.id, [{ payable, doubt: 'soon' }])
  const ids = open.map(({ id }) => id)
  return {
    likely: ids.filter((id) => suggestions.has(id)),
    unmatched: ids.filter((id) => !suggestions.has(id)),
    suggestions,
  }
}

/** A page of one list with its suggestions, and how long every list is. */
export async function readList(db: Db, list: ReceiptList, page: number) {
  const open = await readOpen(db)
  const [matched, settled, tooMuch, awaited] = [
    await store.countReceipts(db, 'matched'),
    await store.countReceipts(db, 'settled'),
    await store.countReceipts(db, 'tooMuch'),
    await awaitedPayables(db),
  ]
  const counts = {
    ...{ matched, settled, likely: open.likely.length, unmatched: open.unmatched.length + tooMuch },
    awaited: awaited.length,
  }
  const slice = { limit: RECEIPTS_A_PAGE, offset: (page - 1) * RECEIPTS_A_PAGE }
  return {
    counts,
    rows: await readPage(db, list, open, { ...slice, tooMuch }),
    suggestions: open.suggestions,
  }
}

async function readPage(
  db: Db,
  list: ReceiptList,
  open: OpenLists,
  { limit, offset, tooMuch }: { limit: number; offset: number; tooMuch: number },
): Promise<store.ShownReceipt[]> {
  if (list === 'matched' || list === 'settled') return store.listReceipts(db, list, { limit, offset })
  if (list === 'likely') return inOrder(db, open.likely.slice(offset, offset + limit))
  // What came on top of orders stands first: it is somebody's money.
  const onTop = offset < tooMuch ? await store.listReceipts(db, 'tooMuch', { limit, offset }) : []
  const from = Math.max(0, offset - tooMuch)
  return [...onTop, ...(await inOrder(db, open.unmatched.slice(from, from + limit - onTop.length)))]
}

async function inOrder(db: Db, ids: readonly string[]): Promise<store.ShownReceipt[]> {
  if (ids.length === 0) return []
  const byId = new Map((await store.receiptsById(db, ids)).map((row) => [row.receipt.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
