import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { newId } from '#/platform/db/ids.ts'
import { isSameSecret } from '#/platform/db/isSameSecret.ts'
import { secretOf } from '#/platform/db/secrets.ts'
import { cookieName } from '#/platform/http/credential.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'

/** A device stays known for a year after its last log-in, in seconds. */
const YEAR = 365 * 24 * 60 * 60
/** Accounts remembered on one device: a family's, not a call centre's. */
const ACCOUNTS = 5

/**
 * Devices on which somebody logged in before. The cookie opens no door: it only gives the device tries of its own, so
 * that those who guess elsewhere do not lock the owner out.
 */
export interface KnownDevices {
  /** The id of the device that sent the request, if this account was logged in to on it before. */
  find(c: Context<HttpEnv>, email: string): Promise<string | undefined>
  remember(c: Context<HttpEnv>, email: string): Promise<void>
}

export function knownDevices(services: Services): KnownDevices {
  const { origin } = services.config
  const name = cookieName(origin, 'device')
  let secret: Promise<string> | undefined

  const sign = async (device: string, email: string): Promise<string> => {
    secret ??= secretOf(services.db, 'device').catch((error) => {
      secret = undefined
      throw error
    })
    return createHmac('sha256', await secret)
      .update(`${device}\n${email}`)
      .digest('base64url')
  }

  /** The device and the signatures of its accounts, newest first; undefined when we did not make the id. */
  const read = async (c: Context<HttpEnv>) => {
    const parts = (getCookie(c, name) ?? '').slice(0, 1000).split('.')
    const [device = '', ownSignature = '', ...accounts] = parts
    return isSameSecret(ownSignature, await sign(device, '')) ? { device, accounts } : undefined
  }

  return {
    async find(c, email) {
      const known = await read(c)
      if (!known) return undefined
      const expected = await sign(known.device, email)
      // guard: device-of-account
      return known.accounts.some((signature) => isSameSecret(signature, expected)) ? known.device : undefined
    },
    async remember(c, email) {
      const { device, accounts } = (await read(c)) ?? { device: newId(), accounts: [] }
      const account = await sign(device, email)
      const newestFirst = [account, ...accounts.filter((other) => other !== account)].slice(0, ACCOUNTS)
      setCookie(c, name, [device, await sign(device, ''), ...newestFirst].join('.'), {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure: origin.startsWith('https:'),
        maxAge: YEAR,
      })
    },
  }
}
