import { and, eq } from 'drizzle-orm'
import type { Caller, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { accountFailures } from './accounts.failures.ts'
import { accounts } from './accounts.tables.ts'
import { m } from './messages/accounts.messages.ts'
import { verifyPassword } from './password.ts'

/** Wrong answers within 15 minutes for one user, as at the log-in. */
const TRIES = { points: 10, seconds: 15 * 60 }

/**
 * Asks a signed-in person for the password once more, before something that a stolen session must not be able to do.
 * The answer rejects with Failure invalid (naming `field`), rate_limited, or no_password for who has none.
 */
export function passwordAgain(
  services: Services,
  field = 'password',
): (caller: Caller, password: string) => Promise<void> {
  const tries = rateLimit(services, { name: 'password-again', ...TRIES })
  return async ({ id }, password) => {
    await tries.consume(id)
    const [account] = await services.db
      .select({ hash: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')))
    if (!account?.hash) throw accountFailures.no_password()
    // guard: password-again
    if (!(await verifyPassword(account.hash, password))) {
      const message = m.notYourPassword()
      throw failures.invalid({ message, errors: [{ field, message }] })
    }
    await tries.giveBack(id)
  }
}

/** What an admin is told who changed something guarded without the own password. */
export function ownPasswordMissing() {
  const message = m.ownPassword()
  return failures.invalid({ message, errors: [{ field: 'currentPassword', message }] })
}

export type Confirm = (caller: Caller, currentPassword: string | undefined) => Promise<void>

/**
 * Asks the acting admin for `currentPassword`, the own password beside what is to be changed.
 * The answer rejects like `passwordAgain`, also where none was sent.
 */
export function confirmation(services: Services): Confirm {
  const ask = passwordAgain(services, 'currentPassword')
  return async (caller, currentPassword) => {
    if (!currentPassword) throw ownPasswordMissing()
    await ask(caller, currentPassword)
  }
}
