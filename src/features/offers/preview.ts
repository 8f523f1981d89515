import type { z } from '@hono/zod-openapi'
import { formatPaiseShort, paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { type FindFacts, factsFor } from './facts.ts'
import { m } from './messages/offers.messages.ts'
import type { OffersServices } from './offers.cache.ts'
import { columnsOf } from './offers.present.ts'
import type { OfferPreview, previewQuestionSchema } from './offers.schema.ts'
import { type Buyer, piecesWanted } from './rules/conditions.rules.ts'
import type { PricedLine, Terms } from './rules/offer.rules.ts'
import { quoteOf } from './rules/quote.rules.ts'
import { firstIn, gatheredIn } from './scope.ts'

/** Products of a bag that the shop puts together. */
const SAMPLED = 3

/** Somebody who orders for the first time, and the offer for the first time. */
const newcomer: Buyer = { hasOrdered: false, uses: new Map() }

/** A bag that an offer is tried on: what was chosen, else the first products that it is about, with its gift. */
export async function previewOf(
  services: Pick<OffersServices, 'catalog' | 'collections'>,
  { products, ...fields }: z.output<typeof previewQuestionSchema>,
): Promise<OfferPreview> {
  // Whether it may be had yet, and by whom, is another question than what it takes off.
  const terms: Terms = { ...columnsOf(fields), id: '', active: true, from: null, until: null, forEmail: '' }
  const [view, { all }] = [await services.catalog.current(), await services.collections.current()]
  const everything = gatheredIn({ kind: 'all', any: [], attribute: '' }, view, all) ?? []
  const inScope = firstIn(gatheredIn(terms.scope, view, all) ?? everything, view, SAMPLED)
  const gift = terms.reward.kind === 'gift' ? [terms.reward.product] : []
  const chosen = products.length > 0 ? products : inScope
  const ids = [...new Set([...chosen, ...gift])].filter((id) => view.has(id))
  const facts: FindFacts = await factsFor(services, [terms])
  const sample = ids.flatMap((id) => view.find(id) ?? [])
  // The gift is none of what has to be bought for it.
  const others = sample.filter(({ _id }) => !gift.includes(_id)).length
  const most = products.length > 0 ? 1 : piecesEach(terms, others)
  const lines: PricedLine[] = sample.map(({ _id, price }) => ({
    id: _id,
    unitPaise: paiseOf(price),
    quantity: gift.includes(_id) ? 1 : most,
    product: facts(_id),
  }))
  return asPreview(terms, lines, sample)
}

/** So many pieces of each product that offers by the piece find enough. */
const piecesEach = (terms: Terms, products: number): number =>
  Math.max(1, Math.ceil(piecesWanted(terms) / Math.max(1, products)))

function asPreview(
  terms: Terms,
  lines: readonly PricedLine[],
  sample: readonly { readonly name: string; readonly images: readonly string[] }[],
): OfferPreview {
  const { best, missing } = quoteOf([{ ...terms, code: '' }], lines, newcomer, [], 0)
  const before = lines.map(({ unitPaise, quantity }) => unitPaise * quantity)
  const beforePaise = before.reduce((sum, paise) => sum + paise, 0)
  const nothing = lines.length === 0 ? m.nothingInIt() : m.takesNothing()
  return {
    lines: lines.map(({ quantity }, at) => ({
      name: sample[at]?.name ?? '',
      image: sample[at]?.images[0] ?? null,
      quantity,
      before: rupeesOf(before[at] ?? 0),
      after: rupeesOf((before[at] ?? 0) - (best.reductions[at] ?? 0)),
    })),
    before: rupeesOf(beforePaise),
    saved: rupeesOf(best.savedPaise),
    after: rupeesOf(beforePaise - best.savedPaise),
    says:
      best.savedPaise > 0
        ? m.savesHere({ amount: formatPaiseShort(best.savedPaise) })
        : (missing[0] ?? nothing),
  }
}
