import type { Db } from '#/platform/db/database.ts'
import { type Matching, matchReceipts } from './match.rules.ts'
import { comparedReceipts, countOpenBut, openBesides } from './openReceipts.store.ts'
import { awaitedPayables, payablesFor } from './payables.store.ts'
import { MOST_COMPARED, RECEIPTS_A_PAGE, type ReceiptList } from './receipts.schema.ts'
import * as store from './receipts.store.ts'

interface OpenLists {
  /** Ids of receipts that likely paid something, the newest first. */
  readonly likely: readonly string[]
  readonly suggestions: Matching['likely']
  /** There are more than are compared with orders at a time. */
  readonly isCut: boolean
}

/** What is open, told apart by the orders of now: nothing of it is stored, because every new order changes it. */
async function readOpen(db: Db): Promise<OpenLists> {
  const open = await comparedReceipts(db)
  const matching = matchReceipts(open, await payablesFor(db, open, { withLikely: true }))
  // What is certain is approved within the minute; until then it is shown as likely.
  const suggestions = new Map(matching.likely)
  for (const { receipt, payable } of matching.certain)
    suggestions.set(receipt.id, [{ payable, doubt: 'soon' }])
  const ids = open.map(({ id }) => id)
  // guard: receipt-cut-said
  const isCut = open.length === MOST_COMPARED
  return { likely: ids.filter((id) => suggestions.has(id)), suggestions, isCut }
}

/** A page of one list with its suggestions, and how long every list is. */
export async function readList(db: Db, list: ReceiptList, page: number) {
  const open = await readOpen(db)
  const [matched, settled, tooMuch, unmatched, awaited] = [
    await store.countReceipts(db, 'matched'),
    await store.countReceipts(db, 'settled'),
    await store.countReceipts(db, 'tooMuch'),
    await countOpenBut(db, open.likely),
    await awaitedPayables(db),
  ]
  const counts = {
    ...{ matched, settled, likely: open.likely.length, unmatched: unmatched + tooMuch },
    awaited: awaited.length,
  }
  const slice = { limit: RECEIPTS_A_PAGE, offset: (page - 1) * RECEIPTS_A_PAGE }
  return {
    counts,
    rows: await readPage(db, list, open, { ...slice, tooMuch }),
    suggestions: open.suggestions,
    isCut: open.isCut,
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
  const ids = await openBesides(db, open.likely, { limit: limit - onTop.length, offset: from })
  return [...onTop, ...(await inOrder(db, ids))]
}

async function inOrder(db: Db, ids: readonly string[]): Promise<store.ShownReceipt[]> {
  if (ids.length === 0) return []
  const byId = new Map((await store.receiptsById(db, ids)).map((row) => [row.receipt.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
