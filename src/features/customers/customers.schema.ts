import { z } from 'zod'
import { knownAddressSchema } from '#/features/orders/schema/orders.schema.ts'

export const customerNoteInputSchema = z.object({
  note: z
    .string('Please write a note.')
    .trim()
    .min(1, 'Please write a note.')
    .max(1_000, 'At most 1000 characters.'),
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
