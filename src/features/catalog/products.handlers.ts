import { auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import type { CatalogServices } from './catalog.cache.ts'
import * as contract from './catalog.contract.ts'
import { catalogFailures } from './catalog.failures.ts'
import { presentProduct } from './catalog.present.ts'
import { arrangePictures, mrpProblem, pictureLimits, productWords, sizesOf } from './catalog.rules.ts'
import type { NewProduct, Product, ProductUpdate } from './catalog.schema.ts'
import * as store from './catalog.store.ts'
import type { ProductRow } from './catalog.tables.ts'
import { findCategory } from './categories.store.ts'
import { columnsOf, sizesAfter } from './formColumns.ts'
import { romanisedSlug } from './romanised.rules.ts'
import { nextSlug } from './slug.rules.ts'
import { storePictures } from './storePictures.ts'

const slugTaken = () =>
  catalogFailures.slug_taken({ errors: [{ field: 'slug', message: 'This slug is taken.' }] })

function refuseTakenSlug(error: unknown): never {
  throw brokenConstraint(error) === 'products_slug' ? slugTaken() : error
}

/** @throws Failure invalid for an MRP below the price */
function refuseMrp({ pricePaise, mrpPaise }: { pricePaise: number; mrpPaise?: number | null }): void {
  const message = mrpProblem(pricePaise, mrpPaise)
  if (message !== undefined) throw failures.invalid({ message, errors: [{ field: 'mrp', message }] })
}

/** Whether another admin changed the product since the form was opened. */
const isOvertaken = (row: ProductRow, { seen }: ProductUpdate): boolean =>
  seen?.updatedAt !== undefined && seen.updatedAt !== row.updatedAt.toISOString()

/** Stock after an update: as entered, less what was sold since the form was opened. Two who counted the same agree. */
function quantityAfter(row: ProductRow, form: ProductUpdate): number {
  const { quantity, quantityWas } = form
  // guard: same-count-once
  if (quantity === undefined || (isOvertaken(row, form) && quantity === row.quantity)) return row.quantity
  // guard: stock-sold-meanwhile
  return quantityWas === undefined ? quantity : Math.max(0, row.quantity + quantity - quantityWas)
}

/** A product as the log of changes has it, and as forms have shown it. */
async function shown(tx: Db, id: string): Promise<Product | undefined> {
  const row = await store.findProduct(tx, id)
  return row && presentProduct(row)
}

/** Adding, changing and deleting products: admins only. */
export function productsApi(services: CatalogServices, isOrdered: store.IsOrdered) {
  const { db, media, catalog } = services

  /** Asked before pictures are stored, so that a refused form leaves no files behind. */
  const checkLinks = async (form: ProductUpdate, productId?: string) => {
    if (form.category && !(await findCategory(db, form.category))) {
      const message = productWords.noCategory
      throw failures.invalid({ message, errors: [{ field: 'category', message }] })
    }
    if (form.slug !== undefined && (await store.isSlugTaken(db, form.slug, productId))) throw slugTaken()
  }

  /** Of the name, or of nothing that Latin letters could spell. */
  const freeSlug = async (name: string) => {
    let slug = romanisedSlug(name) || 'product'
    while (await store.isSlugTaken(db, slug)) slug = nextSlug(slug)
    return slug
  }

  const changedProduct = async (id: string, message: string) => {
    const [product] = await Promise.all([store.findProduct(db, id), catalog.changed({ products: [id] })])
    if (!product) throw failures.not_found()
    return { message, product: presentProduct(product) }
  }

  return roomApi()
    .openapi(contract.createProduct, async (c) => {
      const wanted: NewProduct = c.req.valid('form')
      const form = { ...wanted, slug: wanted.slug || (await freeSlug(wanted.name)) }
      await checkLinks(form)
      const { images, sizes, ...fields } = form
      const { name, slug, price, quantity } = form
      const written = { ...columnsOf(fields), ...{ name, slug, quantity, pricePaise: paiseOf(price) } }
      refuseMrp(written)
      const columns = {
        ...written,
        sizes: sizesOf(form.enableSize ?? false, sizes),
        images: await storePictures(media, 'images', images),
      }
      const id = await db
        .transaction(async (tx) => {
          const made = await store.insertProduct(tx, columns)
          await auditChange(tx, callerOf(c), 'product.create', made, { after: await shown(tx, made) })
          return made
        })
        .catch(refuseTakenSlug)
      return c.json(await changedProduct(id, 'Product added successfully'), 201)
    })
    .openapi(contract.updateProduct, async (c) => {
      const { _id } = c.req.valid('param')
      const form: ProductUpdate = c.req.valid('form')
      const before = await store.findProduct(db, _id)
      if (!before) throw failures.not_found()
      await checkLinks(form, _id)
      const { images, keepImages, quantityWas, seen, sizes, ...fields } = form
      const remaining = keepImages?.filter((url) => before.images.includes(url)) ?? []
      const added = await storePictures(
        media,
        'images',
        images,
        pictureLimits.count - new Set(remaining).size,
      )
      await db
        .transaction(async (tx) => {
          const row = await store.lockProduct(tx, _id)
          if (!row) throw failures.not_found()
          const stored = await shown(tx, _id)
          if (!stored) throw failures.not_found()
          const updatedAt = row.updatedAt.toISOString()
          // Stock that only fell by sales is no clash; what another admin counted is.
          const quantity = isOvertaken(row, form) ? form.quantity : undefined
          // guard: product-clash
          refuseClashes(stored, { ...form, quantity, images: keepImages }, seen, { updatedAt })
          const columns = columnsOf(fields)
          // guard: price-below-mrp
          if (form.price !== undefined || form.mrp !== undefined) refuseMrp({ ...row, ...columns })
          await store.changeProduct(tx, _id, {
            ...columns,
            sizes: sizesAfter(row, form),
            quantity: quantityAfter(row, form),
            ...(keepImages || added.length > 0
              ? { images: arrangePictures(keepImages ?? [], row.images, added) }
              : {}),
          })
          const after = await shown(tx, _id)
          await auditChange(tx, callerOf(c), 'product.update', _id, { before: stored, after })
        })
        .catch(refuseTakenSlug)
      return c.json(await changedProduct(_id, 'Product updated successfully'), 200)
    })
    .openapi(contract.deleteProduct, async (c) => {
      const { _id } = c.req.valid('param')
      await db.transaction(async (tx) => {
        const before = await shown(tx, _id)
        if (!(await store.deleteProduct(tx, _id, isOrdered))) throw failures.not_found()
        await auditChange(tx, callerOf(c), 'product.delete', _id, { before })
      })
      await catalog.changed({ products: [_id] })
      return c.json({ message: 'Product deleted successfully' }, 200)
    })
}
