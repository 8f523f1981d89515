import type { Services } from '#/platform/http/env.ts'
import { authOf } from './auth.ts'

export const PASSWORD_RESET_QUEUE = 'password-reset'

/**
 * Makes a reset token for the account with this e-mail, if there is one, and mails it. Runs as a job, so that the answer
 * to the request takes as long for a known e-mail as for an unknown one.
 */
export async function sendPasswordReset(services: Services, email: string): Promise<void> {
  const auth = await authOf(services)
  await auth.api.requestPasswordReset({ body: { email } })
}
