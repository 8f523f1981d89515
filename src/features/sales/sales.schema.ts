import { z } from 'zod'
import { urgentNeeds } from '#/features/orders/rules/workLists.rules.ts'
import { periodNames, USUAL_PERIOD } from './periods.rules.ts'

export const salesQuerySchema = z.object({
  period: z.enum(periodNames, `period is one of ${periodNames.join(', ')}`).default(USUAL_PERIOD),
})

/** Money in rupees; what counts is told in `takings.rules.ts`. */
const figuresSchema = z.object({
  /** Less what was sent back; below zero where that was more. */
  takings: z.number(),
  refunded: z.number(),
  payments: z.number().int(),
  orders: z.number().int(),
  undone: z.number().int(),
  pieces: z.number().int(),
  bags: z.number().int(),
  bagsOrdered: z.number().int(),
})
export type SalesFigures = z.infer<typeof figuresSchema>

const spanSchema = z.object({ from: z.string(), to: z.string() })
const workListSchema = z.object({
  /** At most `MOST_COUNTED` (figures.rules.ts), which means that many or more. */
  count: z.number().int(),
  /** When the oldest of the orders was placed. */
  oldest: z.string().nullable(),
})

const fewPiecesSchema = z.object({
  quantity: z.number().int(),
  /** Left out where there is none. */
  sku: z.string().optional(),
})

export const salesSchema = z.object({
  /** The moment the figures are of. */
  at: z.string(),
  /** Whether they were read at a replica, where what happened after `at` is not there yet. */
  isReplica: z.boolean(),
  period: spanSchema.extend({
    name: z.enum(periodNames),
    bucket: z.enum(['hour', 'day', 'month']),
    before: spanSchema,
  }),
  now: figuresSchema,
  before: figuresSchema,
  /** Oldest first; `key` is an hour (`09`), a day (`2026-11-20`) or a month (`2026-11`). */
  series: z.array(figuresSchema.extend({ key: z.string() })),
  bestSellers: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** Whether its page can still be opened. */
      isThere: z.boolean(),
      pieces: z.number().int(),
      /** Rupees the pieces were ordered for. */
      value: z.number(),
    }),
  ),
  stock: z.object({
    low: z.array(
      fewPiecesSchema.extend({
        _id: z.string(),
        name: z.string(),
        /** Where sizes are counted by themselves: those with few pieces or none. */
        sizes: z.array(fewPiecesSchema.extend({ size: z.string() })).optional(),
      }),
    ),
    lowCount: z.number().int(),
    soldOutCount: z.number().int(),
  }),
  waits: z.object(
    Object.fromEntries(urgentNeeds.map((need) => [need, workListSchema])) as Record<
      (typeof urgentNeeds)[number],
      typeof workListSchema
    >,
  ),
  /** Whether the shop ever had an order. */
  hasOrders: z.boolean(),
})
export type Sales = z.infer<typeof salesSchema>
