import type { Db } from '#/platform/db/database.ts'
import type { IssuedDocument } from '../documents/document.rules.ts'
import { type DocumentsOf, lastBefore, neverIssued } from '../documents/documents.store.ts'
import { readDocuments } from '../documents/readDocuments.actions.ts'
import type { Turnover } from '../rules/limits.rules.ts'
import type { Gstr1 } from './gstr1.rules.ts'
import { makeGstr1 } from './makeGstr1.rules.ts'

/**
 * GSTR-1 of a month as its documents are now, under one registration.
 * @param alsoFor what else is made of the documents while they are read, some at a time
 */
export async function readGstr1(
  db: Db,
  of: DocumentsOf,
  turnover: Turnover,
  alsoFor?: (documents: readonly IssuedDocument[]) => Promise<void>,
): Promise<Gstr1> {
  const builder = makeGstr1({ ...of, turnover, lastBefore: await lastBefore(db, of.month) })
  for await (const documents of readDocuments(db, of)) {
    for (const document of documents) builder.add(document)
    await alsoFor?.(documents)
  }
  const missing = []
  for (const gap of builder.gaps()) missing.push(...(await neverIssued(db, of.month, gap)))
  return builder.finish(missing)
}
