import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeVideo } from '../../src/features/catalog/saving/storeVideo.ts'
import { discardPhotos } from '../../src/features/reviews/discardPhotos.jobs.ts'
import { videoLimits, videoWords } from '../../src/platform/media/video.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { clipFile } from '../fixtures/videos.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const save = (path: string, fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return shop.call('POST', `/api/admin/product/${path}`, { as: people.adminAsha, form })
}
const update = (id: string, fields: Record<string, string | File>) => save(`update/${id}`, fields)
const shown = async (id: string): Promise<string | undefined> =>
  (await shop.call('GET', `/api/product/${id}`)).body.video
const get = (url: string, headers: Record<string, string> = {}) => shop.call('GET', url, { headers })
const cleanUp = () => discardPhotos(shop.services)

test('a video is shown with its product, replaced, kept by other changes, and its files go when nothing shows it', async () => {
  const { id } = goods.cottonSaree
  const pages = await shop.anotherProcess()
  expect(await shown(id)).toBeUndefined()
  const { status, body } = await update(id, { video: clipFile('phone.mp4') })
  expect([status, body.product?.video]).toEqual([
    200,
    expect.stringMatching(/^\/media\/video\/[\w-]+\.272x384\.2000\.\d+\.mp4$/),
  ])
  const first = await shown(id)
  await expect.poll(async () => (await pages.call('GET', `/api/product/${id}`)).body.video).toBe(first)
  await update(id, { name: 'Cotton Saree of Phulia', video: 'https://elsewhere.example/a.mp4' })
  expect(await shown(id)).toBe(first)

  await update(id, { video: clipFile('loop.webm') })
  const second = (await shown(id)) ?? ''
  expect(second).toMatch(/\.webm$/)
  await cleanUp()
  expect([(await get(first ?? '')).status, (await get(second)).status]).toEqual([404, 200])

  await update(id, { video: '' })
  expect(await shown(id)).toBeUndefined()
  await cleanUp()
  expect((await get(second)).status).toBe(404)
  await pages.close()
})

test('it goes with its product', async () => {
  const added = await save('store', {
    ...{ name: 'Moving Saree', price: '900', quantity: '1', status: 'true' },
    video: clipFile('loop.webm'),
  })
  expect(added.status).toBe(201)
  const { _id, video } = added.body.product
  expect((await get(video)).status).toBe(200)
  await shop.call('DELETE', `/api/admin/product/delete/${_id}`, { as: people.adminAsha })
  await cleanUp()
  expect((await get(video)).status).toBe(404)
})

test('what is no video, too large or not for browsers is refused in words, and the product stays as it is', async () => {
  const { id } = goods.banarasiSaree
  const refused = async (file: File) => {
    const { status, body } = await update(id, { name: 'Never so called', video: file })
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'video'])
    return body.message
  }
  const large = new File([new Uint8Array(videoLimits.bytes + 1)], 'large.mp4', { type: 'video/mp4' })
  expect(await refused(large)).toBe(videoWords.tooMuch)
  expect(await refused(new File(['<html>'], 'page.mp4', { type: 'video/mp4' }))).toBe(videoWords.kind)
  expect(await refused(clipFile('hevc.mp4'))).toContain('H.265')
  expect((await shop.call('GET', `/api/product/${id}`)).body.name).not.toBe('Never so called')
})

test('a video whose product was not saved is nowhere', async () => {
  const taken = { slug: goods.banarasiSaree.slug, name: 'Twin', price: '9', quantity: '1' }
  const stored: string[] = []
  const { media } = shop.services
  const { storeVideo } = media
  media.storeVideo = async (bytes) => {
    const url = await storeVideo(bytes)
    stored.push(url)
    // Meanwhile the slug is given to another product.
    await save('store', { ...taken, slug: 'twin-of-now' })
    return url
  }
  const { status } = await save('store', { ...taken, slug: 'twin-of-now', video: clipFile('loop.webm') })
  media.storeVideo = storeVideo
  expect([status, stored.length]).toEqual([409, 1])
  expect((await get(stored[0] ?? '')).status).toBe(404)
})

test('a video stays where nobody knows whether its product was saved: the database went before it answered', async () => {
  const { media } = shop.services
  const stored = () => storeVideo(media, clipFile('loop.webm'))
  const url = ({ column }: { column: { video?: string } }) => column.video ?? ''
  const lost = await stored()
  const reset = new Error('Connection terminated unexpectedly')
  await expect(lost.discard(new Error('Failed query: commit', { cause: reset }))).rejects.toThrow('commit')
  expect((await get(url(lost))).status).toBe(200)
  const refused = await stored()
  await expect(refused.discard(new Error('No such category'))).rejects.toThrow('category')
  expect((await get(url(refused))).status).toBe(404)
})

test('players get the parts that they ask for, and keep them for good', async () => {
  const { id } = goods.banarasiSaree
  const { body } = await update(id, { video: clipFile('phone.mp4') })
  const url: string = body.product.video
  const whole = await get(url)
  const size = whole.body.length
  expect([whole.status, Object.fromEntries(whole.headers)]).toEqual([
    200,
    expect.objectContaining({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(size),
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    }),
  ])
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, body } = await get(url, { range, ...more })
    return { status, range: headers.get('content-range'), bytes: Buffer.from(body ?? '') }
  }
  // Safari asks for these two first, and gives up without them.
  expect(await part('bytes=0-1')).toEqual({
    status: 206,
    range: `bytes 0-1/${size}`,
    bytes: whole.body.subarray(0, 2),
  })
  expect(await part(`bytes=${size - 5}-`)).toMatchObject({
    status: 206,
    bytes: whole.body.subarray(size - 5),
  })
  expect(await part('bytes=-3')).toMatchObject({ status: 206, bytes: whole.body.subarray(size - 3) })
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` })
  expect(await part('bytes=0-1', { 'if-range': '"another"' })).toMatchObject({ status: 200, range: null })
  const tag = whole.headers.get('etag') ?? ''
  expect(await part('bytes=0-1', { 'if-range': tag })).toMatchObject({ status: 206 })
  const head = await shop.call('HEAD', url)
  expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, String(size), 0])
  for (const wrong of [
    url.replace('.mp4', '.webm'),
    url.replace('272x', '0272x'),
    '/media/video/..%2f..%2fx.mp4',
  ])
    expect((await get(wrong)).status, wrong).toBe(404)
})
