import type { Actor } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Database } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { creditFailures } from './credit.failures.ts'
import { findCard, withdrawCard } from './giftCard.store.ts'

/**
 * Ends a gift card that nobody has redeemed; one that is ended already stays so.
 * @throws Failure not_found, gift_card_redeemed
 */
export function withdrawGiftCard(db: Database, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await withdrawCard(tx, id))) {
      const card = await findCard(tx, id)
      if (!card) throw failures.not_found()
      if (card.state === 'redeemed') throw creditFailures.gift_card_redeemed()
      return
    }
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'giftCard.withdraw',
      subjectId: id,
      before: { state: 'issued' },
      after: { state: 'withdrawn' },
    })
  })
}
