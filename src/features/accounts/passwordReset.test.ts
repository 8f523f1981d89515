import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackgroundJobs } from '#/main/jobs/backgroundJobs.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let meera: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
  await startBackgroundJobs(shop.services)
})
afterAll(() => shop.close())

const outbox = () => join(shop.services.config.dataDir, 'outbox')
const mailsTo = async (address: string) =>
  (await readdir(outbox()).catch(() => [])).filter((name) => name.includes(address)).sort()

/** The token in the newest mail to `address`; waits until the job has written one more mail than before. */
async function nextToken(address: string, before: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(before + 1)
  const newest = (await mailsTo(address)).at(-1) ?? ''
  const mail = (await readFile(join(outbox(), newest), 'utf8')).replaceAll('=\n', '')
  return mail.match(/reset-password\/(\w+)/)?.[1] ?? ''
}

test('known and unknown e-mail are answered alike, and only the known one gets a mail', async () => {
  const answers = await Promise.all(
    [meera.email, 'nobody@example.com'].map((email) =>
      shop.call('POST', '/api/user/forgot-password', { json: { email } }),
    ),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { message: 'Reset link sent to your email' } })
  }
  expect(await nextToken(meera.email, 0)).not.toBe('')
  expect(await mailsTo('nobody@example.com')).toEqual([])
})

test('a reset works once, ends all sessions and changes the password', async () => {
  const before = (await mailsTo(meera.email)).length
  await shop.call('POST', '/api/user/forgot-password', { json: { email: meera.email } })
  const path = `/api/user/reset-password/${await nextToken(meera.email, before)}`
  const weak = await shop.call('POST', path, { json: { password: 'short' } })
  expect(weak.body.message).toBe(
    'Password must be at least 6 characters and include a number and a special character.',
  )
  const json = { password: 'newsilk@1' }
  expect(await shop.call('POST', path, { json })).toMatchObject({
    status: 200,
    body: { message: 'Password reset successful' },
  })
  expect(await shop.call('POST', path, { json })).toMatchObject({ status: 400, body: { code: 'bad_token' } })
  await expect.poll(async () => (await shop.call('GET', '/api/me', { as: meera })).body.user).toBeNull()
  const login = (password: string) =>
    shop.call('POST', '/api/login', { json: { email: meera.email, password } })
  expect((await login(meera.password)).status).toBe(401)
  expect((await login('newsilk@1')).status).toBe(200)
})
