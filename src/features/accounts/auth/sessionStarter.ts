import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Starts a session for somebody whose identity was proven outside the library (by Google). Cookie, token and the
 * refusal of disabled users are the same as after a password. Server only: there is no address that reaches it.
 */
export const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        requireHeaders: true,
        body: z.object({ userId: z.string(), rememberMe: z.boolean() }),
      },
      async (c) => {
        const { userId, rememberMe } = c.body
        const user = await c.context.internalAdapter.findUserById(userId)
        if (!user) throw c.error('UNAUTHORIZED')
        const session = await c.context.internalAdapter.createSession(user.id, !rememberMe)
        await setSessionCookie(c, { session, user }, !rememberMe)
        return c.json({ token: session.token })
      },
    ),
  },
} satisfies BetterAuthPlugin
