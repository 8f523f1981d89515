import { orderAfter } from '#/features/orders/orderAfter.ts'
import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { HOUR_SECONDS } from '#/platform/time/spans.rules.ts'
import type { PlaceExchange } from '../exchanges/placeExchange.ts'
import { askReturn } from './askReturn.actions.ts'
import {
  acceptReturn,
  answerReturn,
  questionReturn,
  refuseReturn,
  withdrawReturn,
} from './decideReturn.actions.ts'
import { readReturnPhoto, saveReturnPhotos } from './photos.actions.ts'
import * as contract from './returnRequests.contract.ts'

/** Customers ask to send something back, before the shop writes a return down. */
export function returnRequestsApi(services: Services, placeExchange: PlaceExchange) {
  const { db } = services
  const perPerson = rateLimit(services, { name: 'return-photos', points: 20, seconds: HOUR_SECONDS })

  /** Who asks is a customer here, admins with orders of their own too. */
  const ownOrder = ({ id }: Caller, orderId: string) => orderFor(db, { id, role: 'customer' }, orderId)

  return roomApi()
    .openapi(contract.askReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await askReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.withdrawReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await withdrawReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.answerReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await answerReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.saveReturnPhotos, async (c) => {
      const { _id, requestId } = c.req.valid('param')
      const actor = callerOf(c)
      // guard: return-photos-per-hour
      await perPerson.consume(actor.id)
      const names = { orderId: _id, requestId }
      await saveReturnPhotos(services, actor.id, names, c.req.valid('form').photos)
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.readReturnPhoto, async (c) => {
      const { _id, photo } = c.req.valid('param')
      const { size } = c.req.valid('query')
      const bytes = await readReturnPhoto(services, callerOf(c), { orderId: _id, photo, size })
      c.header('Content-Type', 'image/webp')
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200)
    })
    .openapi(contract.acceptReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      const productIds = await acceptReturn(services, actor, _id, c.req.valid('json'), placeExchange)
      return c.json(await orderAfter(services, actor, _id, productIds), 200)
    })
    .openapi(contract.questionReturn, async (c) => {
      const { _id } = c.req.valid('param')
      await questionReturn(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
    .openapi(contract.refuseReturn, async (c) => {
      const { _id } = c.req.valid('param')
      await refuseReturn(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
}

export type ReturnRequestsApi = ReturnType<typeof returnRequestsApi>
