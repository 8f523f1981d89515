import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '../../src/features/accounts/accounts.store.ts'
import { sessions } from '../../src/features/accounts/accounts.tables.ts'
import { createApi } from '../../src/main/http/api.ts'
import { declaredCodes } from '../fixtures/declared.ts'
import { type GoogleIssuer, openGoogleIssuer } from '../fixtures/googleIssuer.ts'
import { signUp } from '../fixtures/people.ts'
import { cardEnv } from '../fixtures/razorpayDouble.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { matrix, type Role } from './matrix.ts'
import type { World } from './requests/request.ts'
import { makeWorld, send } from './world.ts'

let issuer: GoogleIssuer
let shop: TestShop
let world: World

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop({ ...issuer.env, ...cardEnv })
  world = await makeWorld(shop, issuer)
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})

const roleNames: Record<Role, string> = {
  V: 'a visitor',
  O: 'the owner',
  X: 'another customer',
  A: 'an admin',
}

describe('[API-02] the access matrix', () => {
  for (const row of matrix) {
    test(`${row.method} ${row.path}`, async () => {
      for (const role of ['V', 'X', 'A', 'O'] as const) {
        const { status, body } = await send(world, row, role)
        expect(status, `${roleNames[role]}: ${JSON.stringify(body).slice(0, 200)}`).toBe(row.expected[role])
        if (status < 400) continue
        expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
        expect(declaredCodes(row.method, row.path, status)).toContain(body.code)
      }
    })
  }

  test('[API-01] every endpoint of the router has a row, and every row an endpoint', () => {
    const api = createApi(shop.services, () => 'test')
    const declared = api.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route'
        ? [`${definition.route.method.toUpperCase()} ${definition.route.path}`]
        : [],
    )
    expect(matrix.map((row) => `${row.method} ${row.path}`).sort()).toEqual([...new Set(declared)].sort())
  })
})

describe('credentials that are no good', () => {
  /** Makes a customer's working token useless in one way. */
  const spoilings: Record<string, (token: string, userId: string) => Promise<string> | string> = {
    'a tampered token': (token) => `${token.slice(0, -3)}abc`,
    'a token that never was': () => 'no-such-token',
    'an expired session': async (token) => {
      await shop.services.db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.token, token))
      return token
    },
    'a logged-out session': async (token) => {
      await shop.call('POST', '/api/logout', { headers: { authorization: token } })
      return token
    },
    'a disabled user': async (token, userId) => {
      await updateUser(shop.services.db, userId, { status: 'inactive' })
      return token
    },
  }
  const closedToVisitors = matrix.filter((row) => row.expected.V === 401)

  for (const [name, spoil] of Object.entries(spoilings)) {
    test(`${name} is a visitor everywhere`, async () => {
      const person = await signUp(shop, `Spoilt ${name}`)
      const token = await spoil(person.token, person.id)
      await expect
        .poll(async () => (await shop.call('GET', '/api/me', { as: { token } })).body.user)
        .toBeNull()
      for (const row of closedToVisitors) {
        const { status } = await send(world, row, 'V', { token })
        expect(status, `${row.method} ${row.path}`).toBe(401)
      }
    })
  }

  test('a demoted admin is a customer at once', async () => {
    const former = await signUp(shop, 'Former Admin', 'admin')
    expect((await shop.call('GET', '/api/admin/user', { as: former })).status).toBe(200)
    await updateUser(shop.services.db, former.id, { role: 'customer' })
    await expect
      .poll(async () => (await shop.call('GET', '/api/admin/user', { as: former })).status)
      .toBe(403)
  })
})
