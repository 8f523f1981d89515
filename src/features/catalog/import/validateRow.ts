import { mediaPartsOf } from '#/platform/media/picture.ts'
import { mrpProblem, pictureLimits, productWords } from '../catalog.rules.ts'
import {
  type ProductForm,
  type ProductUpdate,
  productFormSchema,
  productUpdateSchema,
} from '../catalog.schema.ts'
import type { ProductFields } from '../catalog.store.ts'
import type { ProductRow } from '../catalog.tables.ts'
import { columnsOf, newColumnsOf, sizesAfter } from '../formColumns.ts'
import type { Problem, ReadRow } from './cells.rules.ts'
import type { ColumnKey } from './columns.rules.ts'

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
  /** `new` for one that the import may make; undefined for one that there is not. */
  readonly categoryIdOf: (name: string) => string | undefined
  readonly pictureOf: (name: string) => FoundPicture | undefined
  /** The row that had this slug before, if any. */
  readonly firstRow: number | undefined
}

export type Validation =
  | { readonly result: 'new' | 'changed'; readonly fields: ProductFields }
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly problems: readonly Problem[] }

/** What a row would do to the catalogue: the product form's own rules, and those that only a file needs. */
export function validate(read: ReadRow, known: Known): Validation {
  const { current, firstRow } = known
  const problems = [...read.problems]
  if (firstRow !== undefined) {
    problems.push({ field: 'slug', message: `Row ${firstRow} has this slug already.` })
  }
  const input = withCategory(read.input, known, problems)
  const images = read.pictures && picturesOf(read.pictures, known, problems)
  const checked = (current ? productUpdateSchema : productFormSchema).safeParse(input)
  if (!checked.success) problems.push(...problemsOf(checked.error.issues, problems))
  if (checked.success) {
    const { price, mrp } = checked.data
    const { pricePaise = 0, mrpPaise } = { ...current, ...columnsOf({ price, mrp }) }
    const message = mrpProblem(pricePaise, mrpPaise)
    const isGiven = price !== undefined || mrp !== undefined
    if (message !== undefined && isGiven) problems.push({ field: 'mrp', message })
  }
  if (!checked.success || problems.length > 0) return { result: 'refused', problems }
  if (!current)
    return { result: 'new', fields: { ...newColumnsOf(checked.data as ProductForm), images: images ?? [] } }
  const fields = changedFields(current, checked.data, images)
  return isSame(current, fields) ? { result: 'unchanged' } : { result: 'changed', fields }
}

/** The first thing wrong with each field that nothing was said about yet. */
function problemsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
  said: readonly Problem[],
): Problem[] {
  const known = new Set<string>(said.map(({ field }) => field))
  return issues.flatMap(({ path, message }) => {
    const field = String(path[0]) as ColumnKey
    if (known.has(field)) return []
    known.add(field)
    return [{ field, message }]
  })
}

function withCategory(input: ReadRow['input'], { categoryIdOf }: Known, problems: Problem[]) {
  const { category } = input
  if (typeof category !== 'string' || category === '') return input
  const id = categoryIdOf(category)
  if (id === undefined) problems.push({ field: 'category', message: productWords.noCategory })
  return { ...input, category: id ?? '' }
}

function picturesOf(names: readonly string[], { current, pictureOf }: Known, problems: Problem[]): string[] {
  if (names.length > pictureLimits.count) {
    problems.push({ field: 'pictures', message: productWords.tooManyPictures })
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
        message: `${name}: ${found?.problem ?? 'there is no such picture.'}`,
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
    keepImages: _keepImages,
    quantityWas: _was,
    seen: _seen,
    sizes: _sizes,
    ...fields
  } = form
  const { id: _id, createdAt: _made, updatedAt: _changed, deletedAt: _gone, ...row } = current
  return { ...row, ...columnsOf(fields), sizes: sizesAfter(current, form), images: images ?? current.images }
}

function isSame(current: ProductRow, next: ProductFields): boolean {
  return Object.entries(next).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(current[name as keyof ProductRow]),
  )
}
