import { codeOf } from '../../fixtures/authenticator.ts'
import { beginGoogle } from '../../fixtures/googleIssuer.ts'
import type { Role } from '../matrix.ts'
import { unique, user } from './made.ts'
import type { Requests, World } from './request.ts'

/** What an admin does to the own account is done to one made for it; everybody else stays who they are. */
async function adminOfItsOwn({ shop, people, owner }: World, role: Role) {
  if (role === 'A') return user(shop, 'admin')
  return { password: owner.password, ...people[role] }
}

/** The key of a second factor that waits for its first code; empty for those who may not have one. */
async function enrol({ shop }: World, as: { token?: string; password: string }): Promise<string> {
  const json = { password: as.password }
  const { body } = await shop.call('POST', '/api/admin/two-factor', { as, json })
  return body.secret ?? ''
}

export const accountsRequests: Requests = {
  'GET /api/me': () => ({}),
  'POST /api/register': () => ({
    json: {
      name: 'New Person',
      email: `${unique()}@example.com`,
      password: 'silk@123',
      contact: '9812345670',
    },
  }),
  'POST /api/login': async ({ shop }) => {
    const { email, password } = await user(shop)
    return { json: { email, password } }
  },
  // A session of its own is ended, not the one that the following rows need.
  'POST /api/logout': async ({ shop }, role) => (role === 'V' ? {} : { as: await user(shop) }),
  'GET /api/google': () => ({}),
  'POST /api/auth/google-nonce': () => ({}),
  'POST /api/auth/google-login': async ({ google, shop }) => {
    const { nonce, headers } = await beginGoogle(shop)
    const claims = { nonce, sub: unique(), email: `${unique()}@example.com` }
    return { headers, json: { credential: await google?.token(claims) } }
  },
  'POST /api/me/google': async ({ google, people, shop }, role) => {
    const { id, email = 'nobody@example.com' } = people[role]
    const { nonce, headers } = await beginGoogle(shop)
    return { headers, json: { credential: await google?.token({ nonce, sub: `of ${id}`, email }) } }
  },
  'DELETE /api/me/google': () => ({}),
  'GET /api/me/events': () => ({}),
  'GET /api/me/export': () => ({}),
  // An account of its own goes, not those that the following rows need.
  'POST /api/me/erase': async ({ shop }, role) => {
    if (role === 'V') return { json: { password: 'silk@123' } }
    const as = await user(shop, role === 'A' ? 'admin' : 'customer')
    return { as, json: { password: as.password } }
  },
  'GET /api/sessions': () => ({}),
  'DELETE /api/sessions/{_id}': async ({ shop, owner: { email, password } }) => {
    const { body } = await shop.call('POST', '/api/login', { json: { email, password } })
    const as = { token: body.token }
    const list: { _id: string; current: boolean }[] = (await shop.call('GET', '/api/sessions', { as })).body
    return { params: { _id: list.find(({ current }) => current)?._id ?? '' } }
  },
  // Sessions of its own, not those that the following rows need.
  'DELETE /api/sessions': async ({ shop }, role) => (role === 'V' ? {} : { as: await user(shop) }),
  'POST /api/user/forgot-password': () => ({ json: { email: 'nobody@example.com' } }),
  'POST /api/user/reset-password/{token}': () => ({
    params: { token: 'wrong' },
    json: { password: 'silk@123' },
  }),
  'POST /api/login/two-factor': () => ({ json: { code: '000000' } }),
  'GET /api/admin/two-factor': () => ({}),
  'POST /api/admin/two-factor': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { password: as.password } }
  },
  'POST /api/admin/two-factor/confirm': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { code: codeOf(await enrol(world, as)) } }
  },
  'POST /api/admin/two-factor/disable': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    return { as, json: { password: as.password } }
  },
  'POST /api/admin/two-factor/recovery-codes': async (world, role) => {
    const as = await adminOfItsOwn(world, role)
    const json = { code: codeOf(await enrol(world, as)) }
    const confirmed = await world.shop.call('POST', '/api/admin/two-factor/confirm', { as, json })
    const cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0]
    const renewed = cookie && { as: {}, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
    return { as, ...renewed, json: { password: as.password } }
  },
  'GET /api/admin/audit': () => ({}),
  'GET /api/admin/user': () => ({}),
  'GET /api/admin/user/{_id}': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/user/store': () => ({
    json: { name: 'By Hand', email: `${unique()}@example.com`, password: 'silk@123', contact: '9812345670' },
  }),
  'POST /api/admin/user/status': async ({ shop }) => ({
    json: { ids: [(await user(shop)).id], status: 'inactive' },
  }),
  'DELETE /api/admin/user/delete/{_id}': async ({ shop }) => ({ params: { _id: (await user(shop)).id } }),
  'POST /api/admin/user/update/{_id}': ({ owner }) => ({
    params: { _id: owner.id },
    json: { contact: '9000000001' },
  }),
}
