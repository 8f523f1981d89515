import { isDue } from '#/features/orders/rules/life.rules.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './arrival.contract.ts'
import { readPaymentState } from './arrival.store.ts'

/** What an open page of an order asks every few seconds: nothing of the order but whether its money is there. */
export function arrivalApi({ db }: Services) {
  return roomApi().openapi(contract.readPaymentArrival, async (c) => {
    const state = await readPaymentState(db, callerOf(c).id, c.req.valid('param')._id)
    if (!state) throw failures.not_found()
    return c.json({ status: state.payment.status, isAwaited: isDue(state) }, 200)
  })
}

export type ArrivalApi = ReturnType<typeof arrivalApi>
