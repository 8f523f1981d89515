import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const upload = (file: File | string | undefined, preset = 'shop') => {
  const form = new FormData()
  if (file !== undefined) form.set('file', file)
  form.set('upload_preset', preset)
  return shop.call('POST', '/api/media/upload', { as: people.adminAsha, form })
}

async function banner(): Promise<File> {
  const bytes = await sharp({ create: { width: 680, height: 720, channels: 3, background: '#8a1a2e' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], '../../banner.jpg', { type: 'image/jpeg' })
}

describe('uploading', () => {
  test('stores a picture that is served for good in each of its widths', async () => {
    const { status, body } = await upload(await banner())
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        secure_url: expect.stringMatching(/^\/media\/[\w-]+\.680x720\.[0-9a-f]{6}\/680\.webp$/),
        width: 680,
        height: 720,
      },
    })
    for (const width of [680, 160]) {
      const path = body.secure_url.replace('/680.webp', `/${width}.webp`)
      const { status, headers } = await shop.call('GET', path)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    expect((await shop.call('GET', body.secure_url.replace('/680.webp', '/161.webp'))).status).toBe(404)
  })

  test('keeps what is transparent in a logo, and puts any other picture on the ground of the shop', async () => {
    const mark = { input: Buffer.alloc(40 * 40 * 3), raw: { width: 40, height: 40, channels: 3 as const } }
    const bytes = await sharp({ create: { width: 160, height: 80, channels: 4, background: '#0000' } })
      .composite([mark])
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
    /** Of its corner: red, green, blue, and how much it covers. */
    const corner = async (path: string) => {
      const { body } = await shop.call('GET', path)
      const pixels = await sharp(body).ensureAlpha().raw().toBuffer()
      return [...pixels.subarray(0, 4)]
    }
    const logo = (await upload(file, 'logo')).body.secure_url
    expect((await corner(logo))[3]).toBe(0)
    expect(await corner(logo.replace(/webp$/, 'jpg'))).toEqual([255, 255, 255, 255])
    expect((await corner((await upload(file)).body.secure_url))[3]).toBe(255)
  })

  test('comes as AVIF to browsers that read it, and narrower to those who save data', async () => {
    const { body } = await upload(await banner())
    const picture = async (headers: Record<string, string>) => {
      const answer = await shop.call('GET', body.secure_url, { headers })
      const { format, width } = await sharp(answer.body).metadata()
      return { type: answer.headers.get('content-type'), vary: answer.headers.get('vary'), format, width }
    }
    const vary = expect.stringContaining('Accept, Save-Data')
    const accept = 'image/avif,image/webp,*/*'
    expect(await picture({ accept })).toEqual({ type: 'image/avif', vary, format: 'heif', width: 680 })
    expect(await picture({ accept: '*/*' })).toEqual({ type: 'image/webp', vary, format: 'webp', width: 680 })
    expect(await picture({ accept, 'save-data': 'on' })).toMatchObject({ format: 'heif', width: 480 })
    expect(await picture({ accept: '*/*', 'save-data': 'on' })).toMatchObject({ format: 'webp', width: 480 })
  })

  test('comes as JPEG to those who read nothing newer, and whole in a preview that chats take', async () => {
    const { body } = await upload(await banner())
    const picture = async (file: string) => {
      const answer = await shop.call('GET', body.secure_url.replace(/[^/]+$/, file), {
        headers: { accept: 'image/avif,*/*', 'save-data': 'on' },
      })
      if (answer.status !== 200) return answer.status
      const { format, width, height } = await sharp(answer.body).metadata()
      return { type: answer.headers.get('content-type'), format, width, height }
    }
    const jpeg = { type: 'image/jpeg', format: 'jpeg' }
    expect(await picture('680.jpg')).toEqual({ ...jpeg, width: 680, height: 720 })
    expect(await picture('320.jpg')).toMatchObject({ ...jpeg, width: 320 })
    expect(await picture('preview.jpg')).toEqual({ ...jpeg, width: 1200, height: 630 })
    for (const file of ['321.jpg', '0680.jpg', 'preview.webp', 'preview2.jpg', '680.png']) {
      expect(await picture(file), file).toBe(404)
    }
  })

  test('a preview of the busiest cloth stays below what WhatsApp takes', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const bytes = await sharp({
      create: { width: 1020, height: 1440, channels: 3, background: '#000', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { body } = await upload(new File([new Uint8Array(bytes)], 'ikat.jpg', { type: 'image/jpeg' }))
    const preview = await shop.call('GET', body.secure_url.replace(/[^/]+$/, 'preview.jpg'))
    expect(preview.body.byteLength).toBeLessThan(300_000)
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'https://pictures.example/a.jpg'],
    ['an empty file', new File([], 'a.png', { type: 'image/png' })],
    ['a page', new File(['<html></html>'], 'a.png', { type: 'image/png' })],
    ['more than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png')],
  ])('%s is refused', async (_what, file) => {
    expect(await upload(file)).toMatchObject({ status: 422, body: { errors: [{ field: 'file' }] } })
  })
})

describe('addresses that are no pictures', () => {
  test.each([
    '/media/unknown.680x720.8a1a2e/680.webp',
    '/media/..%2Fsecret.1x1.8a1a2e/1.webp',
    '/media/%2e%2e/secret.txt',
    '/media/..%2f..%2f..%2fetc/passwd',
    '/media/a%00.1x1.8a1a2e/1.webp',
    '/media/x/y',
  ])('%s is not found', async (path) => {
    await writeFile(join(shop.services.config.dataDir, 'secret.txt'), 'secret')
    const answer = await shop.call('GET', path)
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer.body)).not.toContain('root:')
  })
})
