import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '../../src/main/jobs/mails.ts'
import { prepareShop } from '../../src/main/processes/prepare.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
let meera: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
  meera = await signUp(shop, 'Meera Iyer')
})
afterAll(() => shop.close())

const COMMON = 'This password is one of the first that are guessed. Choose another.'
const SHORT = 'An admin’s password has at least 12 characters.'
const refused = (message: string) => ({
  status: 422,
  body: { message, errors: [{ field: 'password', message }] },
})
const edit = (id: string, json: object) =>
  shop.call('POST', `/api/admin/user/update/${id}`, {
    as: asha,
    json: { ...json, currentPassword: asha.password },
  })
const store = (json: object) =>
  shop.call('POST', '/api/admin/user/store', {
    as: asha,
    json: {
      ...{ name: 'New Person', contact: '9812345670', email: `n${Math.random()}@example.com` },
      ...{ currentPassword: asha.password, ...json },
    },
  })
/** The token of a reset mail to this person. */
async function linkFor(userId: string): Promise<string> {
  const texts: string[] = []
  const mailer = { deliver: async ({ text }: { text: string }) => void texts.push(text) }
  await sendMail({ ...shop.services, mailer }, { kind: 'passwordReset', ids: { userId } })
  return texts.join().match(/reset-password\/(\w+)/)?.[1] ?? ''
}
const reset = (token: string, password: string) =>
  shop.call('POST', `/api/user/reset-password/${token}`, { json: { password } })

describe.each(['Password1!', 'Admin@123', 'P@ssw0rd', 'Abc@1234', 'aaaaa1!'])('%s', (password) => {
  test('opens no account, is set for nobody and replaces no forgotten one', async () => {
    const register = { name: 'Any Body', contact: '9812345670', email: 'any.body@example.com', password }
    expect(await shop.call('POST', '/api/register', { json: register })).toMatchObject(refused(COMMON))
    expect(await store({ password })).toMatchObject(refused(COMMON))
    expect(await edit(meera.id, { password })).toMatchObject(refused(COMMON))
    const token = await linkFor(meera.id)
    expect(await reset(token, password)).toMatchObject(refused(COMMON))
    // The link waits for a better one.
    expect((await reset(token, meera.password)).status).toBe(200)
  })
})

describe('whoever runs the shop has 12 characters or more', () => {
  test('added as an admin', async () => {
    expect(await store({ role: 'admin', password: 'saree@20267' })).toMatchObject(refused(SHORT))
    expect((await store({ role: 'admin', password: 'saree@202678' })).status).toBe(201)
    expect((await store({ role: 'customer', password: 'saree@20267' })).status).toBe(201)
  })

  test('made an admin with a new password, or given one later', async () => {
    const uma = await signUp(shop, 'Uma Das')
    expect(await edit(uma.id, { role: 'admin', password: 'saree@20267' })).toMatchObject(refused(SHORT))
    const person = await shop.call('GET', `/api/admin/user/${uma.id}`, { as: asha })
    expect(person.body.role).toBe('customer')
    expect((await edit(uma.id, { role: 'admin', password: 'saree@202678' })).status).toBe(200)
    expect(await edit(uma.id, { password: 'saree@20267' })).toMatchObject(refused(SHORT))
    expect((await edit(uma.id, { role: 'customer', password: 'saree@20267' })).status).toBe(200)
  })

  test('through a reset link, which lives on for a longer one', async () => {
    const token = await linkFor(asha.id)
    expect(await reset(token, 'saree@20267')).toMatchObject(refused(SHORT))
    expect((await reset(token, 'saree@202678')).status).toBe(200)
  })

  test('as the first admin', async () => {
    const empty = await openTestShop()
    const { db, config } = empty.services
    const begin = (password: string) => prepareShop(db, { ...config, admin: { ...config.admin, password } })
    await expect(begin('saree@20267')).rejects.toThrow('ADMIN_PASSWORD is too easy')
    await expect(begin('Password@1234')).rejects.toThrow('ADMIN_PASSWORD is too easy')
    expect((await begin('saree@202678')).admin).toMatchObject({ password: 'saree@202678' })
    // Whoever has an admin already is not kept from starting.
    expect((await begin('saree@20267')).admin).toBeUndefined()
    await empty.close()
  })

  test('but gets in with the short one of before', async () => {
    const old = await signUp(shop, 'Old Admin', 'admin')
    expect(old.password.length).toBeLessThan(12)
    expect(old.token).toBeTruthy()
  })
})
