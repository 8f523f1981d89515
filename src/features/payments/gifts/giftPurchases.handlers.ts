import { confirmation } from '#/features/accounts/passwordAgain.ts'
import { amountsOf } from '#/features/shop/giftAmounts.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { m } from '../messages/payments.messages.ts'
import * as actions from './buyGiftCard.actions.ts'
import * as contract from './giftPurchases.contract.ts'
import { giftPurchaseFailures } from './giftPurchases.failures.ts'
import { presentPurchase, presentSold } from './giftPurchases.present.ts'
import { LATEST_DAYS } from './giftPurchases.rules.ts'
import * as store from './giftPurchases.store.ts'
import { sendGiftCards } from './sendGiftCards.jobs.ts'

/** Gift cards that are bought: paid by UPI alone, never by store credit, and sent when an admin saw the money. */
export function giftPurchasesApi(services: ShopServices) {
  const { db, settings } = services
  const confirm = confirmation(services)
  const buying = rateLimit(services, { name: 'buy-gift-card', points: 20, seconds: 60 * 60 })
  const references = rateLimit(services, { name: 'gift-reference', points: 20, seconds: 15 * 60 })

  async function payee() {
    const { upiId, upiName, name } = await settings()
    return { upiId, payeeName: upiName || name }
  }
  async function amounts(): Promise<readonly number[]> {
    const { giftCardAmounts, upiId, upiEnabled } = await settings()
    return upiEnabled && upiId ? (amountsOf(giftCardAmounts) ?? []) : []
  }
  async function shown(id: string) {
    const row = await store.findPurchase(db, id)
    if (!row) throw failures.not_found()
    return presentPurchase(row, await payee())
  }
  async function shownSold(id: string) {
    const row = await store.findPurchase(db, id)
    if (!row) throw failures.not_found()
    return presentSold(row)
  }
  /** From today to a year from now. @throws Failure invalid */
  function dayOf(wanted: string): string {
    const today = indiaDay(new Date())
    if (wanted === '') return today
    if (wanted >= today && wanted <= addDays(today, LATEST_DAYS)) return wanted
    const message = m.dayWithinYear()
    throw failures.invalid({ message, errors: [{ field: 'sendOn', message }] })
  }

  return roomApi()
    .openapi(contract.readGiftPurchases, async (c) => {
      const to = await payee()
      const rows = await store.purchasesOf(db, callerOf(c).id)
      const purchases = rows.map((row) => presentPurchase(row, to))
      return c.json({ amounts: [...(await amounts())], purchases }, 200)
    })
    .openapi(contract.buyGiftCard, async (c) => {
      const caller = callerOf(c)
      await buying.consume(caller.id)
      const { requestId: idempotencyKey, amount, sendOn, ...rest } = c.req.valid('json')
      // guard: gift-amounts-sold
      if (!(await amounts()).includes(amount)) {
        const { message } = giftPurchaseFailures.gift_cards_not_sold()
        throw giftPurchaseFailures.gift_cards_not_sold({ errors: [{ field: 'amount', message }] })
      }
      const wanted = { ...rest, idempotencyKey, valuePaise: paiseOf(amount), sendOn: dayOf(sendOn) }
      return c.json(await shown(await actions.buyGiftCard(db, caller, wanted)), 201)
    })
    .openapi(contract.giveGiftReference, async (c) => {
      const { _id } = c.req.valid('param')
      const { id } = callerOf(c)
      await references.consume(id)
      await actions.giveGiftReference(services, id, _id, c.req.valid('json').reference)
      return c.json(await shown(_id), 200)
    })
    .openapi(contract.giveUpGiftCard, async (c) => {
      const { _id } = c.req.valid('param')
      await actions.giveUpGiftCard(db, callerOf(c).id, _id)
      return c.json(await shown(_id), 200)
    })
    .openapi(contract.listSoldCards, async (c) =>
      c.json({ sold: (await store.soldCards(db)).map(presentSold) }, 200),
    )
    .openapi(contract.approveGiftCard, async (c) => {
      const { _id } = c.req.valid('param')
      // guard: gift-approval-password
      await confirm(callerOf(c), c.req.valid('json').currentPassword)
      await actions.approveGiftCard(db, callerOf(c), _id)
      await sendGiftCards(services)
      return c.json(await shownSold(_id), 200)
    })
    .openapi(contract.refundGiftCard, async (c) => {
      const { _id } = c.req.valid('param')
      const { reference, currentPassword } = c.req.valid('json')
      // guard: gift-refund-password
      await confirm(callerOf(c), currentPassword)
      await actions.refundGiftCard(db, callerOf(c), _id, reference)
      return c.json(await shownSold(_id), 200)
    })
}

export type GiftPurchasesApi = ReturnType<typeof giftPurchasesApi>
