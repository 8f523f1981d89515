import { z } from 'zod'
import { knownAddressSchema } from '#/features/orders/schema/orders.schema.ts'
import { m } from './messages/customers.messages.ts'

export const customerNoteInputSchema = z.object({
  note: z
    .string({ error: () => m.writeNote() })
    .trim()
    .min(1, { error: () => m.writeNote() })
    .max(1_000, { error: () => m.noteTooLong() }),
})

/** What the shop knows of a customer besides the account. Money in rupees. */
export const customerSchema = z.object({
  _id: z.string(),
  /** Orders placed, whatever became of them. */
  orders: z.number().int(),
  cancelled: z.number().int(),
  returned: z.number().int(),
  /** What came in, less what was sent back. */
  spent: z.number(),
  firstOrderAt: z.string().nullable(),
  /** Where the last orders went, the latest first. */
  addresses: z.array(knownAddressSchema),
  /** The newest first. */
  notes: z.array(z.object({ _id: z.string(), text: z.string(), by: z.string(), at: z.string() })),
})
export type Customer = z.infer<typeof customerSchema>
