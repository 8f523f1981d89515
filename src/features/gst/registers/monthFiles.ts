import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '#/platform/db/database.ts'
import { lineOf } from '#/ui/resource/list/csv.ts'
import type { DocumentsOf } from '../documents/documents.store.ts'
import { readGstSettings } from '../filing/filing.store.ts'
import { presentGstr1 } from '../gstr1/gstr1.present.ts'
import { type Gstr1, stopsFile } from '../gstr1/gstr1.rules.ts'
import { gstr1Schema } from '../gstr1/gstr1.schema.ts'
import { gstr1Workbook } from '../gstr1/workbook.ts'
import type { HeldText } from './heldText.ts'
import { readRegisters } from './registers.ts'

/** Fast packing: the harder levels take several times as long for a few per cent. */
const packed = { compressionLevel: 3 }

/** Opened when their turn comes, so that no more than one file is unpacked at a time. */
const lazily = (text: HeldText) => (give: (error: unknown, stream: Readable) => void) =>
  give(null, Readable.from(text.bytes()))

/** What is wrong, for whoever opens the files without the page. */
const problemTable = ({ problems }: Gstr1): string =>
  problems
    .flatMap(({ kind, first }) => first.map(({ number, what }) => lineOf([kind, number, what])))
    .join('')

/**
 * All files of a month as one ZIP: the return for the portal, unless something stops it, and as a workbook; registers of documents,
 * receipts and refunds; vouchers for Tally. The month is read once, before the first byte leaves.
 */
export async function monthFiles(db: Db, of: DocumentsOf): Promise<ReadableStream> {
  const { gstr1, ...registers } = await readRegisters(db, of, await readGstSettings(db))
  const zip = new ZipFile()
  // guard: gst-zip-stops
  if (!gstr1.problems.some(({ kind }) => stopsFile(kind))) {
    const json = JSON.stringify(gstr1Schema.parse(presentGstr1(gstr1)))
    zip.addBuffer(Buffer.from(json), `GSTR1-${of.gstin}-${of.month}.json`, packed)
  }
  zip.addBuffer(await gstr1Workbook(gstr1), `GSTR1-${of.gstin}-${of.month}.xlsx`, { compress: false })
  if (gstr1.problems.length > 0) zip.addBuffer(Buffer.from(problemTable(gstr1)), 'problems.csv', packed)
  const files = [
    ['documents.csv', registers.documents],
    ['receipts.csv', registers.receipts],
    ['refunds.csv', registers.refunds],
    ['tally.xml', registers.tally],
  ] as const
  for (const [name, text] of files) zip.addReadStreamLazy(name, packed, lazily(text))
  zip.end()
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error) => output.destroy(error as Error))
  return Readable.toWeb(output) as ReadableStream
}
