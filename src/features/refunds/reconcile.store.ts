import { and, eq, sql } from 'drizzle-orm'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'

/** The card provider says that a refund which was sent did not arrive. */
export async function setFailed(tx: Db, refundId: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'failed', failedAt: sql`clock_timestamp()` })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'sent')))
}

/** A refund that somebody tried to make in the card provider's dashboard, and that failed there. */
export async function insertFailed(
  tx: Db,
  refund: { readonly orderId: string; readonly amountPaise: number; readonly providerRefundId: string },
): Promise<void> {
  await tx.insert(refunds).values({
    id: newId(),
    ...refund,
    kind: PROVIDER_KIND,
    origin: PROVIDER_KIND,
    state: 'failed',
    reference: refund.providerRefundId,
    createdAt: sql`clock_timestamp()`,
    sentAt: sql`clock_timestamp()`,
    failedAt: sql`clock_timestamp()`,
  })
}
