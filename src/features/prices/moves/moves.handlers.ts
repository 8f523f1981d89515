import { findProduct } from '#/features/catalog/stores/catalog.store.ts'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { priceHistoryOf } from '../prices.store.ts'
import * as contract from './moves.contract.ts'
import { presentMoves } from './moves.present.ts'

export const movesApi = ({ db, settings }: CollectionsServices & ShopServices) =>
  roomApi().openapi(contract.readPriceMoves, async (c) => {
    const isAdmin = c.var.caller?.role === 'admin'
    const { honestPrices } = await settings()
    // guard: prices-of-honest-shops
    if (!honestPrices && !isAdmin) throw failures.not_found()
    const product = await findProduct(db, c.req.valid('param').idOrSlug)
    // guard: prices-of-hidden-products
    if (!product || !(product.status || isAdmin)) throw failures.not_found()
    return c.json(presentMoves(product, await priceHistoryOf(db, product.id), isAdmin), 200)
  })

export type MovesApi = ReturnType<typeof movesApi>
