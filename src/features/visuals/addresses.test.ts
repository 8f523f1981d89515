import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureOf } from '#/platform/media/picture.ts'
import { addPicture } from '../../../test/fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const AVIF = { accept: 'image/avif,image/webp,*/*' }
const storedFiles = async () => {
  const entries = await readdir(shop.services.config.media.folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
/** Pictures that are decoded or encoded; of what waits as well nothing is read at the same moment. */
const encoding = () => sharp.counters().process
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await shop.call('GET', path, { headers })).status

test('of 48 spellings of a picture at one width one is answered, and makes one file', async () => {
  const url = await addPicture(shop, '#8a1a2e')
  const before = await storedFiles()
  const spellings = ['340x480', '0340x480', '340x0480', '00340x480'].flatMap((size) =>
    ['160', '0160', '00160'].flatMap((width) =>
      ['webp', 'WEBP', 'Webp', 'weBP'].map((ending) =>
        url.replace('340x480', size).replace(/340\.webp$/, `${width}.${ending}`),
      ),
    ),
  )
  expect(new Set(spellings).size).toBe(48)
  const statuses = await Promise.all(spellings.map((path) => statusOf(path)))
  expect(statuses).toEqual(
    spellings.map((path) => (path === url.replace(/340\.webp$/, '160.webp') ? 200 : 404)),
  )
  expect(await storedFiles()).toBe(before + 1)
})

test('a name that says WebP is never kept as AVIF: without the other format asked for it is what it says', async () => {
  const url = (await addPicture(shop, '#0e5a63')).replace(/340\.webp$/, '160.webp')
  expect(await statusOf(url.replace(/webp$/, 'WEBP'), AVIF)).toBe(404)
  expect(await statusOf(url.replace(/webp$/, 'avif'), AVIF)).toBe(404)
  for (const [headers, format] of [
    [AVIF, 'heif'],
    [{}, 'webp'],
  ] as const) {
    const { status, body } = await shop.call('GET', url, { headers })
    expect({ status, format: (await sharp(body).metadata()).format }).toEqual({ status: 200, format })
  }
})

test('every address that a page uses is answered, in both formats', async () => {
  const url = await addPicture(shop, '#224466', { width: 1020, height: 1440 })
  const addresses =
    pictureOf(url)
      ?.srcSet.split(', ')
      .map((entry) => entry.split(' ')[0] ?? '') ?? []
  expect(addresses).toHaveLength(5)
  for (const path of addresses) {
    expect([await statusOf(path), await statusOf(path, AVIF)], path).toEqual([200, 200])
  }
})

test('at most two pictures are encoded at a time', async () => {
  const url = await addPicture(shop, '#663322', { width: 1440, height: 1900 })
  const addresses =
    pictureOf(url)
      ?.srcSet.split(', ')
      .map((entry) => entry.split(' ')[0] ?? '') ?? []
  // What files that ran in this process before are still busy with is not counted.
  await expect.poll(encoding).toBe(0)
  let most = 0
  const count = () => {
    most = Math.max(most, encoding())
  }
  sharp.queue.on('change', count)
  try {
    await Promise.all(addresses.map((path) => statusOf(path, AVIF)))
  } finally {
    sharp.queue.off('change', count)
  }
  expect(addresses.length).toBeGreaterThan(4)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})
