import { m } from './messages/offers.messages.ts'
import type { OffersServices } from './offers.cache.ts'
import type { OfferRow } from './offers.tables.ts'
import { firstIn, gatheredIn } from './scope.ts'

/** Finds what an admin should know of an offer, in sentences: a gift that is not on sale, a scope that holds nothing. */
export async function findProblems({
  catalog,
  collections,
}: Pick<OffersServices, 'catalog' | 'collections'>): Promise<(row: OfferRow) => string[]> {
  const [view, { all }] = [await catalog.current(), await collections.current()]
  return ({ reward, scope }) => {
    const lists = gatheredIn(scope, view, all)
    const isEmpty = lists !== undefined && firstIn(lists, view, 1).length === 0
    return [
      ...(reward.kind === 'gift' && !view.has(reward.product) ? [m.giftNotOnSale()] : []),
      ...(isEmpty ? [m.nothingInIt()] : []),
    ]
  }
}
