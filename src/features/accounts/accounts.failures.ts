import { type Failure, failures, failureTable } from '#/platform/http/failure.ts'
import { accountMessages } from './accounts.rules.ts'
import { m } from './messages/accounts.messages.ts'

export const accountFailures = failureTable({
  bad_credentials: [401, m.badCredentials],
  bad_token: [400, m.badToken],
  email_taken: [409, m.emailTaken],
  user_exists: [409, m.userExists],
  own_account: [409, m.ownAccount],
  bad_google_token: [401, m.badGoogle],
  google_off: [404, m.googleOff],
  google_email_taken: [409, m.googleEmailTaken],
  google_other_email: [409, m.googleOtherEmail],
  google_connected_elsewhere: [409, m.googleElsewhere],
  google_two_factor: [403, m.googleTwoFactor],
  bad_code: [401, m.badCode],
  code_over: [401, m.codeOver],
  two_factor_on: [409, m.twoFactorOn],
  two_factor_off: [409, m.twoFactorOff],
  no_password: [409, m.noPassword],
  last_admin: [409, m.lastAdmin],
})

/** A new password of an admin that would do for a customer only. */
export function shortAdminPassword(): Failure {
  const message = accountMessages.adminPassword()
  return failures.invalid({ message, errors: [{ field: 'password', message }] })
}
