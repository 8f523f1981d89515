import { z } from 'zod'
import { exchangeStates } from '../rules/exchanges.rules.ts'

/** An exchange that an order is part of. */
export const exchangeSchema = z.object({
  _id: z.string(),
  /** Which of both this order is. */
  is: z.enum(['earlier', 'new']),
  other: z.object({ _id: z.string(), number: z.number().int() }),
  /** Rupees of the new order that what comes back pays for. */
  amount: z.number(),
  /** Of these, rupees for which nothing came back so far. */
  open: z.number(),
  /** The new order is packed once the pieces are back. */
  waits: z.boolean(),
  state: z.enum(exchangeStates),
})
export type Exchange = z.infer<typeof exchangeSchema>
