import { buyersLanguage } from '#/features/orders/buyersLanguage.ts'
import { orderFor, ownerFor } from '#/features/orders/orderFor.ts'
import { findOrder } from '#/features/orders/orders.store.ts'
import { isCashHeld } from '#/features/orders/rules/cashCheck.rules.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { formatPaise, rupeesOf } from '#/platform/money/money.ts'
import { askByWhatsapp } from './askByWhatsapp.rules.ts'
import { changeCodSettings } from './changeCodSettings.actions.ts'
import { findCheck } from './checks.store.ts'
import type { CodServices } from './cod.cache.ts'
import * as contract from './cod.contract.ts'
import { codFailures } from './cod.failures.ts'
import { readCodSettings } from './cod.store.ts'
import { answerPath, type ConfirmLink, confirmToken, readConfirmToken } from './confirmLink.ts'
import { confirmByLink, confirmOwnOrder, passOrder } from './confirmOrder.actions.ts'
import { linkState } from './linkState.rules.ts'
import { m } from './messages/cod.messages.ts'
import { readCosts } from './readCosts.ts'
import { approveAdvance } from './recordAdvance.actions.ts'
import { riskInWords } from './score/cashWords.rules.ts'
import { undoAdvance } from './undoAdvance.actions.ts'

/** What guards orders that are paid at the door. */
export function codApi(services: ShopServices & CodServices) {
  const { db, codSettings, config } = services

  /** @throws Failure not_found */
  async function linkOf(token: string): Promise<ConfirmLink> {
    const link = await readConfirmToken(services, token)
    if (!link || !isId(link.orderId)) throw failures.not_found()
    return link
  }

  return roomApi()
    .openapi(contract.readCodSettings, async (c) => c.json(await readCodSettings(db), 200))
    .openapi(contract.changeCodSettings, async (c) => {
      const settings = await changeCodSettings(db, callerOf(c), c.req.valid('json'))
      codSettings.forget()
      return c.json({ message: m.saved(), settings }, 200)
    })
    .openapi(contract.readCashCosts, async (c) => c.json(await readCosts(services), 200))
    .openapi(contract.readCashCheck, async (c) => {
      const caller = callerOf(c)
      const { _id } = c.req.valid('param')
      const rows = await findOrder(db, caller.role, ownerFor(caller), _id)
      // guard: own-cash-check
      if (!rows) throw failures.not_found()
      const check = await findCheck(db, _id)
      if (!check) return c.json(null, 200)
      const info = {
        asks: check.asks,
        isOpen: rows.order.status === 'placed' && isCashHeld(rows.order.codCheck),
        cancelAt: check.cancelAt.toISOString(),
      }
      // guard: risk-for-admins
      const isAdmin = caller.role === 'admin'
      if (!isAdmin) return c.json(info, 200)
      const risk = riskInWords(check.risk, check.factors)
      if (!info.isOpen) return c.json({ ...info, risk }, 200)
      const { asks, cancelAt: until } = check
      const { number, billingAddress } = rows.order
      const language = await buyersLanguage(db, rows.order)
      const path = answerPath(asks, await confirmToken(services, { orderId: _id, until }), _id)
      const link = `${config.origin}${addressIn(language, path)}`
      const { name, contact } = billingAddress
      // guard: asked-in-buyers-language
      const whatsapp = inLanguage(language, () =>
        askByWhatsapp({ name, contact, number, total: formatPaise(rows.payment.amountPaise), asks, link }),
      )
      return c.json({ ...info, risk, link, ...(whatsapp && { whatsapp }) }, 200)
    })
    .openapi(contract.confirmOrder, async (c) => {
      const { _id } = c.req.valid('param')
      await confirmOwnOrder(services, callerOf(c).id, _id)
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.passOrder, async (c) => {
      const { _id } = c.req.valid('param')
      await passOrder(services, callerOf(c), _id)
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.approveAdvance, async (c) => {
      const { _id } = c.req.valid('param')
      await approveAdvance(services, callerOf(c), _id)
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.undoAdvance, async (c) => {
      const { _id } = c.req.valid('param')
      await undoAdvance(services, callerOf(c), _id, c.req.valid('json').event)
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.readConfirmLink, async (c) => {
      const { orderId, until } = await linkOf(c.req.valid('param').token)
      const rows = await findOrder(db, 'customer', 'anyone', orderId)
      if (!rows) throw failures.not_found()
      const { number } = rows.order
      const total = rupeesOf(rows.payment.amountPaise)
      const state = linkState(rows.order, until, new Date())
      return c.json({ number, total, state, until: until.toISOString() }, 200)
    })
    .openapi(contract.confirmByLink, async (c) => {
      const { orderId, until } = await linkOf(c.req.valid('param').token)
      // guard: confirm-link-expires
      if (until <= new Date()) throw codFailures.confirm_link_over()
      await confirmByLink(services, orderId)
      return c.json({ message: m.thankYouPacking() }, 200)
    })
}

export type CodApi = ReturnType<typeof codApi>
