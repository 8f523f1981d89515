import { type Failure, failures, failureTable } from '#/platform/http/failure.ts'
import { accountMessages } from './accounts.rules.ts'

export const accountFailures = failureTable({
  bad_credentials: [401, 'Invalid email or password.'],
  bad_token: [400, 'Token expired. Please request a new one.'],
  email_taken: [409, 'User email already exists.'],
  user_exists: [409, 'User already exists.'],
  own_account: [409, 'You cannot do this to your own account.'],
  bad_google_token: [401, 'Google did not confirm this log-in. Please try again.'],
  google_off: [404, 'This shop has no log-in with Google.'],
  google_email_taken: [
    409,
    'There is an account with this e-mail already. Log in with its password; then you can connect Google on your profile.',
  ],
  google_other_email: [409, 'This Google account has another e-mail than your account here.'],
  google_connected_elsewhere: [409, 'This Google account is connected to another account here.'],
  google_two_factor: [
    403,
    'This account asks for a code after the password. Log in with your password instead of Google.',
  ],
  bad_code: [401, 'This code is wrong or too old.'],
  code_over: [401, 'The time for the code is over. Please log in again.'],
  two_factor_on: [409, 'The second factor is on already.'],
  two_factor_off: [409, 'The second factor is not on.'],
  no_password: [409, 'Set a password first, through “Forgot password?” on the login page.'],
  last_admin: [409, 'The last admin must stay.'],
})

/** A new password of an admin that would do for a customer only. */
export function shortAdminPassword(): Failure {
  const message = accountMessages.adminPassword
  return failures.invalid({ message, errors: [{ field: 'password', message }] })
}
