import { z } from 'zod'
import { manySteps } from '#/features/orders/rules/life.rules.ts'
import { orderStatuses, statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import { workListNames } from '#/features/orders/rules/workLists.rules.ts'

/** How many orders stand on each work list. */
export const workListCountsSchema = z.object(
  Object.fromEntries(workListNames.map((need) => [need, z.number().int()])) as Record<
    (typeof workListNames)[number],
    z.ZodInt
  >,
)

/** At most so many orders are changed with one request. */
export const MOST_AT_ONCE = 100

const text = z.string().trim().max(60, 'At most 60 characters.').default('')

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const manyDone = anyOf.format(manySteps.map(({ to }) => statusFacts[to].label))

/** A step that many orders take at once; what is asked of one order is asked of each of them. */
export const bulkStatusSchema = z.object({
  status: z.enum(
    manySteps.map(({ to }) => to),
    `Many at once can be ${manyDone}.`,
  ),
  orders: z
    .array(
      z.object({
        _id: z.uuid('_id is the id of an order'),
        carrier: text,
        trackingNumber: text,
        /** Why a parcel leaves that is not paid. */
        unpaidReason: z.string().trim().max(300, 'At most 300 characters.').default(''),
      }),
    )
    .min(1, 'Please choose an order.')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} orders at once.`),
})
export type BulkStatus = z.output<typeof bulkStatusSchema>
export type BulkStatusInput = z.input<typeof bulkStatusSchema>

/** What became of each order, in the order in which they were sent. */
export const bulkResultSchema = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      ok: z.boolean(),
      status: z.enum(orderStatuses).optional(),
      /** Why not. */
      code: z.string().optional(),
      message: z.string().optional(),
      /** The field that is wrong, where one is. */
      field: z.string().optional(),
    }),
  ),
})
export type BulkResult = z.infer<typeof bulkResultSchema>
