import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { manyResultSchema } from '#/platform/http/many.schema.ts'
import { accountFailures } from './accounts.failures.ts'
import {
  confirmationSchema,
  createUserSchema,
  forgotPasswordSchema,
  loginSchema,
  manyUsersSchema,
  registerSchema,
  resetPasswordSchema,
  secondStepSchema,
  signedInSchema,
  updateUserSchema,
  userQuerySchema,
  userSchema,
} from './accounts.schema.ts'

const userParams = z.object({ _id: z.uuid() })

export const register = endpoint({
  method: 'post',
  path: '/api/register',
  access: 'public',
  summary: 'Open a customer account',
  request: jsonBody(registerSchema),
  failures: [accountFailures.email_taken, failures.rate_limited],
  responses: { 201: answer('Registered', messageSchema) },
})

export const login = endpoint({
  method: 'post',
  path: '/api/login',
  access: 'public',
  summary: 'Sign in; the answer sets the session cookie and names the same token for API clients',
  request: jsonBody(loginSchema),
  failures: [accountFailures.bad_credentials, failures.rate_limited],
  responses: {
    200: answer(
      'Signed in; or, with a second factor, the question for the code (POST /api/login/two-factor)',
      z.union([signedInSchema, secondStepSchema]),
    ),
  },
})

export const logout = endpoint({
  method: 'post',
  path: '/api/logout',
  access: 'public',
  summary: 'End the session',
  responses: { 200: answer('Signed out', messageSchema) },
})

export const readCurrentUser = endpoint({
  method: 'get',
  path: '/api/me',
  access: 'public',
  summary: 'Who is signed in',
  responses: { 200: answer('The user, or null for a visitor', z.object({ user: userSchema.nullable() })) },
})

export const forgotPassword = endpoint({
  method: 'post',
  path: '/api/user/forgot-password',
  access: 'public',
  summary: 'Mail a reset link; the answer is the same whether the e-mail is known or not',
  request: jsonBody(forgotPasswordSchema),
  failures: [failures.rate_limited],
  responses: { 200: answer('Accepted', messageSchema) },
})

export const resetPassword = endpoint({
  method: 'post',
  path: '/api/user/reset-password/{token}',
  access: 'public',
  summary:
    'Set a new password with the token of the mail; ends all sessions and all other links of the account',
  request: { params: z.object({ token: z.string().max(100) }), ...jsonBody(resetPasswordSchema) },
  failures: [accountFailures.bad_token, failures.rate_limited],
  responses: { 200: answer('Changed', messageSchema) },
})

export const listUsers = endpoint({
  method: 'get',
  path: '/api/admin/user',
  access: 'admin',
  summary: 'All users; searched by name, e-mail and contact, narrowed, ordered and page by page',
  request: { query: userQuerySchema },
  responses: { 200: answer('Users, oldest first unless ordered', z.array(userSchema)) },
})

export const readUser = endpoint({
  method: 'get',
  path: '/api/admin/user/{_id}',
  access: 'admin',
  summary: 'One user',
  request: { params: userParams },
  responses: { 200: answer('The user', userSchema) },
})

export const createUser = endpoint({
  method: 'post',
  path: '/api/admin/user/store',
  access: 'admin',
  summary: 'Add a user by hand; an admin only with the own password as `currentPassword`',
  request: jsonBody(createUserSchema),
  failures: [accountFailures.user_exists, accountFailures.no_password, failures.rate_limited],
  responses: { 201: answer('Added', z.object({ message: z.string(), user: userSchema })) },
})

export const updateUser = endpoint({
  method: 'post',
  path: '/api/admin/user/update/{_id}',
  access: 'customer',
  summary:
    'Change a user: admins everything, users their own name, contact, image and status. Role changes, disabling an admin and an admin’s new e-mail or password ask for the own password as `currentPassword`',
  request: { params: userParams, ...jsonBody(updateUserSchema) },
  failures: [
    failures.forbidden,
    failures.changed_meanwhile,
    accountFailures.user_exists,
    accountFailures.own_account,
    accountFailures.last_admin,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: { 200: answer('Changed', z.object({ message: z.string(), user: userSchema })) },
})

export const deleteUser = endpoint({
  method: 'delete',
  path: '/api/admin/user/delete/{_id}',
  access: 'admin',
  summary: 'Delete a user; an admin only with the own password as `currentPassword`',
  request: {
    params: userParams,
    body: { content: { 'application/json': { schema: confirmationSchema } } },
  },
  failures: [
    accountFailures.own_account,
    accountFailures.last_admin,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: { 200: answer('Deleted', messageSchema) },
})

export const changeUsersStatus = endpoint({
  method: 'post',
  path: '/api/admin/user/status',
  access: 'admin',
  summary:
    'Activate or disable several users at once; admins only with the own password as `currentPassword`',
  request: jsonBody(manyUsersSchema),
  failures: [accountFailures.last_admin, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('What became of each', manyResultSchema) },
})
