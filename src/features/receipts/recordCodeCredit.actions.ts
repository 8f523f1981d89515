import { transactionReference } from '#/features/payments/upi/upi.rules.ts'
import { orderOfCode } from '#/features/payments/upiCodes/upiCodes.store.ts'
import { providerName } from '#/features/providers/registry/registry.ts'
import type { CodeCredit } from '#/features/providers/updates.schema.ts'
import type { Services } from '#/platform/http/env.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { recordReceipts } from './recordReceipts.actions.ts'

/**
 * Writes down money that came by a code of the payment provider. Which order it is for, our own table of codes says; how much it is, the provider. Over another
 * amount, for an order that is over, on top of other money: it stands in the lists like any other receipt. May be called any number of times.
 */
export async function recordCodeCredit(services: Services, credit: CodeCredit): Promise<void> {
  const { codeId, providerPaymentId, amountPaise, utr, payer, at } = credit
  const number = await orderOfCode(services.db, codeId)
  const named = number === undefined ? `Code ${codeId}` : transactionReference(number)
  await recordReceipts(services, { source: 'provider' }, [
    {
      ...{ amountPaise, utr, payer, receivedOn: indiaDay(at), receivedAt: at, sourceId: providerPaymentId },
      narration: `${named} by UPI code, payment ${providerPaymentId}`,
      account: providerName(services.config),
    },
  ])
}
