import { z } from 'zod'

/** What was asked of the customer of an order that is paid at the door. */
export const cashCheckSchema = z.object({
  asks: z.enum(['confirm', 'advance']),
  /** Whether it is still awaited. */
  isOpen: z.boolean(),
  /** Then the order is cancelled. */
  cancelAt: z.string(),
  /** The risk in words; admins only. */
  risk: z.string().optional(),
})
export type CashCheckInfo = z.infer<typeof cashCheckSchema>

/** What the link of a mail is about: no name, no address and no goods, because a link is passed on. */
export const linkedOrderSchema = z.object({
  number: z.number().int(),
  /** Rupees. */
  total: z.number(),
  state: z.enum(['waiting', 'confirmed', 'over']),
  until: z.string(),
})
export type LinkedOrder = z.infer<typeof linkedOrderSchema>
