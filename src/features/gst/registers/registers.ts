import type { Db } from '#/platform/db/database.ts'
import type { DocumentsOf } from '../documents/documents.store.ts'
import type { Gstr1 } from '../gstr1/gstr1.rules.ts'
import { readGstr1 } from '../gstr1/readGstr1.actions.ts'
import type { GstSettings } from '../rules/settings.rules.ts'
import { type HeldText, heldText } from './heldText.ts'
import { receiptRows, refundRows } from './money.store.ts'
import { documentLines, moneyLine, registerHeads } from './registers.present.ts'
import { tallyXml } from './vouchers.present.ts'
import {
  documentVoucher,
  type MoneyRow,
  paymentVoucher,
  receiptVoucher,
  type Voucher,
} from './vouchers.rules.ts'

/** The return of a month, and what the accountant's program takes of the same documents and of its money. */
export interface Registers {
  readonly gstr1: Gstr1
  /** Every document, a line for each rate (CSV). */
  readonly documents: HeldText
  /** What came in and what went back (CSV). */
  readonly receipts: HeldText
  readonly refunds: HeldText
  /** All vouchers as Tally imports them: sales and credit notes, then what came in and what went back. */
  readonly tally: HeldText
}

/** Reads a month once for all its files, so that they say the same also while documents are issued. */
export async function readRegisters(
  db: Db,
  of: DocumentsOf,
  { turnover, ledgers }: Pick<GstSettings, 'turnover' | 'ledgers'>,
): Promise<Registers> {
  const [documents, receipts, refunds, tally] = [heldText(), heldText(), heldText(), heldText()]
  const book = (vouchers: readonly Voucher[]) => tally.add(vouchers.map(tallyXml.voucher).join(''))
  await tally.add(tallyXml.begin)
  await documents.add(registerHeads.documents)
  const gstr1 = await readGstr1(db, of, turnover, async (some) => {
    await documents.add(some.map(documentLines).join(''))
    await book(some.map((document) => documentVoucher(document, ledgers)))
  })
  const money = async (
    register: HeldText,
    rows: AsyncIterable<readonly MoneyRow[]>,
    voucher: (row: MoneyRow, names: typeof ledgers) => Voucher,
  ) => {
    await register.add(registerHeads.money)
    for await (const some of rows) {
      await register.add(some.map(moneyLine).join(''))
      await book(some.map((row) => voucher(row, ledgers)))
    }
  }
  await money(receipts, receiptRows(db, of.month), receiptVoucher)
  await money(refunds, refundRows(db, of.month), paymentVoucher)
  await tally.add(tallyXml.end)
  return { gstr1, documents, receipts, refunds, tally }
}
