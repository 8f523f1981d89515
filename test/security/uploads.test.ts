/** Files that are not what they say, or more than anybody can look at. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../fixtures/people.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const PATH = '/api/media/upload'
const MARK = '<script>alert(1)</script>'

const stored = () => readdir(join(shop.services.config.dataDir, 'media')).catch(() => [])

function send(bytes: Uint8Array | string, name: string, type: string) {
  const form = new FormData()
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  form.set('file', new File([content], name, { type }))
  form.set('upload_preset', 'shop')
  return shop.call('POST', PATH, { as: people.adminAsha, form })
}

const jpeg = async () => (await pictureFile('a.jpg', '#8a1a2e')).buffer

/** A PNG whose header promises 11,000 x 11,000 px and whose body is next to nothing. */
function hugePng(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(11_000, 0)
  header.writeUInt32BE(11_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', gzipSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  [
    'a drawing that can hold scripts',
    `<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`,
    'a.svg',
    'image/svg+xml',
  ],
  [
    'the same called a picture',
    `<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`,
    'a.png',
    'image/png',
  ],
  ['a page called a picture', `<html>${MARK}</html>`, 'saree.jpg.html', 'image/jpeg'],
  ['a page behind the first bytes of a GIF', `GIF89a/*${MARK}*/`, 'a.gif', 'image/gif'],
  ['a picture of 121 megapixels', hugePng(), 'huge.png', 'image/png'],
  ['a packed file', gzipSync(Buffer.alloc(20_000_000)), 'a.png', 'image/png'],
])('%s is refused, and nothing is kept of it', async (_what, bytes, name, type) => {
  const before = await stored()
  expect(await send(bytes, name, type)).toMatchObject({ status: 422, body: { errors: [{ field: 'file' }] } })
  expect(await stored()).toEqual(before)
})

test('a picture of too many pixels is told so, and not that it is none', async () => {
  const { body } = await send(hugePng(), 'huge.png', 'image/png')
  expect(body.message).toMatch(/too large: \d+x\d+ pixels, at most 40 megapixels/)
})

test.each([
  '../../../etc/cron.d/a.jpg',
  'a\u0000.jpg',
  '..\\..\\a.jpg',
  `${'a'.repeat(5_000)}.jpg`,
  '<img src=x>.jpg',
])('the name %j has no say in where a picture goes', async (name) => {
  const { status, body } = await send(await jpeg(), name, 'image/jpeg')
  expect(status).toBe(201)
  expect(body.secure_url).toMatch(/^\/media\/[\w-]+\.340x480\.[0-9a-f]{6}\/340\.webp$/)
  expect((await stored()).every((folder) => /^[\w-]+\.\d+x\d+\.[0-9a-f]{6}$/.test(folder))).toBe(true)
})

test('of a picture with a page behind it and words inside only the pixels are kept', async () => {
  const photo = sharp(await jpeg()).withExif({ IFD0: { Copyright: MARK, Artist: 'somewhere in Mysuru' } })
  const both = Buffer.concat([await photo.jpeg().toBuffer(), Buffer.from(`<html>${MARK}</html>`)])
  const { status, body } = await send(both, 'both.jpg', 'image/jpeg')
  expect(status).toBe(201)
  const stored = await shop.call('GET', body.secure_url)
  expect(stored.body.includes('script')).toBe(false)
  expect(stored.body.includes('Mysuru')).toBe(false)
  expect((await sharp(stored.body).metadata()).exif).toBeUndefined()
})

test('ten thousand parts, a body of another kind and one that grows when unpacked are refused', async () => {
  const before = await stored()
  const form = new FormData()
  for (let at = 0; at < 10_000; at += 1) form.append('file', 'x')
  expect((await shop.call('POST', PATH, { as: people.adminAsha, form })).status).toBe(422)
  const packed = gzipSync(Buffer.alloc(50_000_000))
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' }
  const unpacking = await shop.call('POST', PATH, { as: people.adminAsha, body: packed as BodyInit, headers })
  expect(unpacking.status).toBeGreaterThanOrEqual(400)
  expect(unpacking.status).toBeLessThan(500)
  expect(await stored()).toEqual(before)
})

test('nobody but admins stores pictures', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await jpeg())], 'a.jpg', { type: 'image/jpeg' }))
  expect((await shop.call('POST', PATH, { form })).status).toBe(401)
  expect((await shop.call('POST', PATH, { as: people.meera, form })).status).toBe(403)
})
