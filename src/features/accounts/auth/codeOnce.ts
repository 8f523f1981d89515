import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Db } from '#/platform/db/database.ts'
import { stepOf } from './timeSteps.ts'
import { findTwoFactor, takeStep } from './twoFactor.store.ts'

/** The library's key for what it encrypts. */
type Key = Parameters<typeof symmetricDecrypt>[0]['key']

/**
 * Takes a code of the app: its time step and all earlier ones are used up, in one statement. Call before the library
 * looks at the code. @returns false for one that was used; a wrong one takes nothing and is left to the library,
 * which counts it
 */
export async function takeCode(db: Db, key: Key, userId: string, code: string): Promise<boolean> {
  const known = await findTwoFactor(db, userId)
  if (!known) return true
  const step = stepOf(await symmetricDecrypt({ key, data: known.secret }), code, Date.now())
  return step === undefined || (await takeStep(db, known.id, step))
}

/**
 * Takes the code that answers the question of a log-in. A used one leaves the question open, so that the owner can enter
 * the next; nor is it counted as a guess, as it opens nothing whoever enters it.
 */
export const codeOnce = (db: Db) =>
  ({
    id: 'code-once',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (c) => {
            const { name } = c.context.createAuthCookie('two_factor')
            const cookie = await c.getSignedCookie(name, c.context.secret)
            const question = cookie ? await c.context.internalAdapter.findVerificationValue(cookie) : null
            if (!question) return
            if (await takeCode(db, c.context.secretConfig, question.value, String(c.body?.code))) return
            throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used' })
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
