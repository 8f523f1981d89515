import { z } from 'zod'
import { meansNames, typedMeans } from '#/features/orders/rules/means.rules.ts'
import { paymentMethods } from '#/features/orders/rules/payments.rules.ts'
import { refundKinds } from '#/features/orders/rules/refunds.rules.ts'
import { amountExample, readableNumber, typedAs } from '#/platform/typed/typed.schema.ts'
import { moneyKinds } from './moneyTimeline.rules.ts'

/** Rupees of a till at most: a slip of the finger, and no sum. */
const MOST_RUPEES = 1_000_000_000

const amount = z.number()

/** One means of a day; rupees. */
const lineSchema = z.object({
  means: z.enum(meansNames),
  in: amount,
  out: amount,
  expected: amount,
  /** What was counted, what that differs, and why; left out while the day is open. */
  counted: amount.optional(),
  difference: amount.optional(),
  reason: z.string().optional(),
})

export const daySchema = z.object({
  day: z.string(),
  lines: z.array(lineSchema),
  /** How often it was closed; whoever closes it says so. */
  closes: z.number().int(),
  closedAt: z.string().optional(),
  closedBy: z.string().optional(),
  /** Means of which something else is written down now than when it was closed. */
  changed: z.array(z.enum(meansNames)),
  /** Money that came into the bank account on that day and that no order asked for; below 0 where less paid an order. */
  withoutOrder: amount,
  /** Such money that was sent back on that day. */
  sentBack: amount,
})
export type ClosedDay = z.infer<typeof daySchema>

/** Days before today with money that nobody counted, the newest first. */
export const openDaysSchema = z.object({ days: z.array(z.string()) })

const typedAmount = typedAs(
  readableNumber('What was counted?', amountExample).min(-MOST_RUPEES).max(MOST_RUPEES),
)
const reason = z.string().trim().max(300, 'At most 300 characters.').default('')

const byName = <Name extends string, One extends z.ZodType>(names: readonly Name[], one: One) =>
  z.object(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, One>)

export const closeSchema = z.object({
  /** What was expected when it was counted: what changed since is shown again before the day is closed. */
  expected: byName(meansNames, amount),
  closes: z.number().int().min(0),
  counted: byName(typedMeans, typedAmount),
  reasons: byName(typedMeans, reason),
})
export type CloseInput = z.input<typeof closeSchema>

export const moneyTimelineSchema = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(moneyKinds),
      at: z.string(),
      amount,
      way: z.enum(['in', 'out', 'none']),
      reference: z.string(),
      by: z.enum([...paymentMethods, ...refundKinds]).optional(),
    }),
  ),
  asked: amount,
  received: amount,
  refunded: amount,
  credit: amount,
  stillToCome: amount,
  owedBack: amount,
})
export type ShownTimeline = z.infer<typeof moneyTimelineSchema>
