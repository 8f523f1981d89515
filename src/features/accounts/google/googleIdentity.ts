import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { GoogleConfig } from '#/platform/config/config.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountFailures } from '../accounts.failures.ts'
import { isEmail } from '../accounts.rules.ts'
import { nameOf } from './googleName.rules.ts'

/** A person as Google vouches for; the e-mail is verified by Google. */
export interface GoogleIdentity {
  /** Google's own id of the account; it stays when the e-mail changes. */
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly image: string | null
}

/** A token that was verified, with what it says of itself. */
export interface GoogleToken {
  readonly identity: GoogleIdentity
  /** What the browser asked Google to write into it. */
  readonly nonce: unknown
  /** When it stops being valid, also for a clock that is slow. */
  readonly expiresAt: Date
}

/** Google's keys are fetched within this time, ms, or the log-in answers 503. */
const KEYS_TIMEOUT_MS = 5_000
/** Our clock and Google's may differ by this many seconds. */
const CLOCK_TOLERANCE = 10

/** A token that is not what it claims to be, as opposed to keys that could not be fetched. */
const isBadToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

/** Google writes its issuer with and without the scheme. */
const issuersOf = ({ issuer }: GoogleConfig): string[] => [issuer, issuer.replace(/^https:\/\//, '')]

/**
 * Verifies ID tokens: signature by the issuer's published keys (RS256 only), issuer, audience, expiry, age and a
 * verified e-mail. The keys are kept and fetched again when a new one appears.
 */
export function googleVerifier(config: GoogleConfig) {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(config.jwksUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
  })
  /** @throws Failure bad_google_token, or unavailable when the keys cannot be fetched */
  return async (credential: string): Promise<GoogleToken> => {
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ['RS256'],
      // guard: google-issuer
      issuer: issuersOf(config),
      // guard: google-audience
      audience: config.clientId,
      // guard: google-claims
      requiredClaims: ['sub', 'exp', 'iat'],
      // guard: google-token-age
      maxTokenAge: '1h',
      clockTolerance: CLOCK_TOLERANCE,
    }).catch((error) => {
      throw isBadToken(error) ? accountFailures.bad_google_token() : failures.unavailable()
    })
    const expiresAt = new Date(((payload.exp ?? 0) + CLOCK_TOLERANCE + 1) * 1000)
    return { identity: identityOf(payload), nonce: payload.nonce, expiresAt }
  }
}

function identityOf({ sub, email, email_verified, name, picture }: JWTPayload): GoogleIdentity {
  // guard: google-verified-email
  if (!sub || typeof email !== 'string' || email_verified !== true) throw accountFailures.bad_google_token()
  const address = email.toLowerCase()
  if (!isEmail(address)) throw accountFailures.bad_google_token()
  const isPicture = typeof picture === 'string' && /^https:\/\/\S{1,480}$/.test(picture)
  return {
    subject: sub,
    email: address,
    name: nameOf(typeof name === 'string' ? name : '', address),
    image: isPicture ? picture : null,
  }
}
