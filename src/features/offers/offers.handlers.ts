import type { Db } from '#/platform/db/database.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { m } from './messages/offers.messages.ts'
import type { OffersServices } from './offers.cache.ts'
import * as contract from './offers.contract.ts'
import { presentOffer } from './offers.present.ts'
import type { ListedOffer } from './offers.schema.ts'
import { findOffer, listOffers } from './offers.store.ts'
import type { OfferRow } from './offers.tables.ts'
import { previewOf } from './preview.ts'
import { findProblems } from './problems.ts'
import { offerState } from './rules/offer.rules.ts'
import { createOffer, deleteOffer, switchOffer, updateOffer } from './saveOffers.actions.ts'

/** What became of the orders of an offer, paise. */
export interface OfferSums {
  readonly orders: number
  readonly soldPaise: number
  readonly costPaise: number
  readonly returnedPaise: number
}

/** Tells it of all offers, by their ids: of the orders, which stand in a later room. */
export type SumOffers = (db: Db) => Promise<ReadonlyMap<string, OfferSums>>

/** What admins do with offers. */
export function offersApi(services: OffersServices, sumOffers: SumOffers) {
  const { db } = services

  const listed = async (): Promise<ListedOffer[]> => {
    const [rows, sums] = await Promise.all([listOffers(db), sumOffers(db)])
    const problems = await findProblems(services)
    return rows.map((row) => ({
      ...presentOffer(row),
      state: offerState(row, Date.now(), row.uses),
      ...soldOf(sums.get(row.id)),
      problems: problems(row),
    }))
  }
  const saved = (message: string, row: OfferRow) => ({ message, offer: presentOffer(row) })

  return roomApi()
    .openapi(contract.listOffers, async (c) => c.json(await listed(), 200))
    .openapi(contract.previewOffer, async (c) => c.json(await previewOf(services, c.req.valid('json')), 200))
    .openapi(contract.readOffer, async (c) => {
      const row = await findOffer(db, c.req.valid('param')._id)
      if (!row) throw failures.not_found()
      return c.json(presentOffer(row), 200)
    })
    .openapi(contract.createOffer, async (c) => {
      const row = await createOffer(services, callerOf(c), c.req.valid('json'))
      return c.json(saved(m.added(), row), 201)
    })
    .openapi(contract.updateOffer, async (c) => {
      const { _id } = c.req.valid('param')
      const row = await updateOffer(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(saved(m.saved(), row), 200)
    })
    .openapi(contract.switchOffer, async (c) => {
      const { active } = c.req.valid('json')
      const row = await switchOffer(services, callerOf(c), c.req.valid('param')._id, active)
      return c.json(saved(active ? m.started() : m.stopped(), row), 200)
    })
    .openapi(contract.deleteOffer, async (c) => {
      await deleteOffer(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.deleted() }, 200)
    })
}

const soldOf = (sums?: OfferSums) => ({
  orders: sums?.orders ?? 0,
  sold: rupeesOf(sums?.soldPaise ?? 0),
  cost: rupeesOf(sums?.costPaise ?? 0),
  returned: rupeesOf(sums?.returnedPaise ?? 0),
})

export type OffersApi = ReturnType<typeof offersApi>
