import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import type { DocumentsOf } from '../documents/documents.store.ts'
import { stopsFile } from '../gstr1/gstr1.rules.ts'
import { readGstr1 } from '../gstr1/readGstr1.actions.ts'
import { isOver } from '../rules/months.rules.ts'
import { totalsOf } from './filing.rules.ts'
import { deleteFiling, insertFiling, lockAndCount, readGstSettings } from './filing.store.ts'
import { gstFailures } from './gst.failures.ts'

/** What entries of the log of changes are about: a month of a registration. */
const subjectOf = ({ gstin, month }: DocumentsOf): string => `${month} ${gstin}`

/**
 * Locks a month, because its return was filed: no document is dated into it any more, and none in it changes.
 * @param arn the portal's acknowledgement; '' for none
 * @throws Failure gst_month_not_over, gst_problems, gst_filed_already, gst_changed
 */
export async function fileMonth(
  db: Database,
  actor: Actor,
  { arn, ...of }: DocumentsOf & { readonly arn: string },
  now: Date = new Date(),
): Promise<void> {
  // guard: gst-month-over
  if (!isOver(of.month, now)) throw gstFailures.gst_month_not_over()
  const { turnover } = await readGstSettings(db)
  const gstr1 = await readGstr1(db, of, turnover)
  if (gstr1.problems.some(({ kind }) => stopsFile(kind))) throw gstFailures.gst_problems()
  const totals = totalsOf(gstr1)
  await db.transaction(async (tx) => {
    const documents = await lockAndCount(tx, of)
    // guard: gst-filed-as-read
    if (documents !== totals.invoices + totals.creditNotes) throw gstFailures.gst_changed()
    const filing = { ...of, arn, totals, filedBy: actor.id, filedByName: actor.name, filedAt: now }
    if (!(await insertFiling(tx, filing))) throw gstFailures.gst_filed_already()
    const { details: _, ...sums } = totals
    await writeAudit(tx, {
      ...{ actorId: actor.id, actorName: actor.name, action: 'gst.file' },
      ...{ subjectId: subjectOf(of), after: { arn, ...sums } },
    })
  })
}

/** Opens a month that was filed by mistake. @throws Failure not_found where it was not filed */
export function reopenMonth(db: Database, actor: Actor, of: DocumentsOf): Promise<void> {
  return db.transaction(async (tx) => {
    const filing = await deleteFiling(tx, of)
    if (!filing) throw failures.not_found()
    const { arn, filedByName, filedAt } = filing
    const { details: _, ...sums } = filing.totals
    // guard: gst-reopening-audited
    await writeAudit(tx, {
      ...{ actorId: actor.id, actorName: actor.name, action: 'gst.reopen' },
      ...{ subjectId: subjectOf(of), before: { arn, ...sums, filedByName, filedAt } },
    })
  })
}
