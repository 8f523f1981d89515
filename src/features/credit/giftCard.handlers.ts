import { confirmation } from '#/features/accounts/passwordAgain.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { formatPaise, paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { presentCredit } from './credit.present.ts'
import { balanceOf, creditLinesOf } from './credit.store.ts'
import * as contract from './giftCard.contract.ts'
import { mailGiftCard } from './giftCard.mails.tsx'
import { presentGiftCard } from './giftCard.present.ts'
import { spelledCode } from './giftCard.rules.ts'
import { GIFT_CARDS_A_PAGE } from './giftCard.schema.ts'
import { findCard, listCards, sumCards } from './giftCard.store.ts'
import { issueGiftCard } from './issueGiftCard.actions.ts'
import { m } from './messages/credit.messages.ts'
import { redeemGiftCard } from './redeemGiftCard.actions.ts'
import { withdrawGiftCard } from './withdrawGiftCard.actions.ts'

/** Codes that somebody may try within 15 minutes. */
const TRIES = { points: 10, seconds: 15 * 60 }

export function giftCardApi(services: Services) {
  const { db } = services
  const confirm = confirmation(services)
  const tries = rateLimit(services, { name: 'redeem-gift-card', ...TRIES })
  const shown = async (id: string) => {
    const card = await findCard(db, id)
    if (!card) throw failures.not_found()
    return presentGiftCard(card)
  }

  return roomApi()
    .openapi(contract.redeemGiftCard, async (c) => {
      const { id } = callerOf(c)
      // guard: gift-card-tries
      await tries.consume(id)
      const paise = await redeemGiftCard(db, id, c.req.valid('json').code)
      await tries.giveBack(id)
      const credit = presentCredit('customer', await balanceOf(db, id), await creditLinesOf(db, id))
      const message = paise > 0 ? m.addedToCredit({ amount: formatPaise(paise) }) : m.inCreditAlready()
      return c.json({ message, credit }, 200)
    })
    .openapi(contract.listGiftCards, async (c) => {
      const { page } = c.req.valid('query')
      const rows = await listCards(db, { page, limit: GIFT_CARDS_A_PAGE })
      const { total, openPaise } = await sumCards(db)
      return c.json({ cards: rows.map(presentGiftCard), total, open: rupeesOf(openPaise) }, 200)
    })
    .openapi(contract.issueGiftCard, async (c) => {
      const { requestId, amount, currentPassword, greeting, ...how } = c.req.valid('json')
      // guard: gift-card-password
      await confirm(callerOf(c), currentPassword)
      const valuePaise = paiseOf(amount)
      const card = { ...how, idempotencyKey: requestId, valuePaise }
      const { id, code } = await issueGiftCard(db, callerOf(c), card)
      const spelled = spelledCode(code)
      const to = how.recipientEmail
      const mailed = to
        ? await mailGiftCard(services, to, { code: spelled, valuePaise, greeting })
        : undefined
      const answer = { card: await shown(id), code: spelled, ...(mailed !== undefined && { mailed }) }
      return c.json(answer, 201)
    })
    .openapi(contract.withdrawGiftCard, async (c) => {
      const { _id } = c.req.valid('param')
      // guard: gift-card-withdrawal-password
      await confirm(callerOf(c), c.req.valid('json').currentPassword)
      await withdrawGiftCard(db, callerOf(c), _id)
      return c.json(await shown(_id), 200)
    })
}

export type GiftCardApi = ReturnType<typeof giftCardApi>
