import { mediaPartsOf } from '#/platform/media/picture.ts'
import { type AttributeLists, spelled } from '../attributes/attributeLists.rules.ts'
import { chosenIds } from '../related/chosen.rules.ts'
import { mrpProblem, pictureLimits, productWords } from '../rules/productForm.rules.ts'
import { skuWords } from '../saving/changeVariants.actions.ts'
import { columnsOf, newColumnsOf } from '../saving/formColumns.ts'
import {
  formVariants,
  noProduct,
  sizeColumns,
  variantField,
  variantProblems,
} from '../saving/formVariants.ts'
import { categoryName } from '../schema/category.schema.ts'
import {
  type ProductForm,
  type ProductUpdate,
  productFormSchema,
  productUpdateSchema,
} from '../schema/productForm.schema.ts'
import type { UsedSku } from '../stock/variantFields.store.ts'
import type { ProductFields } from '../stores/catalog.store.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import {
  areSameVariants,
  lowestPriced,
  piecesOf,
  skuKey,
  type VariantFields,
  withOwnPictures,
} from '../variants/variants.rules.ts'
import type { Problem, ReadRow } from './cells.rules.ts'
import type { ColumnKey } from './columns.rules.ts'
import { m } from './messages/import.messages.ts'
import { columnOfVariant, type ReadVariant, withPicturesByPlace } from './sizeColumns.rules.ts'
import { columnOfWords } from './wordColumns.rules.ts'

/** What a picture of the file turned out to be. */
export interface FoundPicture {
  /** Under which the media store keeps it, or would. */
  readonly id: string
  /** Its address, once it is stored. */
  readonly url?: string
  /** Why it cannot be used, unless the product has it already. */
  readonly problem?: string
}

/** What a row is judged against. */
export interface Known {
  readonly current: ProductRow | undefined
  readonly lists: AttributeLists
  /** `new` for one that the import may make; undefined for one that there is not. */
  readonly categoryIdOf: (name: string) => string | undefined
  /** The id that the product of this row has, or will have. */
  readonly ownId: string
  /** The id of another product, of the shop or of the file, by a key of `chosenKey`. */
  readonly productIdOf: (key: string) => string | undefined
  readonly pictureOf: (name: string) => FoundPicture | undefined
  /** The row that had this slug before, if any. */
  readonly firstRow: number | undefined
  /** What can be bought of it now. */
  readonly variants: readonly VariantFields[]
  /** Who has a SKU. */
  readonly skuOf: (sku: string) => UsedSku | undefined
  /** The row of another product that had a SKU before. */
  readonly skuRowOf: (sku: string) => number | undefined
}

export type Validation =
  | {
      readonly result: 'new' | 'changed'
      readonly fields: ProductFields
      /** What can be bought then. */
      readonly variants: readonly VariantFields[]
    }
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly problems: readonly Problem[] }

/** What a row would do to the catalogue: the product form's own rules, and those that only a file needs. */
export function validate(read: ReadRow, known: Known): Validation {
  const { current, firstRow } = known
  const problems = [...read.problems]
  if (firstRow !== undefined) {
    problems.push({ field: 'slug', message: m.rowHasSlug({ row: firstRow }) })
  }
  const input = withGoingWith(withCategory(read.input, known, problems), known, problems)
  const images = read.pictures && picturesOf(read.pictures, known, problems)
  const checked = (current ? productUpdateSchema : productFormSchema).safeParse(withoutOwn(input, current))
  if (!checked.success) problems.push(...problemsOf(checked.error.issues, problems, input))
  if (checked.success) {
    const { price, mrp } = checked.data
    const { pricePaise = 0, mrpPaise } = { ...current, ...columnsOf({ price, mrp }) }
    const message = mrpProblem(pricePaise, mrpPaise)
    const isGiven = price !== undefined || mrp !== undefined
    if (message !== undefined && isGiven) problems.push({ field: 'mrp', message })
  }
  const listed = spelled(known.lists, checked.success ? checked.data : {}, current)
  problems.push(...listed.unlisted.map(({ field, message }) => ({ field, message })))
  const form: ProductUpdate = checked.success ? { ...checked.data, ...listed.values } : {}
  const row = current ?? noProduct
  const basePaise = columnsOf({ price: form.price }).pricePaise ?? current?.pricePaise ?? 0
  const priced = lowestPriced(basePaise, formVariants(row, known.variants, form))
  const { pricePaise } = priced
  const all = images ?? current?.images ?? []
  const placed = withPicturesByPlace(priced.variants, (input.offers ?? []) as readonly ReadVariant[], all)
  problems.push(...placed.problems)
  const variants = withOwnPictures(placed.variants, all)
  if (checked.success) {
    const mrpPaise = columnsOf({ mrp: form.mrp }).mrpPaise ?? current?.mrpPaise
    const wrong = [
      ...variantProblems(row, { stored: known.variants, variants }, form, mrpPaise),
      ...skuProblems(variants, known, form),
    ]
    problems.push(
      ...problemsOf(
        wrong.map(({ field, message }) => ({ path: field.split('.'), message })),
        problems,
        input,
      ),
    )
  }
  if (!checked.success || problems.length > 0) return { result: 'refused', problems }
  const sizes = { quantity: piecesOf(variants), pricePaise, ...sizeColumns(row, variants, form) }
  if (!current) {
    const fields = { ...newColumnsOf(form as ProductForm), ...sizes, images: images ?? [] }
    return { result: 'new', fields, variants }
  }
  const fields = { ...changedFields(current, form, images), ...sizes }
  if (!areSameVariants(variants, known.variants)) return { result: 'changed', fields, variants }
  return isSame(current, fields) ? { result: 'unchanged' } : { result: 'changed', fields, variants }
}

