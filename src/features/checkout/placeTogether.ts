import { alertsOfOrder, insertAlertsOfPlaced } from '#/features/alerts/raiseAlerts.actions.ts'
import { openAssessCash } from '#/features/cod/assessCash.ts'
import type { CodServices } from '#/features/cod/cod.cache.ts'
import { insertConfirmMails } from '#/features/cod/cod.mails.tsx'
import type { OffersServices } from '#/features/offers/offers.cache.ts'
import { reckonBags } from '#/features/offers/reckonBags.ts'
import { insertPlacedMails } from '#/features/orders/mails/sendOrderMail.ts'
import { announceLater } from '#/features/orders/orderAfter.ts'
import { whoOrdered } from '#/features/orders/purchases.store.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { triedAgain } from '#/platform/db/sqlState.ts'
import { isOutage } from '#/platform/http/databaseFailure.ts'
import { type Failure, failures } from '#/platform/http/failure.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { orAlone, together } from '#/platform/limiter/together.ts'
import type { OrderRequest } from './newOrders.ts'
import { type Placed, placeOrders } from './placeOrders.actions.ts'

/** Orders that are placed in one statement at the most: beyond that a round takes longer, and no order less. */
const MOST_TOGETHER = 50
/** Whoever comes later is not held up by a round that takes longer than this, ms: it waits for somebody who holds a product. */
const LONGEST_WAIT_MS = 100

/**
 * Places the orders that are asked for in this process, first come, first served: those that come while others are being
 * placed wait for each other and are placed together. One that breaks does not take along the others.
 * @throws Failure as `placeOrders` answers it
 */
export function placeTogether(
  services: ShopServices & OffersServices & CodServices,
): (request: OrderRequest) => Promise<Placed> {
  const { db, jobs, config, settings, databaseNotices } = services
  const round = async (requests: readonly OrderRequest[]): Promise<(Placed | Failure)[]> => {
    // What is known of settings, offers and cash rules may have changed: it is good for looking, not for deciding.
    // guard: no-order-by-what-was
    if (databaseNotices.staleSince !== undefined)
      throw failures.unavailable({ headers: { 'Retry-After': '5' } })
    const shop = await settings()
    const { openOrdersMost, openPiecesMost, lowStockAlert } = shop
    const cod = await services.codSettings.get()
    const cashOrders = cod.isOn && cod.openMost > 0 ? cod.openMost : undefined
    const outcomes = await placeOrders(db, requests, {
      limits: config.rateLimits ? { orders: openOrdersMost, pieces: openPiecesMost, cashOrders } : undefined,
      lowStock: lowStockAlert,
      reckon: (bags, by) => reckonBags(services, whoOrdered, bags, by),
      guardCash: async (buyers) => {
        const assess = await openAssessCash(db, { settings: cod, shop }, buyers)
        return assess && { assess, settings: cod }
      },
      beside: (placed) =>
        Promise.all([
          insertPlacedMails(
            jobs,
            placed.map(({ order }) => order.id),
          ),
          insertConfirmMails(
            jobs,
            placed.filter(({ order }) => order.codCheck === 'confirm').map(({ order }) => order.id),
          ),
          insertAlertsOfPlaced(
            jobs,
            placed.flatMap(({ order, falls }) =>
              alertsOfOrder({ id: order.id, totalPaise: order.grandTotalPaise }, falls, lowStockAlert),
            ),
          ),
        ]),
    })
    const sold = outcomes.flatMap((outcome) => ('productIds' in outcome ? outcome.productIds : []))
    announceLater(services, [...new Set(sold)])
    return outcomes
  }
  // Half of the connections for placing orders, however many want to at once; the other half for everything else.
  const beside = Math.max(1, Math.floor(db.$client.options.max / 2))
  const place = together<OrderRequest, Placed>(
    orAlone((requests) => triedAgain(() => round(requests)), isOutage),
    {
      most: MOST_TOGETHER,
      beside,
      waitMs: LONGEST_WAIT_MS,
    },
  )
  return (request) => place({ ...request, language: currentLanguage() })
}
