import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { findUser, lockAdmins } from '../accounts.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  people = await cast(shop)
})
afterAll(() => shop.close())

const change = (as: KnownPerson, user: KnownPerson, json: object, where = shop) =>
  where.call('POST', `/api/admin/user/update/${user.id}`, { as, json })
const stored = (user: KnownPerson) => findUser(shop.services.db, user.id)

describe('who runs the shop is only changed with the own password', () => {
  test('a role is not given without it, nor with a wrong one, which is named at its field', async () => {
    const { adminAsha, ravi } = people
    const without = await change(adminAsha, ravi, { role: 'admin', name: 'Ravi Raj' })
    expect(without).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'currentPassword', message: 'Enter your own password to confirm this.' }] },
    })
    const wrong = await change(adminAsha, ravi, { role: 'admin', currentPassword: ravi.password + 1 })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'currentPassword', message: 'This is not your password.' }] },
    })
    expect(await stored(ravi)).toMatchObject({ role: 'customer', name: 'Ravi Kumar' })
    const right = await change(adminAsha, ravi, { role: 'admin', currentPassword: adminAsha.password })
    expect(right).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })
  })

  test('nor is it taken, an admin disabled, given another password or e-mail, added or deleted', async () => {
    const { adminAsha } = people
    const other = await signUp(shop, 'Other Admin', 'admin')
    const { id, ...before } = { ...(await stored(other)) }
    for (const json of [
      { role: 'customer' },
      { status: 'inactive' },
      { password: 'taken@2026' },
      { email: 'taken@example.com' },
    ])
      expect((await change(adminAsha, other, json)).status, JSON.stringify(json)).toBe(422)
    const path = `/api/admin/user/delete/${other.id}`
    expect((await shop.call('DELETE', path, { as: adminAsha })).status).toBe(422)
    const many = { ids: [other.id], status: 'inactive' }
    expect((await shop.call('POST', '/api/admin/user/status', { as: adminAsha, json: many })).status).toBe(
      422,
    )
    expect(await stored(other)).toMatchObject(before)
    expect((await shop.call('GET', '/api/admin/user', { as: other })).status).toBe(200)
    const json = { name: 'New Admin', email: 'new@example.com', password: 'silk@123', contact: '9812345670' }
    const added = await shop.call('POST', '/api/admin/user/store', {
      as: adminAsha,
      json: { ...json, role: 'admin' },
    })
    expect(added.status).toBe(422)

    const currentPassword = adminAsha.password
    const disabled = await shop.call('POST', '/api/admin/user/status', {
      as: adminAsha,
      json: { ...many, currentPassword },
    })
    expect(disabled.body).toEqual({ results: [{ _id: other.id, ok: true }] })
    expect((await shop.call('DELETE', path, { as: adminAsha, json: { currentPassword } })).status).toBe(200)
    expect(await stored(other)).toBeUndefined()
  })

  test('an admin’s own new password asks for the old one: a stolen session cannot change it', async () => {
    const thief = await signUp(shop, 'Victim Admin', 'admin')
    expect((await change(thief, thief, { password: 'stolen@2026' })).status).toBe(422)
    expect((await change(thief, thief, { name: 'Victim Renamed' })).status).toBe(200)
  })

  test('what concerns customers only needs none', async () => {
    const lata = await signUp(shop, 'Lata Bose')
    const answer = await change(people.adminAsha, lata, { status: 'inactive', password: 'other@2026' })
    expect(answer.status).toBe(200)
  })

  test('guessing ends as at the log-in: the right one is no longer heard', async () => {
    const guesser = await signUp(shop, 'Guessing Admin', 'admin')
    const lata = await signUp(shop, 'Uma Das')
    for (let tried = 0; tried < 10; tried++)
      expect((await change(guesser, lata, { role: 'admin', currentPassword: `no@${tried}` })).status).toBe(
        422,
      )
    const late = await change(guesser, lata, { role: 'admin', currentPassword: guesser.password })
    expect(late.status).toBe(429)
    expect(await stored(lata)).toMatchObject({ role: 'customer' })
  })
})

describe('one admin who can get in always stays', () => {
  // Each of two admins removes the other at the same moment, through two processes of the shop.
  test.each([
    ['demote', { role: 'customer' }],
    ['disable', { status: 'inactive' }],
  ])('when two %s each other at once', async (_what, json) => {
    const own = await openTestShop()
    const other = await own.anotherProcess()
    try {
      for (let round = 0; round < 6; round++) {
        const one = await signUp(own, `One ${round}`, 'admin')
        const two = await signUp(own, `Two ${round}`, 'admin')
        const admins = await lockAdmins(own.services.db)
        expect(admins.sort()).toEqual([one.id, two.id].sort())
        const answers = await Promise.all([
          change(one, two, { ...json, currentPassword: one.password }, own),
          change(two, one, { ...json, currentPassword: two.password }, other),
        ])
        const left = await lockAdmins(own.services.db)
        expect(left, JSON.stringify(answers.map(({ status }) => status))).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        // The one that stays makes room for the next round.
        const [last = ''] = left
        await own.services.db.$client.query('delete from users where id = $1', [last])
      }
    } finally {
      await other.close()
      await own.close()
    }
  })

  test('in one request for several, the own account is refused and the rest is done', async () => {
    const { adminAsha } = people
    const one = await signUp(shop, 'Third Admin', 'admin')
    const customer = await signUp(shop, 'Tara Nair')
    const gone = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
    const ids = [adminAsha.id, one.id, customer.id, gone, one.id]
    const answer = await shop.call('POST', '/api/admin/user/status', {
      as: adminAsha,
      json: { ids, status: 'inactive', currentPassword: adminAsha.password },
    })
    expect(answer.body).toEqual({
      results: [
        { _id: adminAsha.id, ok: false, message: 'You cannot do this to your own account.' },
        { _id: one.id, ok: true },
        { _id: customer.id, ok: true },
        { _id: gone, ok: false, message: 'Not found.' },
      ],
    })
    expect(await stored(customer)).toMatchObject({ status: 'inactive' })
    expect((await shop.call('GET', '/api/me', { as: adminAsha })).body.user.status).toBe('active')
    // Who is disabled is out at once.
    expect((await shop.call('GET', '/api/me', { as: customer })).body.user).toBeNull()
  })
})
