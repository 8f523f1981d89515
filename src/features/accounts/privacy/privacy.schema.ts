import { z } from 'zod'
import { accountMessages } from '../accounts.rules.ts'

export const eraseSchema = z.object({
  password: z
    .string({ error: accountMessages.passwordRequired })
    .min(1, { error: accountMessages.passwordRequired })
    .max(1024),
})
