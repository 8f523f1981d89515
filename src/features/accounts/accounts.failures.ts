import { failureTable } from '#/platform/http/failure.ts'

export const accountFailures = failureTable({
  bad_credentials: [401, 'Invalid email or password.'],
  bad_token: [400, 'Token expired. Please request a new one.'],
  email_taken: [409, 'User email already exists.'],
  user_exists: [409, 'User already exists.'],
  own_account: [409, 'You cannot do this to your own account.'],
  last_admin: [409, 'The last admin must stay.'],
})
