import { findEinvoices, insertEinvoice } from '#/features/invoices/einvoice.store.ts'
import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import { type IssuedDocument, isBusiness } from '../documents/document.rules.ts'
import type { DocumentsOf } from '../documents/documents.store.ts'
import { readDocuments } from '../documents/readDocuments.actions.ts'
import { isIssued } from './einvoices.store.ts'

/** Documents of a month that go to the e-invoice portal: to businesses, with some tax in them; and which of them it knows. */
export async function readEinvoices(
  db: Db,
  of: DocumentsOf,
): Promise<{ readonly open: IssuedDocument[]; readonly registered: number }> {
  const open: IssuedDocument[] = []
  let registered = 0
  for await (const documents of readDocuments(db, of)) {
    const own = documents.filter(
      ({ buyer, place, lines }) =>
        isBusiness(buyer) && place !== undefined && lines.some(({ rate }) => rate !== 0),
    )
    const known = await findEinvoices(
      db,
      own.map(({ number }) => number),
    )
    registered += known.size
    open.push(...own.filter(({ number }) => !known.has(number)))
  }
  return { open, registered }
}

/** What the portal answered about one document. */
export interface PortalAnswer {
  readonly number: string
  readonly irn: string
  readonly ackNumber: string
  readonly ackDay: string
  readonly signedQr: string
}

/** What became of the answers: written down, known before, or about no document of the shop. */
export interface Registered {
  readonly added: number
  readonly known: number
  readonly unknown: readonly string[]
}

/** Writes down what the e-invoice portal answered, all of it or nothing; again changes nothing. */
export function registerEinvoices(
  db: Database,
  actor: Actor,
  answers: readonly PortalAnswer[],
): Promise<Registered> {
  return db.transaction(async (tx) => {
    let added = 0
    const unknown: string[] = []
    for (const answer of answers) {
      // guard: irn-of-own-document
      if (!(await isIssued(tx, answer.number))) {
        unknown.push(answer.number)
        continue
      }
      if (!(await insertEinvoice(tx, answer))) continue
      added += 1
      await writeAudit(tx, {
        ...{ actorId: actor.id, actorName: actor.name, action: 'gst.einvoice' },
        ...{ subjectId: answer.number, after: { irn: answer.irn, ackNumber: answer.ackNumber } },
      })
    }
    return { added, known: answers.length - added - unknown.length, unknown }
  })
}
