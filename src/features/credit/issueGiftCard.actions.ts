import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { creditFailures } from './credit.failures.ts'
import type { GiftCardPayment } from './giftCard.rules.ts'
import { insertCard } from './giftCard.store.ts'
import { hashOfCode, makeGiftCode } from './giftCode.ts'

export interface NewGiftCard {
  readonly idempotencyKey: string
  readonly valuePaise: number
  readonly paidBy: GiftCardPayment
  readonly reference: string
  /** '' where it is handed over. */
  readonly recipientEmail: string
}

/**
 * Issues a gift card. Its code is in the answer and nowhere else.
 * @throws Failure gift_card_issued_already, for a key that was used before: its code cannot be shown again
 */
export function issueGiftCard(
  db: Database,
  actor: Actor,
  card: NewGiftCard,
): Promise<{ readonly id: string; readonly code: string }> {
  return db.transaction(async (tx) => {
    const [id, code] = [newId(), makeGiftCode()]
    const lastFour = code.slice(-4)
    const row = {
      ...card,
      id,
      codeHash: hashOfCode(code),
      lastFour,
      issuerId: actor.id,
      issuerName: actor.name,
    }
    if (!(await insertCard(tx, row))) throw creditFailures.gift_card_issued_already()
    const { valuePaise, paidBy, reference } = card
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'giftCard.issue',
      subjectId: id,
      after: { valuePaise, paidBy, reference },
    })
    return { id, code }
  })
}
