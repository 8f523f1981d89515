import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { takesUpi } from '#/features/shop/waysToPay.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { CodServices } from './cod.cache.ts'
import type { CashCosts } from './cod.schema.ts'
import { policyOf } from './codPolicy.ts'
import { countMonths, countPins, pastParcels } from './costs/costs.store.ts'
import { replayPast } from './costs/pastParcels.rules.ts'
import { placeRate } from './score/codScore.rules.ts'
import { usualBehaviour } from './simulation/buyers.rules.ts'

/** What cash on delivery cost in the last year, by PIN code and month, and what the guard would have done. */
export async function readCosts({
  db,
  codSettings,
  settings,
}: Pick<ShopServices & CodServices, 'db' | 'codSettings' | 'settings'>): Promise<CashCosts> {
  const [cod, shop] = await Promise.all([codSettings.get(), settings()])
  const [months, pins, past] = [await countMonths(db), await countPins(db), await pastParcels(db)]
  const costOf = (parcels: number) => parcels * cod.returnCost
  const replay = replayPast(past, policyOf(cod), takesUpi(shop), usualBehaviour)
  return {
    months: months.map((month) => ({ ...month, cost: costOf(month.back) })),
    pins: pins.map(({ pin, sent, back, districtSent, districtBack }) => {
      const district = { sent: districtSent, back: districtBack }
      // As the guard believes it: a few parcels say little.
      const rate = placeRate({ pin: { sent, back }, district }, cod.expectedBack)
      return { pin, sent, back, cost: costOf(back), rate: Math.round(100 * rate) }
    }),
    replay: {
      ...{ parcels: replay.parcels, back: replay.back, asked: replay.asked, askedBack: replay.askedBack },
      ...{ saved: costOf(replay.savedParcels), savedParcels: replay.savedParcels },
      ...{ lostOrders: replay.lostOrders, lost: rupeesOf(replay.lostPaise) },
    },
  }
}
