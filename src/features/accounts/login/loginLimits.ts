import type { Context } from 'hono'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import type { KnownDevices } from '../knownDevice.ts'

const QUARTER_HOUR = 15 * 60
/** Wrong passwords within 15 minutes for one account: from all unknown devices together, and from each known device. */
const PER_ACCOUNT = 10
/** Wrong passwords within 15 minutes from one address over all accounts: an office behind one address may mistype too. */
const PER_ADDRESS = 100

export interface LoginLimits {
  /**
   * Counts a try before the password is looked at, so that many at once cannot slip through. Known and unknown e-mails
   * count alike. @returns what to call when the password was right: the try is given back. @throws Failure rate_limited
   */
  begin(c: Context<HttpEnv>, email: string): Promise<() => Promise<void>>
}

export function loginLimits(services: Services, devices: KnownDevices): LoginLimits {
  const rule = { points: PER_ACCOUNT, seconds: QUARTER_HOUR }
  const unknown = rateLimit(services, { name: 'login', ...rule })
  const known = rateLimit(services, { name: 'login-device', ...rule })
  const addresses = rateLimit(services, { ...rule, name: 'login-address', points: PER_ADDRESS })

  return {
    async begin(c, email) {
      // guard: known-device
      const device = await devices.find(c, email)
      if (device) {
        const key = `${email} ${device}`
        // guard: tries-per-device
        await known.consume(key)
        return () => known.giveBack(key)
      }
      const { address } = c.var
      // guard: tries-per-address
      await addresses.consume(address)
      // guard: tries-per-account
      await unknown.consume(email)
      return async () => {
        await Promise.all([addresses.giveBack(address), unknown.giveBack(email)])
      }
    },
  }
}
