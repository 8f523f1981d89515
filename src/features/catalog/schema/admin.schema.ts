import { z } from 'zod'
import { mayBeMissing } from '../attributes/attributeInputs.rules.ts'
import { LONGEST_CHOICE } from '../facets/address.rules.ts'
import { m } from '../messages/catalog.messages.ts'
import {
  categorySortKeys,
  productSortKeys,
  risingAndFalling,
  statusWords,
  stockLevels,
} from '../rules/list.rules.ts'
import { mrpProblem, productWords } from '../rules/productForm.rules.ts'
import { categoryFormSchema } from './category.schema.ts'
import { productFormSchema } from './productForm.schema.ts'

/** What the shopkeeper's lists can be narrowed to and sorted by; a minus before the key means falling. */

const sortSchema = <const Keys extends readonly string[]>(keys: Keys) =>
  z.enum(risingAndFalling(keys), `order is one of ${keys.join(', ')}, with - before it for falling`)

const page = z.coerce.number('page is a whole number').int().min(1).max(100_000).optional()
const limit = z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional()
const status = z.enum(statusWords, 'status is active or inactive').optional()

const missing = mayBeMissing().map(({ key }) => key)

/** For admins; whoever else sends them gets the same answer as without. */
export const adminProductQuery = z.object({
  page,
  status,
  stock: z.enum(stockLevels, 'stock is low or out').optional(),
  /** Those that have none of these attributes, several with commas between. */
  without: z
    .string()
    .max(LONGEST_CHOICE)
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(z.enum(missing, `without names attributes: ${missing.join(', ')}`)))
    .optional(),
  order: sortSchema(productSortKeys).optional(),
})

export const adminCategoryQuery = z.object({
  page,
  limit,
  status,
  q: z.string().max(100).optional(),
  order: sortSchema(categorySortKeys).optional(),
})

export type CategoryQuery = z.output<typeof adminCategoryQuery>

/** The shopkeeper's forms: the server's schemas, and what the form itself asks for. */

export const categoryAdminForm = categoryFormSchema.extend({
  status: z.enum(['true', 'false'], { error: m.chooseActive }),
})

/** `status` is empty until a category is chosen. */
export const productAdminForm = productFormSchema
  .extend({ status: z.enum(['', 'true', 'false'], { error: m.chooseActive }) })
  .refine(({ enableSize, sizes = [] }) => !enableSize || sizes.length > 0, {
    path: ['sizes'],
    error: m.chooseOneSize,
  })
  .refine(({ price, mrp }) => mrpProblem(price, mrp) === undefined, {
    path: ['mrp'],
    error: productWords.underPrice,
  })
