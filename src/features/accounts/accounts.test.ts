import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, signUp } from '../../../test/fixtures/people.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const anita = { name: 'Anita Desai', email: 'anita@example.com', password: 'silk@123', contact: '9812345670' }

describe('registering', () => {
  test('a new customer is registered, logs in and is known', async () => {
    const registered = await shop.call('POST', '/api/register', { json: anita })
    expect(registered).toMatchObject({ status: 201, body: { message: 'User registered successfully.' } })
    const login = await shop.call('POST', '/api/login', {
      json: { email: anita.email, password: anita.password },
    })
    expect(login).toMatchObject({
      status: 200,
      body: { message: 'Logged in successfully', user: { name: 'Anita Desai', role: 'customer' } },
    })
    expect(login.headers.get('set-cookie')).toMatch(/zari\.session=.*HttpOnly; SameSite=Lax/)
    for (const authorization of [login.body.token, `Bearer ${login.body.token}`]) {
      const me = await shop.call('GET', '/api/me', { headers: { authorization } })
      expect(me.body.user.email).toBe(anita.email)
    }
  })

  test('[API-04] the server checks what the form checks, in the same order', async () => {
    const wrong = { name: 'A', email: 'nobody', password: 'short', contact: '12' }
    const answer = await shop.call('POST', '/api/register', { json: wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Enter a valid full name.')
    expect(answer.body.errors).toEqual([
      { field: 'name', message: 'Enter a valid full name.' },
      { field: 'email', message: 'Enter a valid email address.' },
      {
        field: 'password',
        message: 'Password must be at least 6 characters and include a number and a special character.',
      },
      { field: 'contact', message: 'Enter a valid 10-digit contact number.' },
    ])
  })

  test('a contact number may be typed with its country code, spaces and hyphens', async () => {
    const json = { ...anita, email: 'typed@example.com', contact: '+91 98290-12345' }
    await shop.call('POST', '/api/register', { json })
    const login = await shop.call('POST', '/api/login', { json })
    expect(login.body.user.contact).toBe('9829012345')
  })

  test('a taken e-mail is refused whatever its case', async () => {
    const answer = await shop.call('POST', '/api/register', {
      json: { ...anita, email: 'MEERA.IYER@example.com' },
    })
    expect(answer).toMatchObject({ status: 409, body: { message: 'User email already exists.' } })
  })

  test('a role sent along is ignored', async () => {
    await shop.call('POST', '/api/register', {
      json: { ...anita, email: 'sly@example.com', role: 'admin', status: '1' },
    })
    const login = await shop.call('POST', '/api/login', {
      json: { email: 'sly@example.com', password: anita.password },
    })
    expect(login.body.user.role).toBe('customer')
  })
})

describe('sessions', () => {
  test('a wrong password and an unknown e-mail read alike', async () => {
    for (const email of [people.meera.email, 'unknown@example.com']) {
      const answer = await shop.call('POST', '/api/login', { json: { email, password: 'wrong@999' } })
      expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } })
    }
  })

  test('logging out ends the session', async () => {
    const { body } = await shop.call('POST', '/api/login', {
      json: { email: people.ravi.email, password: people.ravi.password },
    })
    const headers = { authorization: body.token }
    expect((await shop.call('GET', '/api/me', { headers })).body.user.name).toBe('Ravi Kumar')
    expect(await shop.call('POST', '/api/logout', { headers })).toMatchObject({
      status: 200,
      body: { message: 'Logged out successfully' },
    })
    await expect.poll(async () => (await shop.call('GET', '/api/me', { headers })).body.user).toBeNull()
  })

  test('a disabled user is out in every process and cannot come back', async () => {
    const other = await shop.anotherProcess()
    const { meera, adminAsha } = people
    expect((await other.call('GET', '/api/me', { as: meera })).body.user.name).toBe('Meera Iyer')
    const answer = await shop.call('POST', `/api/admin/user/update/${meera.id}`, {
      as: adminAsha,
      json: { status: 'inactive' },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'User profile updated successfully', user: { status: 'inactive' } },
    })
    await expect.poll(async () => (await other.call('GET', '/api/me', { as: meera })).body.user).toBeNull()
    const login = await shop.call('POST', '/api/login', {
      json: { email: meera.email, password: meera.password },
    })
    expect(login.status).toBe(401)
    await other.close()
  })

  test.each([
    ['by an admin', (id: string) => setStatus(`/api/admin/user/update/${id}`, { status: 'inactive' })],
    [
      'together with others',
      (id: string) => setStatus('/api/admin/user/status', { ids: [id], status: 'inactive' }),
    ],
    [
      'by herself',
      (id: string, as: Person) => setStatus(`/api/admin/user/update/${id}`, { status: '0' }, as),
    ],
  ])('who was disabled %s has to log in again once enabled', async (way, disable) => {
    const tara = await signUp(shop, `Tara ${way.replaceAll(' ', '')}`)
    const me = async () => (await shop.call('GET', '/api/me', { as: tara })).body.user
    expect((await disable(tara.id, tara)).status).toBe(200)
    expect((await setStatus(`/api/admin/user/update/${tara.id}`, { status: 'active' })).status).toBe(200)
    await expect.poll(me).toBeNull()
    const json = { email: tara.email, password: tara.password }
    expect((await shop.call('POST', '/api/login', { json })).status).toBe(200)
    expect(await me()).toBeNull()
  })
  const setStatus = (path: string, json: object, as: Person = people.adminAsha) =>
    shop.call('POST', path, { as, json })
})

describe('managing users', () => {
  test('an admin cannot delete or disable the own account', async () => {
    const { adminAsha } = people
    const deleted = await shop.call('DELETE', `/api/admin/user/delete/${adminAsha.id}`, { as: adminAsha })
    expect(deleted.status).toBe(409)
    const disabled = await shop.call('POST', `/api/admin/user/update/${adminAsha.id}`, {
      as: adminAsha,
      json: { status: '0' },
    })
    expect(disabled.status).toBe(409)
  })

  test('a customer changes the own name and contact, never the role, e-mail or password', async () => {
    const json = {
      name: 'Ravi K',
      contact: '9000000001',
      role: 'admin',
      email: 'x@example.com',
      password: 'other@123',
    }
    const answer = await shop.call('POST', `/api/admin/user/update/${people.ravi.id}`, {
      as: people.ravi,
      json,
    })
    expect(answer.body.user).toMatchObject({
      name: 'Ravi K',
      contact: '9000000001',
      role: 'customer',
      email: people.ravi.email,
    })
    const login = await shop.call('POST', '/api/login', {
      json: { email: people.ravi.email, password: people.ravi.password },
    })
    expect(login.status).toBe(200)
  })
})
