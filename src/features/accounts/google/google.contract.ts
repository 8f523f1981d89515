import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountFailures } from '../accounts.failures.ts'
import { signedInSchema } from '../accounts.schema.ts'

/** ID tokens of Google are about 1 KB. */
const credential = z.string('credential is required.').min(1, 'credential is required.').max(8192)

export const readGoogle = endpoint({
  method: 'get',
  path: '/api/google',
  access: 'public',
  summary: 'Whether one can log in with Google here, and whether the caller’s account is connected',
  responses: {
    200: answer(
      'The client id for Google’s script; null when the shop has none',
      z.object({ clientId: z.string().nullable(), connected: z.boolean() }),
    ),
  },
})

export const createGoogleNonce = endpoint({
  method: 'post',
  path: '/api/auth/google-nonce',
  access: 'public',
  summary: 'The nonce to ask Google for an ID token with; a cookie binds it to this browser',
  failures: [accountFailures.google_off],
  responses: { 200: answer('The nonce', z.object({ nonce: z.string() })) },
})

export const loginWithGoogle = endpoint({
  method: 'post',
  path: '/api/auth/google-login',
  access: 'public',
  summary:
    'Sign in with an ID token that Google made for this browser’s nonce (POST /api/auth/google-nonce), once; a new person gets a customer account',
  request: jsonBody(z.object({ credential, rememberMe: z.boolean().optional() })),
  failures: [
    accountFailures.google_off,
    accountFailures.bad_google_token,
    accountFailures.google_email_taken,
    accountFailures.google_two_factor,
    failures.rate_limited,
  ],
  responses: { 200: answer('Signed in', signedInSchema) },
})

export const connectGoogle = endpoint({
  method: 'post',
  path: '/api/me/google',
  access: 'customer',
  summary: 'Connect a Google account with the same e-mail to the caller’s own account',
  request: jsonBody(z.object({ credential })),
  failures: [
    accountFailures.google_off,
    accountFailures.bad_google_token,
    accountFailures.google_other_email,
    accountFailures.google_connected_elsewhere,
    failures.rate_limited,
  ],
  responses: { 200: answer('Connected', messageSchema) },
})

export const disconnectGoogle = endpoint({
  method: 'delete',
  path: '/api/me/google',
  access: 'customer',
  summary: 'Take the connection to Google away; only with a password to log in with',
  failures: [accountFailures.no_password],
  responses: { 200: answer('Disconnected', messageSchema) },
})
