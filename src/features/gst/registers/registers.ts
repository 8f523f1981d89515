import type { Db } from '#/platform/db/database.ts'
import type { DocumentsOf } from '../documents/documents.store.ts'
import { readDocuments } from '../documents/readDocuments.actions.ts'
import type { Month } from '../rules/months.rules.ts'
import type { GstSettings } from '../rules/settings.rules.ts'
import { receiptRows, refundRows } from './money.store.ts'
import { documentLines, moneyLine, registerHeads } from './registers.present.ts'
import { tallyXml } from './vouchers.present.ts'
import { documentVoucher, type MoneyRow, paymentVoucher, receiptVoucher } from './vouchers.rules.ts'

/** Every document of a month as CSV, a line for each rate; some at a time. */
export async function* documentRegister(db: Db, of: DocumentsOf): AsyncGenerator<string> {
  yield registerHeads.documents
  for await (const documents of readDocuments(db, of)) yield documents.map(documentLines).join('')
}

async function* moneyRegister(rows: AsyncIterable<readonly MoneyRow[]>): AsyncGenerator<string> {
  yield registerHeads.money
  for await (const some of rows) yield some.map(moneyLine).join('')
}

/** What came in during a month as CSV. */
export const receiptRegister = (db: Db, month: Month) => moneyRegister(receiptRows(db, month))

/** What went back during a month as CSV. */
export const refundRegister = (db: Db, month: Month) => moneyRegister(refundRows(db, month))

/** All vouchers of a month as Tally imports them: sales and credit notes, then what came in and what went back. */
export async function* tallyFile(
  db: Db,
  of: DocumentsOf,
  { ledgers }: Pick<GstSettings, 'ledgers'>,
): AsyncGenerator<string> {
  yield tallyXml.begin
  for await (const documents of readDocuments(db, of)) {
    yield documents.map((document) => tallyXml.voucher(documentVoucher(document, ledgers))).join('')
  }
  for await (const rows of receiptRows(db, of.month)) {
    yield rows.map((row) => tallyXml.voucher(receiptVoucher(row, ledgers))).join('')
  }
  for await (const rows of refundRows(db, of.month)) {
    yield rows.map((row) => tallyXml.voucher(paymentVoucher(row, ledgers))).join('')
  }
  yield tallyXml.end
}
