import { rupeesOf } from '#/platform/money/money.ts'
import { askedPrices } from '../askedPrices.rules.ts'
import type { priceHistoryOf } from '../prices.store.ts'
import type { Moves, PriceMoves } from './moves.schema.ts'

type Lines = Awaited<ReturnType<typeof priceHistoryOf>>

const rupeesOrNull = (paise: number | null) => (paise === null ? null : rupeesOf(paise))

/** How the prices of a product moved. A size that always cost what the product did is not told apart. */
export function presentMoves(
  { id, name, slug }: { readonly id: string; readonly name: string; readonly slug: string },
  lines: Lines,
  isAdmin: boolean,
): PriceMoves {
  const changes = lines.map((line) => ({ ...line, at: line.at.getTime() }))
  const own = lines.filter(({ size, pricePaise }) => size !== '' && pricePaise !== null)
  const moves = ['', ...new Set(own.map(({ size }) => size))].map(
    (size): Moves => ({
      size,
      asked: askedPrices(changes, size).map(({ at, paise }) => ({
        at: new Date(at).toISOString(),
        price: rupeesOrNull(paise),
      })),
    }),
  )
  const moved = { product: { _id: id, name, slug }, moves }
  if (!isAdmin) return moved
  const presented = lines.map((line) => ({
    ...{ _id: line.id, at: line.at.toISOString(), size: line.size, price: rupeesOrNull(line.pricePaise) },
    ...{ isAsked: line.isAsked, cause: line.cause, sale: line.sale ?? '', actor: line.actor ?? '' },
  }))
  return { ...moved, lines: presented.toReversed() }
}
