import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountFailures } from '../accounts.failures.ts'
import { signedInSchema } from '../accounts.schema.ts'
import { codeSchema, enrolmentSchema, passwordSchema } from './twoFactor.schema.ts'

export const loginWithCode = endpoint({
  method: 'post',
  path: '/api/login/two-factor',
  access: 'public',
  summary: 'The second step of a log-in that answered `twoFactor`: a code of the app, or a recovery code',
  request: jsonBody(codeSchema),
  failures: [accountFailures.bad_code, accountFailures.code_over, failures.rate_limited],
  responses: { 200: answer('Signed in', signedInSchema) },
})

export const readTwoFactor = endpoint({
  method: 'get',
  path: '/api/admin/two-factor',
  access: 'admin',
  summary: 'Whether the caller’s log-in asks for a code',
  responses: { 200: answer('On or off', z.object({ enabled: z.boolean() })) },
})

export const startTwoFactor = endpoint({
  method: 'post',
  path: '/api/admin/two-factor',
  access: 'admin',
  summary: 'Make a secret for an authenticator app; it counts once the first code was entered',
  request: jsonBody(passwordSchema),
  failures: [accountFailures.two_factor_on, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('Told once', enrolmentSchema) },
})

export const confirmTwoFactor = endpoint({
  method: 'post',
  path: '/api/admin/two-factor/confirm',
  access: 'admin',
  summary: 'Switch the second factor on with a first code of the app; all other sessions end',
  request: jsonBody(codeSchema),
  failures: [accountFailures.bad_code, accountFailures.two_factor_on, accountFailures.two_factor_off],
  responses: { 200: answer('On', messageSchema) },
})

export const stopTwoFactor = endpoint({
  method: 'post',
  path: '/api/admin/two-factor/disable',
  access: 'admin',
  summary: 'Switch the second factor off',
  request: jsonBody(passwordSchema),
  failures: [accountFailures.two_factor_off, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('Off', messageSchema) },
})

export const renewRecoveryCodes = endpoint({
  method: 'post',
  path: '/api/admin/two-factor/recovery-codes',
  access: 'admin',
  summary: 'New recovery codes; the old ones end',
  request: jsonBody(passwordSchema),
  failures: [accountFailures.two_factor_off, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('Told once', z.object({ recoveryCodes: z.array(z.string()) })) },
})
