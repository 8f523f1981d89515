import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

const env = {
  IMAGE_HOST_UPLOAD_URL: 'https://api.cloudinary.com/v1_1/zari/image/upload',
  IMAGE_HOST_PRESET: 'banners',
}

let shop: TestShop
/** A process of the same shop that has no image host. */
let plain: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop(env)
  people = await cast(shop)
  const { databaseUrl = '', dataDir } = shop.services.config
  plain = await openProcess(databaseUrl, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir })
})
afterAll(async () => {
  await plain.close()
  await shop.close()
})

const add = (to: TestShop, url: string) =>
  to.call('POST', '/api/admin/banner/upload', {
    as: people.adminAsha,
    json: { url, device: 'mobile', type: 'carousel' },
  })

test('admins are told where banners go; without an image host that is the shop itself', async () => {
  const asked = async (of: TestShop) =>
    (await of.call('GET', '/api/media/host', { as: people.adminAsha })).body
  expect(await asked(shop)).toEqual({ url: env.IMAGE_HOST_UPLOAD_URL, preset: 'banners' })
  expect(await asked(plain)).toEqual({ url: '/api/media/upload', preset: 'shop' })
  // Whoever knows the preset may upload there.
  expect((await shop.call('GET', '/api/media/host', { as: people.meera })).status).toBe(403)
})

test('a banner may show pictures of the image host and of the shop', async () => {
  for (const url of [
    'https://res.cloudinary.com/zari/image/upload/v1/banner.jpg',
    '/media/banner.1920x640.8a1a2e/1920.webp',
  ])
    expect(await add(shop, url)).toMatchObject({ status: 201, body: { banner: { url } } })
})

test.each([
  'https://evil.example/banner.jpg',
  'http://res.cloudinary.com/banner.jpg',
  'https://res.cloudinary.com.evil.example/banner.jpg',
  'https://res.cloudinary.com@evil.example/banner.jpg',
  'https://api.cloudinary.com/banner.jpg',
  'javascript:alert(1)',
  '//res.cloudinary.com/banner.jpg',
])('%s is refused', async (url) => {
  const before = (await shop.call('GET', '/api/admin/banner/all')).body.length
  expect(await add(shop, url)).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } })
  expect((await shop.call('GET', '/api/admin/banner/all')).body).toHaveLength(before)
})

test('only with an image host may browsers upload there', async () => {
  const policyOf = async (of: TestShop) =>
    (await of.call('GET', '/api/shop')).headers.get('content-security-policy') ?? ''
  const source = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
  const policy = await policyOf(shop)
  expect(source(policy, 'connect-src')).toBe("connect-src 'self' https://api.cloudinary.com")
  expect(source(policy, 'img-src')).toContain(' https://res.cloudinary.com')
  for (const name of ['script-src', 'frame-src', 'form-action', 'style-src'])
    expect(source(policy, name)).not.toContain('cloudinary')
  expect(await policyOf(plain)).not.toContain('cloudinary')
})
