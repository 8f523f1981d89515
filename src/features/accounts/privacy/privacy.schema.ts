import { z } from 'zod'
import { accountMessages } from '../accounts.rules.ts'

export const eraseSchema = z.object({
  password: z.string(accountMessages.passwordRequired).min(1, accountMessages.passwordRequired).max(1024),
})
