import { z } from 'zod'
import { accountMessages } from '../accounts.rules.ts'
import { m } from '../messages/accounts.messages.ts'

/** Six digits of the app, or a recovery code. */
export const codeSchema = z.object({
  code: z
    .string({ error: m.codeMissing })
    .trim()
    .min(6, { error: m.codeLength })
    .max(20, { error: m.codeLength }),
})

export const passwordSchema = z.object({
  password: z
    .string({ error: accountMessages.passwordRequired })
    .min(1, { error: accountMessages.passwordRequired })
    .max(1024),
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