/** What a product is called already is judged by nobody: it may be older than the rules for it. */
// guard: import-leaves-names
const withoutOwn = (input: ReadRow['input'], current: ProductRow | undefined) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([field, value]) => !current || !called.some((name) => name === field && current[name] === value),
    ),
  )
const called = ['name', 'title', 'slug'] as const

/** The first thing wrong with each field that nothing was said about yet. */
function problemsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
  said: readonly Problem[],
  input: ReadRow['input'],
): Problem[] {
  const known = new Set<string>(said.map(({ field }) => field))
  return issues.flatMap(({ path, message }) => {
    const field = columnOfVariant(path, input) ?? columnOfWords(path) ?? (String(path[0]) as ColumnKey)
    if (known.has(field)) return []
    known.add(field)
    return [{ field, message }]
  })
}

/** SKUs that the product did not have and another one has. */
function skuProblems(
  variants: readonly VariantFields[],
  { current, variants: stored, skuOf, skuRowOf }: Known,
  form: ProductUpdate,
) {
  const own = new Set(stored.map(({ sku }) => skuKey(sku)))
  return variants.flatMap(({ sku, size }) => {
    const field = variantField(form, size, 'sku')
    if (sku === '' || own.has(skuKey(sku))) return []
    const row = skuRowOf(sku)
    if (row !== undefined) return [{ field, message: m.rowHasSku({ row }) }]
    const used = skuOf(sku)
    return used && used.productId !== current?.id ? [{ field, message: skuWords(used) }] : []
  })
}

function withCategory(input: ReadRow['input'], { categoryIdOf }: Known, problems: Problem[]) {
  const { category } = input
  if (typeof category !== 'string' || category === '') return input
  const id = categoryIdOf(category)
  if (id === undefined) {
    const [wrong] = categoryName.safeParse(category).error?.issues ?? []
    problems.push({ field: 'category', message: wrong?.message ?? productWords.noCategory() })
  }
  return { ...input, category: id ?? '' }
}

function withGoingWith(input: ReadRow['input'], { current, ownId, productIdOf }: Known, problems: Problem[]) {
  if (!Array.isArray(input.goesWith)) return input
  const before = current?.goesWith ?? []
  const { ids, problem } = chosenIds(input.goesWith, { idOf: productIdOf, own: ownId, before })
  if (problem) problems.push({ field: 'goesWith', message: problem })
  return { ...input, goesWith: ids }
}

function picturesOf(names: readonly string[], { current, pictureOf }: Known, problems: Problem[]): string[] {
  if (names.length > pictureLimits.count) {
    problems.push({ field: 'pictures', message: productWords.tooManyPictures() })
    return []
  }
  const images = names.flatMap((name) => {
    const found = pictureOf(name)
    const existing = current?.images.find(
      (url) => url === name || (found && mediaPartsOf(url)?.id === found.id),
    )
    if (existing) return [existing]
    if (!found || found.problem !== undefined) {
      problems.push({
        field: 'pictures',
        message: `${name}: ${found?.problem ?? m.noPicture()}`,
      })
      return []
    }
    // Until it is stored the id alone says which one it is.
    return [found.url ?? found.id]
  })
  return [...new Set(images)]
}

function changedFields(
  current: ProductRow,
  form: ProductUpdate,
  images: string[] | undefined,
): ProductFields {
  const {
    images: _none,
    video: _noVideo,
    keepImages: _keepImages,
    quantityWas: _was,
    seen: _seen,
    sizes: _sizes,
    ...fields
  } = form
  const { id: _id, createdAt: _made, updatedAt: _changed, deletedAt: _gone, ...row } = current
  return { ...row, ...columnsOf(fields, current), images: images ?? current.images }
}

function isSame(current: ProductRow, next: ProductFields): boolean {
  return Object.entries(next).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(current[name as keyof ProductRow]),
  )
}
