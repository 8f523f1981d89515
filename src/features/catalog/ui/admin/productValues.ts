import { sentWords, type TypedWords, typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import { formDataOf } from '#/ui/resource/form/formDataOf.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { usualAttributes } from '../../attributes/attributeInputs.rules.ts'
import { type AttributeKey, type AttributeValues, ofEach } from '../../attributes/attributes.rules.ts'
import type { AttributeValue } from '../../attributes/kinds.rules.ts'
import { LONGEST_FAMILY, NEW_PICTURE, sizesOf } from '../../rules/productForm.rules.ts'
import { nextSlug } from '../../rules/slug.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { chosenFiles } from './filesOf.ts'
import { emptied, noStock, type StockValues, stockOf, variantsText } from './variantValues.ts'

type AttributeFormValues = {
  [Key in AttributeKey]: AttributeValues[Key] extends string[] ? string[] : string
}

/** A value as a field holds it: several as a list, everything else as text. */
const typedOf = (value: AttributeValue) => (Array.isArray(value) ? value : String(value ?? ''))

const typedAttributes = (of: AttributeValues): AttributeFormValues =>
  ofEach(({ key }) => typedOf(of[key])) as AttributeFormValues

/** The product form as it is typed: amounts are text, in rupees. */
export interface ProductValues extends AttributeFormValues, StockValues {
  name: string
  slug: string
  description: string
  price: string
  mrp: string
  mrpPrinted: string
  category: string
  family: string
  /** Ids. */
  goesWith: string[]
  status: string
  words: TypedWords<'product'>
  images: PictureItem[]
  video: PictureItem | null
}

export const emptyProduct: ProductValues = {
  name: '',
  slug: '',
  description: '',
  price: '',
  mrp: '',
  mrpPrinted: 'false',
  ...noStock,
  category: '',
  family: '',
  goesWith: [],
  status: '',
  ...typedAttributes(usualAttributes()),
  words: typedWords('product', null),
  images: [],
  video: null,
}

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  slug: product.slug,
  description: product.description,
  price: product.price.toFixed(2),
  mrp: product.mrp?.toFixed(2) ?? '',
  mrpPrinted: String(product.mrpPrinted ?? false),
  ...stockOf(product),
  category: product.category?._id ?? '',
  family: product.family,
  goesWith: product.goesWith ?? [],
  status: String(product.status),
  ...typedAttributes(product),
  words: typedWords('product', product.words),
  images: product.images.map(storedPicture),
  video: product.video ? storedPicture(product.video) : null,
})

/** A copy to start from: another name and slug, no pieces, and not on sale until somebody has looked at it. */
export const copyOf = (product: Product): ProductValues => ({
  ...valuesOf(product),
  ...emptied(stockOf(product), '0'),
  name: `${product.name} (copy)`,
  slug: nextSlug(product.slug),
  status: 'false',
})

/**
 * The same design in another colour: all that they share, and their family, which is called like the first one where it has no
 * name yet. Pieces, pictures, video and slug are its own.
 */
export const colourCopyOf = (product: Product): ProductValues => ({
  ...valuesOf(product),
  ...emptied(stockOf(product), ''),
  slug: '',
  family: product.family || product.slug.slice(0, LONGEST_FAMILY),
  images: [],
  video: null,
})

/** Whether each size is counted by itself. */
const countsSizes = ({ enableSize, ownStock }: StockValues): boolean => enableSize && ownStock

/** Where each size is counted, its rows say all of it; else one number and its codes do. @param pictures as they are sent */
function fieldsOf(values: ProductValues, pictures: readonly PictureItem[] = values.images, isNew = false) {
  const {
    images: _images,
    video: _video,
    ownStock: _own,
    offers,
    quantity,
    sku,
    barcode,
    enableSize,
    sizes,
    words,
    ...rest
  } = values
  const fields = { ...rest, words: sentWords(words, isNew), status: rest.status || undefined }
  if (countsSizes(values)) return { ...fields, quantity, offers: variantsText(offers, pictures) }
  return { ...fields, quantity, sku, barcode, enableSize, sizes: sizesOf(enableSize, sizes) }
}

/** A new product; `pictures` and `video` are its files. */
export const newProductForm = (
  values: ProductValues,
  pictures: readonly File[],
  video: File | undefined,
  colourOf?: string,
): FormData => {
  // Those of a copy are sent anew like all others.
  const sent = values.images.map(({ key }, at) => ({ key, file: pictures[at] }) as PictureItem)
  return formDataOf({
    ...fieldsOf(values, sent, true),
    colourOf,
    images: pictures.length > 0 ? pictures : undefined,
    video,
  })
}

/** What was changed of a product: with where each picture stands, and what the form showed of those fields. */
export function changedProductForm(
  values: ProductValues,
  product: Product,
  seen: Seen<ProductValues>,
): FormData {
  const wereCounted = seen.of(['offers']).offers as Product['offers']
  const isSwitched = countsSizes(values) !== Boolean(wereCounted?.length)
  // Pieces of all sizes are no field of their own, and a switch says everything anew.
  const stockNames = isSwitched && !countsSizes(values) ? ['quantity', 'sku', 'barcode'] : []
  const names = [...seen.changed(values), ...stockNames].filter(
    (name) => name !== 'quantity' || !countsSizes(values),
  )
  const was = seen.of(names)
  const files = chosenFiles(values.images)
  return formDataOf({
    ...fieldsNamed(fieldsOf(values), names),
    ...(names.includes('offers') && {
      offers: countsSizes(values)
        ? variantsText(values.offers, values.images, wereCounted)
        : isSwitched
          ? '[]'
          : undefined,
    }),
    // A title that only repeats the name follows it.
    title: names.includes('name') && product.title === product.name ? '' : undefined,
    ...(names.includes('images') && {
      keepImages: values.images.map(({ url }) => url ?? NEW_PICTURE),
      images: files.length > 0 ? files : undefined,
    }),
    video: names.includes('video') ? (values.video?.file ?? '') : undefined,
    quantityWas:
      names.includes('quantity') || isSwitched ? Number(seen.of(['quantity']).quantity) : undefined,
    seen: JSON.stringify(names.includes('words') ? { words: null, ...was } : was),
  })
}
