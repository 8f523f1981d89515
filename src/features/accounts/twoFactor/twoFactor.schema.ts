import { z } from 'zod'
import { accountMessages } from '../accounts.rules.ts'

/** Six digits of the app, or a recovery code. */
export const codeSchema = z.object({
  code: z
    .string('Enter the code.')
    .trim()
    .min(6, 'The code has six digits; a recovery code has eleven characters.')
    .max(20, 'The code has six digits; a recovery code has eleven characters.'),
})

export const passwordSchema = z.object({
  password: z.string(accountMessages.passwordRequired).min(1, accountMessages.passwordRequired).max(1024),
})

/** What an authenticator app needs, and what helps when the phone is gone. Told once. */
export const enrolmentSchema = z.object({
  /** `otpauth://…`, for the app on this very device. */
  uri: z.string(),
  /** The same as a picture to be scanned. */
  qrSvg: z.string(),
  /** The same to be typed. */
  secret: z.string(),
  recoveryCodes: z.array(z.string()),
})

export type Enrolment = z.infer<typeof enrolmentSchema>
