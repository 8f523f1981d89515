import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import * as contract from './accounts.contract.ts'
import { presentUser } from './accounts.present.ts'
import { knownDevices } from './knownDevice.ts'
import { m } from './messages/accounts.messages.ts'
import { recordChanges } from './recordEvent.ts'
import { registerCustomer } from './registerCustomer.actions.ts'
import { resetPassword, sendPasswordReset } from './resetPassword.actions.ts'

const QUARTER_HOUR = 15 * 60

export function accountsApi(services: Services) {
  const registrations = rateLimit(services, { name: 'register', points: 20, seconds: QUARTER_HOUR })
  const resetRequests = rateLimit(services, { name: 'forgot', points: 10, seconds: QUARTER_HOUR })
  // Known or not: nobody's mailbox is flooded, and the answer tells nothing.
  const resetMails = rateLimit(services, { name: 'forgot-email', points: 5, seconds: QUARTER_HOUR })
  const resetTries = rateLimit(services, { name: 'reset', points: 20, seconds: QUARTER_HOUR })

  const devices = knownDevices(services)

  return roomApi()
    .openapi(contract.register, async (c) => {
      await registrations.consume(c.var.address)
      await registerCustomer(services, c.req.valid('json'))
      return c.json({ message: m.registered() }, 201)
    })
    .openapi(contract.forgotPassword, async (c) => {
      const { email } = c.req.valid('json')
      await resetRequests.consume(c.var.address)
      await resetMails.consume(email)
      await sendPasswordReset(services, email)
      return c.json({ message: m.linkSent() }, 200)
    })
    .openapi(contract.resetPassword, async (c) => {
      await resetTries.consume(c.var.address)
      const { token } = c.req.valid('param')
      const owner = await resetPassword(services, token, c.req.valid('json').password, {
        recorded: (tx, user) => recordChanges(c.var, tx, user, ['passwordReset']),
      })
      // Who has the mail is the owner: guesses made elsewhere do not keep this device out.
      await devices.remember(c, owner.email)
      return c.json({ message: m.passwordReset() }, 200)
    })
    .openapi(contract.readCurrentUser, (c) =>
      c.json({ user: c.var.caller && presentUser(c.var.caller) }, 200),
    )
}

export type AccountsApi = ReturnType<typeof accountsApi>
