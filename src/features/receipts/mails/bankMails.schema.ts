import { z } from 'zod'

/** A mail of the bank that a person has to look at. */
export const bankMailSchema = z.object({
  _id: z.string(),
  sender: z.string(),
  /** Why, in words. */
  reason: z.string(),
  subject: z.string(),
  text: z.string(),
  /** When the bank wrote it. */
  at: z.string(),
})
export const bankMailsSchema = z.object({
  /** Whether the shop takes mails of a bank (BANK_MAIL_TO). */
  isOn: z.boolean(),
  /** When the last one came; null where none did within 90 days. */
  lastAt: z.string().nullable(),
  /** How many wait; the newest of them are in `mails`. */
  total: z.number().int(),
  mails: z.array(bankMailSchema),
})
export type BankMails = z.infer<typeof bankMailsSchema>
