import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { cookieName } from '#/platform/http/credential.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { accountFailures } from '../accounts.failures.ts'
import { spendGoogleToken } from './google.store.ts'
import { type GoogleIdentity, googleVerifier } from './googleIdentity.ts'

/** What a browser holds so that a token made for it is good there only. */
const SECRET = /^[\w-]{32}$/

const newSecret = (): string => randomBytes(24).toString('base64url')

/** What Google writes into the token: it tells nothing of the cookie. */
const nonceOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Proof by an ID token of Google that was made for the browser that shows it, and that works once. */
export function googleProof({ config, db }: Services) {
  const verifier = config.google && googleVerifier(config.google)
  const name = cookieName(config.origin, 'google')
  const attributes = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: config.origin.startsWith('https:'),
  } as const

  const secretOf = (c: Context<HttpEnv>): string | undefined => {
    const secret = getCookie(c, name)
    return secret !== undefined && SECRET.test(secret) ? secret : undefined
  }

  return {
    /** The nonce to ask Google with. The cookie behind it stays until a token was good, so that two tabs share it. @throws Failure google_off */
    begin(c: Context<HttpEnv>): string {
      if (!verifier) throw accountFailures.google_off()
      const secret = secretOf(c) ?? newSecret()
      setCookie(c, name, secret, attributes)
      return nonceOf(secret)
    },
    /** @throws Failure google_off, bad_google_token, or unavailable when Google's keys cannot be fetched */
    async verify(c: Context<HttpEnv>, credential: string): Promise<GoogleIdentity> {
      if (!verifier) throw accountFailures.google_off()
      const { identity, nonce, expiresAt } = await verifier(credential)
      const secret = secretOf(c)
      // guard: google-nonce
      if (secret === undefined || nonce !== nonceOf(secret)) throw accountFailures.bad_google_token()
      if (!(await spendGoogleToken(db, credential, expiresAt))) throw accountFailures.bad_google_token()
      return identity
    },
    /** The nonce has done its work: the next log-in asks with another. */
    end(c: Context<HttpEnv>): void {
      deleteCookie(c, name, attributes)
    },
  }
}
