import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { clashingFields, refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { type AttributeLists, spelled } from '../attributes/attributeLists.rules.ts'
import type { AttributeKey } from '../attributes/attributes.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { m } from '../messages/catalog.messages.ts'
import { presentForEdit } from '../present/catalog.present.ts'
import { withChosen } from '../related/withChosen.ts'
import {
  arrangePictures,
  mrpProblem,
  NEW_PICTURE,
  pictureLimits,
  productWords,
} from '../rules/productForm.rules.ts'
import type { Product } from '../schema/catalog.schema.ts'
import type { NewProduct, ProductUpdate } from '../schema/productForm.schema.ts'
import { variantsOf } from '../stock/variantFields.store.ts'
import { heldLists } from '../stores/attributeLists.store.ts'
import * as store from '../stores/catalog.store.ts'
import { findCategory } from '../stores/categories.store.ts'
import { sayPriceCause } from '../stores/priceCause.store.ts'
import type { ProductRow, StoredProduct } from '../tables/catalog.tables.ts'
import { withOwnPictures } from '../variants/variants.rules.ts'
import { changeVariants, refuseSkuOfNow, sizesOfForm } from './changeVariants.actions.ts'
import { columnsOf, newColumnsOf } from './formColumns.ts'
import { noProduct } from './formVariants.ts'
import { atFreeSlug, freeSlug } from './freeSlug.ts'
import { isOvertaken } from './stockAfter.rules.ts'
import { storePictures } from './storePictures.ts'
import { storeVideo } from './storeVideo.ts'

const slugTaken = () => catalogFailures.slug_taken({ errors: [{ field: 'slug', message: m.slugTaken() }] })

const isSlugTaken = (error: unknown) => brokenConstraint(error) === 'products_slug'

function refuseTakenSlug(error: unknown): never {
  throw isSlugTaken(error) ? slugTaken() : error
}

/** @throws Failure invalid for an MRP below the price */
function refuseMrp({ pricePaise, mrpPaise }: { pricePaise: number; mrpPaise?: number | null }): void {
  const message = mrpProblem(pricePaise, mrpPaise)
  if (message !== undefined) throw failures.invalid({ message, errors: [{ field: 'mrp', message }] })
}

/** Asked before pictures are stored, so that a refused form leaves no files behind. @throws Failure invalid, slug_taken */
async function checkLinks(db: Db, form: ProductUpdate, productId?: string): Promise<void> {
  if (form.category && !(await findCategory(db, form.category))) {
    const message = productWords.noCategory()
    throw failures.invalid({ message, errors: [{ field: 'category', message }] })
  }
  if (form.slug !== undefined && (await store.isSlugTaken(db, form.slug, productId))) throw slugTaken()
}

/** The form with its values as the lists spell them. @throws Failure invalid for one that is in no list */
function withListedValues<Form extends ProductUpdate>(
  lists: AttributeLists,
  form: Form,
  has?: Pick<ProductRow, AttributeKey>,
): Form {
  const { values, unlisted } = spelled(lists, form, has)
  const [first] = unlisted
  if (first) throw failures.invalid({ message: first.message, errors: unlisted })
  return { ...form, ...values }
}

/** A product as the log of changes has it, and as forms have shown it. */
async function shown(tx: Db, id: string): Promise<Product | undefined> {
  const row = await store.findProduct(tx, id)
  return row && presentForEdit(row, (await variantsOf(tx, [id])).get(id) ?? [])
}

/**
 * Refuses what another admin changed meanwhile. Stock that only fell by sales is no clash; what another admin counted is.
 * @throws Failure changed_meanwhile
 */
function refuseOvertaken(
  stored: Product,
  { keepImages, seen, ...form }: ProductUpdate,
  isSo: boolean,
  updatedAt: string,
): void {
  const counted = (offers: unknown) =>
    Array.isArray(offers)
      ? offers.map(({ size, sku = '', barcode = '', price = null, images = [], quantity }) => ({
          ...{ size, sku, barcode, price, images },
          ...(isSo && { quantity }),
        }))
      : undefined
  const now = { ...stored, offers: counted(stored.offers) }
  const wanted = {
    ...form,
    words: form.words && (changedWords(stored.words, form.words) ?? {}),
    quantity: isSo ? form.quantity : undefined,
    offers: counted(form.offers),
    images: keepImages,
    video: form.video && NEW_PICTURE,
  }
  const was = seen?.offers ? { ...seen, offers: counted(seen.offers) } : seen
  const isClash = clashingFields(now, wanted, was).includes('offers')
  // guard: product-clash
  refuseClashes(now, wanted, was, { updatedAt, ...(isClash && { offers: stored.offers }) })
}

/** Gives a product the family of another colour of it, unless it has one already. */
async function joinFamily(tx: Db, actor: Actor, id: string, family: string): Promise<void> {
  const row = await store.lockProduct(tx, id)
  // guard: family-kept
  if (row?.family !== '') return
  const before = await shown(tx, id)
  await store.changeProduct(tx, id, { family })
  await auditChange(tx, actor, 'product.update', id, { before, after: await shown(tx, id) })
}

/** What a form says but for its pictures, its video and what is counted by size. */
function fieldsOf({
  images,
  video,
  keepImages,
  quantity,
  quantityWas,
  seen,
  sizes,
  ...fields
}: ProductUpdate) {
  return fields
}

/** A product that was written just now, once this process shows it. @throws Failure not_found when it is gone already */
async function written(
  { db, catalog }: CatalogServices,
  id: string,
  changedWith?: string,
): Promise<StoredProduct> {
  const products = changedWith ? [id, changedWith] : [id]
  const [product] = await Promise.all([store.findProduct(db, id), catalog.changed({ products })])
  if (!product) throw failures.not_found()
  return product
}

/**
 * Adds a product; without a slug it gets one made of its name, and the one that it is another colour of joins its family. Pictures
 * are stored first, the row and its entry in the log are written in one transaction. Values that are in no list are refused by the
 * catalogue in memory before there are pictures; the transaction alone reads the lists, which nobody changes until it ends.
 * @throws Failure invalid (category, values of lists, MRP, pictures), slug_taken
 */
export async function createProduct(
  services: CatalogServices,
  actor: Actor,
  wanted: NewProduct,
): Promise<StoredProduct> {
  const { db, media, catalog } = services
  const { colourOf, ...fields } = { ...wanted, slug: wanted.slug ?? '' }
  const form = await withChosen(db, withListedValues((await catalog.current()).lists, fields))
  await checkLinks(db, form)
  const { pricePaise, mrpPaise = null } = newColumnsOf(form)
  refuseMrp({ pricePaise, mrpPaise })
  const sizes = sizesOfForm({ ...noProduct, pricePaise, mrpPaise }, [], form)
  const images = await storePictures(media, 'images', form.images)
  const video = await storeVideo(media, form.video)
  const create = (slug: string) =>
    db.transaction(async (tx) => {
      const listed = withListedValues(await heldLists(tx), form)
      const { quantity: _counted, ...columns } = newColumnsOf({ ...listed, slug })
      await sayPriceCause(tx, { cause: 'first', actorId: actor.id })
      const made = await store.insertProduct(tx, { ...columns, ...sizes.columns, images, ...video.column })
      if (colourOf && columns.family) await joinFamily(tx, actor, colourOf, columns.family)
      const variants = withOwnPictures(sizes.variants, images, images)
      await changeVariants(tx, made, { ...sizes, variants }, form, { cause: 'opening', actorId: actor.id })
      await auditChange(tx, actor, 'product.create', made, { after: await shown(tx, made) })
      return made
    })
  const free = () => freeSlug(db, fields.name, 'product', store.isSlugTaken)
  const id = await atFreeSlug(fields.slug, free, isSlugTaken, create)
    .catch(refuseTakenSlug)
    .catch((error) => refuseSkuOfNow(db, undefined, form, error))
    .catch(video.discard)
  return written(services, id, colourOf)
}

/**
 * Changes what the form says of a product. What another admin changed since the form was opened is not overwritten, and
 * what was sold meanwhile stays sold.
 * @throws Failure not_found, invalid (category, values of lists, MRP, pictures), slug_taken, changed_meanwhile
 */
export async function updateProduct(
  services: CatalogServices,
  actor: Actor,
  id: string,
  typed: ProductUpdate,
): Promise<StoredProduct> {
  const { db, media, catalog } = services
  const before = await store.findProduct(db, id)
  if (!before) throw failures.not_found()
  withListedValues((await catalog.current()).lists, typed, before)
  const chosen = await withChosen(db, typed, before)
  await checkLinks(db, chosen, id)
  const { images, keepImages } = chosen
  const remaining = keepImages?.filter((url) => before.images.includes(url)) ?? []
  const room = pictureLimits.count - new Set(remaining).size
  const added = await storePictures(media, 'images', images, room)
  const video = await storeVideo(media, chosen.video)
  await db
    .transaction(async (tx) => {
      const lists = await heldLists(tx)
      const row = await store.lockProduct(tx, id)
      if (!row) throw failures.not_found()
      const form = withListedValues(lists, chosen, row)
      const stored = await shown(tx, id)
      if (!stored) throw failures.not_found()
      const updatedAt = row.updatedAt.toISOString()
      refuseOvertaken(stored, form, isOvertaken(row, form), updatedAt)
      const columns = columnsOf(fieldsOf(form), row)
      // guard: price-below-mrp
      if (form.price !== undefined || form.mrp !== undefined) refuseMrp({ ...row, ...columns })
      const variants = (await variantsOf(tx, [id])).get(id) ?? []
      const sizes = sizesOfForm({ ...row, ...columns }, variants, form)
      const pictures =
        keepImages || added.length > 0 ? arrangePictures(keepImages ?? [], row.images, added) : row.images
      await sayPriceCause(tx, { cause: 'form', actorId: actor.id })
      await store.changeProduct(tx, id, { ...columns, ...sizes.columns, images: pictures, ...video.column })
      // guard: own-pictures-of-product
      const changed = { ...sizes, variants: withOwnPictures(sizes.variants, pictures, added) }
      await changeVariants(tx, id, changed, form, { cause: 'correction', actorId: actor.id })
      await auditChange(tx, actor, 'product.update', id, { before: stored, after: await shown(tx, id) })
    })
    .catch(refuseTakenSlug)
    .catch((error) => refuseSkuOfNow(db, id, typed, error))
    .catch(video.discard)
  return written(services, id)
}
