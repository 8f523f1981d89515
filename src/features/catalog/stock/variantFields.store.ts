import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { products } from '../tables/catalog.tables.ts'
import { stock, stockMovements, variants } from '../tables/stock.tables.ts'
import { SHOP_PLACE } from '../variants/stock.rules.ts'
import { firstVariants, onlyPiecesDiffer, skuKey, type VariantFields } from '../variants/variants.rules.ts'
import { isOffered, liesIn, type Reason } from './stock.store.ts'

/** What is offered of products, by their ids: all sizes that are counted, or the one row that they share. */
export async function variantsOf(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, VariantFields[]>> {
  const rows = await db
    .select({
      productId: variants.productId,
      size: variants.size,
      sku: variants.sku,
      barcode: variants.barcode,
      pricePaise: variants.pricePaise,
      images: variants.images,
      pieces: stock.pieces,
    })
    .from(variants)
    .innerJoin(stock, liesIn(stock, variants.id))
    .where(and(inArray(variants.productId, [...productIds]), isOffered(variants)))
    .orderBy(variants.productId, asc(variants.position))
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(
    [...byProduct].map(([id, some]) => [id, some.map(({ productId: _of, ...variant }) => variant)]),
  )
}

export interface ProductVariants {
  readonly productId: string
  readonly variants: readonly VariantFields[]
  /** What could be bought before; left out of a product that was just added. */
  readonly stored?: readonly VariantFields[] | undefined
}

/**
 * Makes these what can be bought of locked products. A size that is not among them is offered no more and has no pieces; one that
 * was offered before comes back with its ledger.
 */
export async function saveVariants(
  tx: Db,
  wanted: readonly ProductVariants[],
  reason: Reason,
): Promise<void> {
  if (wanted.length === 0) return
  const reshaped = wanted.filter(
    ({ stored = firstVariants, variants: next }) => !onlyPiecesDiffer(stored, next),
  )
  const gone = reshaped.length > 0 ? await reshape(tx, reshaped) : []
  const { cause, actorId = null, note = '' } = reason
  await tx.execute(sql`
    insert into ${stockMovements} (variant_id, place_id, pieces, cause, actor_id, note)
    select ${variants.id}, ${SHOP_PLACE}, coalesce(asked.pieces, 0) - ${stock.pieces}, ${cause}, ${actorId}::uuid, ${note}
    from ${variants} join ${stock} on ${liesIn(stock, variants.id)}
      left join ${asAsked(wanted)} on asked."productId" = ${variants.productId} and asked.size = ${variants.size}
    where ${inArray(variants.productId, idsOf(wanted))} and coalesce(asked.pieces, 0) <> ${stock.pieces}
      and (asked.size is not null or ${variants.id}::text in (select json_array_elements_text(${JSON.stringify(gone)}::json)))
    order by ${variants.productId}, ${variants.position}`)
}

const idsOf = (wanted: readonly ProductVariants[]): string[] => wanted.map(({ productId }) => productId)

/** Variants as rows of a statement, which calls them `asked`. */
function asAsked(wanted: readonly ProductVariants[]): SQL {
  const rows = wanted.flatMap(({ productId, variants: ofProduct }) =>
    ofProduct.map((variant, position) => ({ id: newId(), productId, position, ...variant })),
  )
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as asked
    (id uuid, "productId" uuid, position int, size text, sku text, barcode text, "pricePaise" int, images text[], pieces int)`
}

/** Codes are given back before they are given out: two sizes may change theirs. @returns the ids of what is offered no more */
async function reshape(tx: Db, wanted: readonly ProductVariants[]): Promise<string[]> {
  const asked = asAsked(wanted)
  const gone = await tx
    .update(variants)
    .set({ removedAt: sql`now()` })
    .where(
      and(
        inArray(variants.productId, idsOf(wanted)),
        isOffered(variants),
        sql`not exists (select from ${asked} where "productId" = ${variants.productId} and asked.size = ${variants.size})`,
      ),
    )
    .returning({ id: variants.id })
  await tx.execute(sql`
    update ${variants} set sku = '' from ${asked} where "productId" = ${variants.productId}
      and asked.size = ${variants.size} and asked.sku <> ${variants.sku}`)
  await tx.execute(sql`
    insert into ${variants} (id, product_id, size, sku, barcode, price_paise, images, position)
    select id, "productId", size, sku, barcode, "pricePaise", images, position from ${asked}
    on conflict (product_id, size) do update set sku = excluded.sku, barcode = excluded.barcode,
      price_paise = excluded.price_paise, images = excluded.images, position = excluded.position, removed_at = null`)
  return gone.map(({ id }) => id)
}

/** A SKU in use: of which product and size. */
export interface UsedSku {
  readonly sku: string
  readonly productId: string
  readonly name: string
  readonly size: string
}

/** The index that lets nobody have a SKU twice. */
export const SKU_ONCE = 'variants_sku_once'

/** Who has these SKUs, whatever the letters, besides these products. */
export async function usedSkus(
  db: Db,
  skus: readonly string[],
  besides: readonly string[],
): Promise<UsedSku[]> {
  if (skus.length === 0) return []
  return db
    .select({ sku: variants.sku, productId: products.id, name: products.name, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(sql`lower(${variants.sku})`, skus.map(skuKey)),
        sql`${variants.sku} <> ''`,
        isOffered(variants),
        besides.length > 0 ? notInArray(variants.productId, [...besides]) : undefined,
      ),
    )
}

/** A product that is deleted gives its SKUs back. */
export const freeSkus = (tx: Db, productId: string) =>
  tx.update(variants).set({ sku: '' }).where(eq(variants.productId, productId))
