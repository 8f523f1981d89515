import { formDataOf } from '#/ui/resource/form/formDataOf.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { NEW_PICTURE, sizesOf } from '../../catalog.rules.ts'
import type { Product } from '../../catalog.schema.ts'
import { nextSlug } from '../../slug.rules.ts'
import { chosenFiles } from './filesOf.ts'

/** The product form as it is typed: amounts are text, in rupees. */
export interface ProductValues {
  name: string
  slug: string
  description: string
  price: string
  mrp: string
  quantity: string
  /** The stock that the form shows at first; what was sold since then stays sold. */
  quantityWas: string
  enableSize: boolean
  sizes: string[]
  category: string
  status: string
  hsn: string
  gstClass: string
  countryOfOrigin: string
  images: PictureItem[]
}

export const emptyProduct: ProductValues = {
  name: '',
  slug: '',
  description: '',
  price: '',
  mrp: '',
  quantity: '',
  quantityWas: '',
  enableSize: false,
  sizes: [],
  category: '',
  status: '',
  hsn: '',
  gstClass: 'fabric',
  countryOfOrigin: 'India',
  images: [],
}

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  slug: product.slug,
  description: product.description,
  price: product.price.toFixed(2),
  mrp: product.mrp?.toFixed(2) ?? '',
  quantity: String(product.quantity),
  quantityWas: String(product.quantity),
  enableSize: product.enableSize,
  sizes: product.sizes,
  category: product.category?._id ?? '',
  status: String(product.status),
  hsn: product.hsn,
  gstClass: product.gstClass,
  countryOfOrigin: product.countryOfOrigin,
  images: product.images.map(storedPicture),
})

/** A copy to start from: another name and slug, and not on sale until somebody has looked at it. */
export const copyOf = (product: Product): ProductValues => ({
  ...valuesOf(product),
  name: `${product.name} (copy)`,
  slug: nextSlug(product.slug),
  status: 'false',
})

const fieldsOf = ({
  images: _images,
  quantityWas: _quantityWas,
  sizes,
  status,
  ...fields
}: ProductValues) => ({
  ...fields,
  sizes: sizesOf(fields.enableSize, sizes),
  status: status || undefined,
})

/** A new product; `pictures` are its files, in order. */
export const newProductForm = (values: ProductValues, pictures: readonly File[]): FormData =>
  formDataOf({ ...fieldsOf(values), images: pictures.length > 0 ? pictures : undefined })

/** A changed product: with where each picture stands, and the stock that the form showed. */
export const changedProductForm = (values: ProductValues, product: Product): FormData => {
  const files = chosenFiles(values.images)
  return formDataOf({
    ...fieldsOf(values),
    // A title that only repeats the name follows it.
    title: product.title === product.name ? '' : undefined,
    keepImages: values.images.map(({ url }) => url ?? NEW_PICTURE),
    images: files.length > 0 ? files : undefined,
    quantityWas: values.quantityWas,
  })
}
