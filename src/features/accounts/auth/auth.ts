import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { newId } from '#/platform/db/ids.ts'
import { secretOf } from '#/platform/db/secrets.ts'
import { cookieName } from '#/platform/http/credential.ts'
import type { Services } from '#/platform/http/env.ts'
import type { FindCaller } from '#/platform/http/http.ts'
import { accounts, sessions, twoFactors, users, verifications } from '../accounts.tables.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { authDatabase } from './authDatabase.ts'
import { codeOnce } from './codeOnce.ts'
import { LONGEST_SESSION_MS } from './sessionEnd.rules.ts'
import { sessionStarter } from './sessionStarter.ts'

async function createAuth(services: Services) {
  const { origin } = services.config
  const cookie = (name: string) => ({
    name: cookieName(origin, name),
    attributes: { secure: origin.startsWith('https:') },
  })
  return betterAuth({
    baseURL: origin,
    secret: await secretOf(services.db, 'auth'),
    database: authDatabase(services.db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        contact: { type: 'string', input: false, required: false },
        role: { type: 'string', input: false, required: false },
        status: { type: 'string', input: false, required: false },
        language: { type: 'string', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verifyPassword(stored, password),
      },
    },
    // An open question for a code is a way in, too: the database holds its digest.
    verification: { storeIdentifier: 'hashed' },
    // When a session ends at the latest is told by `endOfSession`; using it makes it no longer.
    session: { expiresIn: LONGEST_SESSION_MS / 1000, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const [user] = await services.db
              .select({ status: users.status })
              .from(users)
              .where(eq(users.id, session.userId))
            if (user?.status !== 'active') throw new APIError('UNAUTHORIZED', { message: 'disabled' })
          },
        },
      },
    },
    plugins: [bearer(), sessionStarter, twoFactor({ issuer: 'Zari' }), codeOnce(services.db)],
    // Cross-site requests and rates are our own HTTP layer's business; no route of the library is mounted.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      database: { generateId: newId },
      cookies: {
        session_token: cookie('session'),
        // Holds who gave the right password and still owes the code; for ten minutes.
        two_factor: cookie('second'),
        dont_remember: cookie('session-only'),
      },
    },
  })
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

export interface AccountServices extends Services {
  /** The authentication of this process: better-auth on our tables, used only through its functions. */
  readonly auth: () => Promise<Auth>
  /** Who calls, for every address and every page alike: verified sessions are in memory. */
  readonly findCaller: FindCaller
}

/** Made for the first caller; what failed, for want of a database, is tried again by the next one. */
export function openAuth(services: Services): AccountServices['auth'] {
  let auth: Promise<Auth> | undefined
  return () => {
    if (!auth) {
      auth = createAuth(services)
      // guard: failed-auth-forgotten
      auth.catch(() => {
        auth = undefined
      })
    }
    return auth
  }
}
