import { z } from 'zod'
import { mrpProblem, productWords } from './catalog.rules.ts'
import { categoryFormSchema, productFormSchema } from './catalog.schema.ts'

/** What the shopkeeper's lists can be narrowed to and ordered by; a minus before the key means falling. */

const falling = <const Keys extends readonly string[]>(keys: Keys) =>
  z.enum(
    keys.flatMap((key) => [key, `-${key}`]) as (Keys[number] | `-${Keys[number]}`)[],
    `order is one of ${keys.join(', ')}, with - before it for falling`,
  )

export const productSortKeys = ['name', 'price', 'quantity', 'category', 'status', 'createdAt'] as const
export const categorySortKeys = ['name', 'status'] as const
export const adminStatuses = ['active', 'inactive'] as const
/** `low` is under 10 pieces (specification, section 9), `out` none. */
export const stockLevels = ['low', 'out'] as const

const page = z.coerce.number('page is a whole number').int().min(1).max(100_000).optional()
const limit = z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional()
const status = z.enum(adminStatuses, 'status is active or inactive').optional()

/** For admins; whoever else sends them gets the same answer as without. */
export const adminProductQuery = z.object({
  page,
  status,
  stock: z.enum(stockLevels, 'stock is low or out').optional(),
  order: falling(productSortKeys).optional(),
})

export const adminCategoryQuery = z.object({
  page,
  limit,
  status,
  q: z.string().max(100).optional(),
  order: falling(categorySortKeys).optional(),
})

export type ProductSort = z.infer<ReturnType<typeof falling<typeof productSortKeys>>>
export type CategorySort = z.infer<ReturnType<typeof falling<typeof categorySortKeys>>>
export type AdminStatus = (typeof adminStatuses)[number]
export type StockLevel = (typeof stockLevels)[number]

/** The shopkeeper's forms: the server's schemas, and what the form itself asks for. */

export const categoryAdminForm = categoryFormSchema.extend({
  status: z.enum(['true', 'false'], 'Choose Active or Inactive.'),
})

/** `status` is empty until a category is chosen. */
export const productAdminForm = productFormSchema
  .extend({ status: z.enum(['', 'true', 'false'], 'Choose Active or Inactive.') })
  .refine(({ enableSize, sizes = [] }) => !enableSize || sizes.length > 0, {
    path: ['sizes'],
    message: 'Choose at least one size, or switch sizes off.',
  })
  .refine(({ price, mrp }) => mrpProblem(price, mrp) === undefined, {
    path: ['mrp'],
    message: productWords.underPrice,
  })
