import { mailGiftCard } from '#/features/credit/giftCard.mails.tsx'
import { spelledCode } from '#/features/credit/giftCard.rules.ts'
import { insertCard } from '#/features/credit/giftCard.store.ts'
import { hashOfCode, makeGiftCode } from '#/features/credit/giftCode.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Services } from '#/platform/http/env.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { dueToSend, emailOf, forgetRecipient, lockPurchase, updatePurchase } from './giftPurchases.store.ts'

/** A mail that could not be sent: what was written down for it is taken back, and tried again a minute later. */
class NotMailed extends Error {}

/**
 * Makes the gift cards that are paid and whose day has come, and mails their codes. A code stands in no table, so the mail is
 * sent before the card is: one that nobody got is none.
 */
export async function sendGiftCards(services: Services, now = new Date()): Promise<void> {
  for (const id of await dueToSend(services.db, indiaDay(now))) {
    await sendGiftCard(services, id).catch((error: unknown) => {
      if (!(error instanceof NotMailed)) throw error
    })
  }
}

async function sendGiftCard(services: Services, id: string): Promise<void> {
  const sent = await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id, 'anyone')
    // Another process was faster, or its buyer gave it up.
    // guard: gift-card-sent-once
    if (purchase?.state !== 'paid') return undefined
    const { valuePaise, recipientEmail, greeting, reference } = purchase
    const [giftCardId, code] = [newId(), makeGiftCode()]
    await insertCard(tx, {
      ...{ id: giftCardId, codeHash: hashOfCode(code), lastFour: code.slice(-4), valuePaise },
      ...{ paidBy: 'upi', reference: reference ?? '', recipientEmail, idempotencyKey: id },
      ...{ issuerId: null, issuerName: 'Bought online' },
    })
    await updatePurchase(tx, id, { state: 'sent', giftCardId })
    if (purchase.buyerId === null) await forgetRecipient(tx, id)
    const mail = { code: spelledCode(code), valuePaise, greeting }
    // guard: gift-card-mailed-or-not-there
    if (!(await mailGiftCard(services, recipientEmail, mail, purchase.buyerId))) throw new NotMailed()
    return { mail, recipientEmail, buyerId: purchase.buyerId }
  })
  if (!sent?.buyerId) return
  // Whoever bought it has the code, too: mails get lost.
  const buyer = await emailOf(services.db, sent.buyerId)
  if (buyer && buyer !== sent.recipientEmail) await mailGiftCard(services, buyer, sent.mail)
}
