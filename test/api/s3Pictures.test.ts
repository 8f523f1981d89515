import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openS3Double, type S3Double, type S3Mischief } from '../fixtures/s3Double.ts'
import { openProcess, openTestShop, type TestShop } from '../fixtures/shop.ts'
import { clip } from '../fixtures/videos.ts'

let s3: S3Double
let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  s3 = await openS3Double()
  shop = await openTestShop(s3.env)
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
beforeEach(() => {
  s3.mischief = undefined
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

let made = 0
async function picture(): Promise<File> {
  made += 1
  const background = { r: 20 * made, g: 30, b: 40 }
  const bytes = await sharp({ create: { width: 680, height: 720, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'saree.jpg', { type: 'image/jpeg' })
}

async function upload(to = shop) {
  const form = new FormData()
  form.set('file', await picture())
  return to.call('POST', '/api/media/upload', { as: admin, form })
}
const uploaded = async (): Promise<string> => (await upload()).body.secure_url
const keyOf = (url: string) => url.replace('/media/', '')
const at = (url: string, width: number) => url.replace('/680.webp', `/${width}.webp`)
const look = async (url: string, from = shop, accept = 'image/webp') => {
  const { status, body, headers } = await from.call('GET', url, { headers: { accept } })
  const shown = status === 200 ? await sharp(body).metadata() : undefined
  return { status, body, headers, width: shown?.width, format: shown?.format }
}

const unreachable = {
  status: 503,
  body: {
    code: 'pictures_unavailable',
    message: 'The store of pictures cannot be reached. Please try again in a moment.',
  },
}

describe('pictures in a bucket', () => {
  test('are stored there, for good, and nowhere else', async () => {
    const url = await uploaded()
    expect(s3.objects.get(keyOf(url))).toMatchObject({
      type: 'image/webp',
      cache: 'public, max-age=31536000, immutable',
    })
    expect(existsSync(join(shop.services.config.dataDir, 'media'))).toBe(false)
    expect(await look(url)).toMatchObject({ status: 200, width: 680, format: 'webp' })
  })

  test('get their widths and AVIF on demand, once, whichever machine is asked', async () => {
    const url = await uploaded()
    const other = await shop.anotherProcess()
    expect(await look(at(url, 320))).toMatchObject({ status: 200, width: 320, format: 'webp' })
    expect(await look(at(url, 320), shop, 'image/avif')).toMatchObject({ width: 320, format: 'heif' })
    const avif = keyOf(at(url, 320)).replace('webp', 'avif')
    expect(s3.objects.get(avif)?.type).toBe('image/avif')
    s3.asked.length = 0
    expect(await look(at(url, 320), other)).toMatchObject({ width: 320, format: 'webp' })
    expect(await look(at(url, 320), other, 'image/avif')).toMatchObject({ width: 320, format: 'heif' })
    expect(s3.asked).toEqual([`GET ${keyOf(at(url, 320))}`, `GET ${avif}`])
    await other.close()
  })

  test('are sent as JPEG again and again', async () => {
    const url = (await uploaded()).replace('.webp', '.jpg')
    for (const _time of [1, 2]) expect(await look(url)).toMatchObject({ status: 200, format: 'jpeg' })
  })

  test('that are not there are not found', async () => {
    const url = await uploaded()
    expect((await look(at(url, 321))).status).toBe(404)
    expect((await look('/media/unknown.680x720.8a1a2e/680.webp')).status).toBe(404)
    expect(await shop.services.media.has('/media/unknown.680x720.8a1a2e/680.webp')).toBe(false)
    expect(await shop.services.media.has(url)).toBe(true)
  })

  test('belong to products as well', async () => {
    const { id } = await addProduct(shop, { name: 'Saree in a Bucket' })
    const form = new FormData()
    form.set('images', await picture())
    const answer = await shop.call('POST', `/api/admin/product/update/${id}`, { as: admin, form })
    expect(answer.status).toBe(200)
    const [url] = answer.body.product.images
    expect(s3.objects.has(keyOf(url))).toBe(true)
  })

  test('are not reached with a wrong secret or a wrong bucket', async () => {
    const wrongs: Record<string, string>[] = [
      { S3_SECRET_ACCESS_KEY: 'another-secret' },
      { S3_BUCKET: 'another-bucket' },
    ]
    for (const wrong of wrongs) {
      const { databaseUrl = '', dataDir } = shop.services.config
      const env = { ...s3.env, ...wrong, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir }
      const lost = await openProcess(databaseUrl, env)
      expect(await upload(lost)).toMatchObject(unreachable)
      expect(await look(await uploaded(), lost)).toMatchObject(unreachable)
      await lost.close()
    }
  })
})

describe('a service of no use', () => {
  const neverAnswers: readonly S3Mischief[] = ['down', 'silent', 'broken']

  test.each<S3Mischief>([...neverAnswers, 'forgetful', 'halves'])(
    'that is %s: an upload is refused in words, and no product gets a picture that is not there',
    async (mischief) => {
      const { id } = await addProduct(shop, { name: `Saree while ${mischief}`, images: ['/media/old.png'] })
      s3.mischief = mischief
      const answer = await upload()
      expect(answer).toMatchObject(unreachable)
      expect(answer.headers.get('retry-after')).toBe('5')
      const form = new FormData()
      form.set('images', await picture())
      const path = `/api/admin/product/update/${id}`
      expect(await shop.call('POST', path, { as: admin, form })).toMatchObject(unreachable)
      s3.mischief = undefined
      const { body } = await shop.call('GET', `/api/product/${id}`, { as: admin })
      expect(body.images).toEqual(['/media/old.png'])
      form.set('images', await picture())
      expect((await shop.call('POST', path, { as: admin, form })).status).toBe(200)
    },
  )

  test.each<S3Mischief>([...neverAnswers, 'sends half', 'stalls', 'other'])(
    'that %s: a picture is not shown, and nobody keeps the answer',
    async (mischief) => {
      const url = await uploaded()
      s3.mischief = mischief
      for (const width of [680, 160]) {
        const answer = await look(at(url, width))
        expect(answer).toMatchObject(unreachable)
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
      s3.mischief = undefined
      expect([...s3.objects.keys()].filter((key) => key.startsWith(keyOf(url).split('/')[0] ?? ''))).toEqual([
        keyOf(url),
      ])
      expect(await look(at(url, 160))).toMatchObject({ status: 200, width: 160 })
    },
  )

  test.each<S3Mischief>(['forgetful', 'halves'])(
    'that is %s: a width is shown that could not be kept, and kept whole once that is possible',
    async (mischief) => {
      const url = await uploaded()
      s3.mischief = mischief
      expect(await look(at(url, 160))).toMatchObject({ status: 200, width: 160 })
      expect(s3.objects.has(keyOf(at(url, 160)))).toBe(false)
      s3.mischief = undefined
      const { body } = await look(at(url, 160))
      expect((await sharp(body).metadata()).width).toBe(160)
      expect(s3.objects.get(keyOf(at(url, 160)))?.body.equals(body)).toBe(true)
    },
  )
})

describe('videos in a bucket', () => {
  test('are stored there, and only the part that is asked for is fetched', async () => {
    const url = await shop.services.media.storeVideo(clip('phone.mp4'))
    const key = keyOf(url)
    const stored = s3.objects.get(key)
    expect(stored).toMatchObject({ type: 'video/mp4', cache: 'public, max-age=31536000, immutable' })
    const { status, body, headers } = await shop.call('GET', url, { headers: { range: 'bytes=10-19' } })
    expect([status, headers.get('content-range')]).toEqual([206, `bytes 10-19/${stored?.body.length}`])
    expect(body).toEqual(stored?.body.subarray(10, 20))
    expect(s3.sent).toBe(10)
    await shop.services.media.remove(url)
    expect(s3.objects.has(key)).toBe(false)
    expect((await shop.call('GET', url)).status).toBe(404)
  })

  test.each<S3Mischief>(['down', 'silent', 'broken', 'other'])(
    'of a service that %s are not shown, and nobody keeps the answer',
    async (mischief) => {
      const url = await shop.services.media.storeVideo(clip('loop.webm'))
      s3.mischief = mischief
      const answer = await shop.call('GET', url)
      expect(answer).toMatchObject(unreachable)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})
