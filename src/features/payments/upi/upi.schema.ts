import { z } from 'zod'
import { readReference, referenceProblem } from './upi.rules.ts'

export const referenceSchema = z.object({
  reference: z.string({ error: referenceProblem }).transform((typed, { issues }) => {
    const reference = readReference(typed)
    if (reference === null) issues.push({ code: 'custom', message: referenceProblem(), input: typed })
    return reference ?? ''
  }),
})

/** What the page of a pending UPI payment shows. */
export const upiPaymentSchema = z.object({
  upiId: z.string(),
  payeeName: z.string(),
  /** Rupees. */
  amount: z.number(),
  /** Opens a UPI app on phones. */
  link: z.string(),
  /** The id looks like a person's, for which apps refuse the link: the code goes first; left out otherwise. */
  linkMayFail: z.literal(true).optional(),
  /** Where the payment provider watches codes: this one is paid without a reference, or it made none just now; left out elsewhere. */
  confirms: z.enum(['byItself', 'notNow']).optional(),
  reference: z.string().nullable(),
})
export type UpiPayment = z.infer<typeof upiPaymentSchema>
