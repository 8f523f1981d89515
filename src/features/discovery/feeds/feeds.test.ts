import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { addProduct, stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { readXml, textsOf } from '../documents/xml.fixture.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeEach(async () => {
  shop = await openTestShop({ ORIGIN: 'https://zari.example' })
  people = await cast(shop)
  goods = await stockGoods(shop)
  await shop.services.db
    .update(products)
    .set({ description: 'Six yards', images: ['/media/a.1020x1440.8a1a2e/1020.webp'] })
})
afterEach(() => shop.close())

const set = async (settings: Parameters<typeof changeSettings>[1]) => {
  await changeSettings(shop, settings)
  const [name, value] = Object.entries(settings)[0] ?? ['', '']
  await expect
    .poll(async () => ((await shop.services.settings()) as Record<string, unknown>)[name])
    .toBe(value)
}
const state = async () => (await shop.call('GET', '/api/admin/feeds', { as: people.adminAsha })).body
const renew = async (wanted: boolean) =>
  (await shop.call('POST', '/api/admin/feeds/key', { as: people.adminAsha, json: { wanted } })).body
const status = async (path: string) => (await shop.call('GET', path)).status
const pathOf = (url: string) => url.replace('https://zari.example', '')

describe('of an open shop', () => {
  beforeEach(() => set({ access: 'open' }))

  test('everybody may read all that is on sale, a row for each size', async () => {
    const google = await shop.call('GET', '/feeds/google.xml')
    expect(google.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const titles = textsOf(readXml(google.body), 'g:title')
    expect(titles).toHaveLength(6)
    expect(titles).toContain('Cotton Straight Suit, size M')
    const meta = await shop.call('GET', '/feeds/meta.csv')
    const rows: Record<string, string>[] = parse(meta.body, { columns: true })
    expect(rows.map(({ title }) => title)).toEqual(titles)
    expect(meta.body).not.toMatch(/Hidden|Closed/)
  })

  test('it is packed for whoever reads that, tagged, and not sent to who has it or asks for the head', async () => {
    const plain = await shop.call('GET', '/feeds/google.xml')
    const packed = await shop.services.catalog
      .current()
      .then(() => shop.call('GET', '/feeds/meta.csv', { headers: { 'accept-encoding': 'gzip' } }))
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const etag = plain.headers.get('etag') ?? ''
    expect(plain.headers.get('cache-control')).toMatch(/^public, max-age=/)
    const known = await shop.call('GET', '/feeds/google.xml', { headers: { 'if-none-match': etag } })
    expect(known).toMatchObject({ status: 304, body: '' })
    const head = await shop.call('HEAD', '/feeds/google.xml')
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers.get('etag')).toBe(etag)
  })

  test('it follows what changes, in every process', async () => {
    const other = await shop.anotherProcess()
    const pricesIn = async (where: TestShop) =>
      textsOf(readXml((await where.call('GET', '/feeds/google.xml')).body), 'g:price')
    expect(await pricesIn(shop)).toContain('899.00 INR')
    expect(await pricesIn(other)).toContain('899.00 INR')
    await shop.services.db
      .update(products)
      .set({ pricePaise: 77_700 })
      .where(eq(products.id, goods.cottonSaree.id))
    for (const where of [shop, other]) {
      // As long as a hundred times what the first writing took.
      await expect.poll(() => pricesIn(where), { timeout: 30_000 }).toContain('777.00 INR')
    }
    await other.close()
  }, 90_000)

  test('the shopkeeper sees the addresses, and what would be refused with the reason', async () => {
    const bare = await addProduct(shop, { name: 'Bare Saree' })
    await expect.poll(async () => (await state()).refused).toBe(1)
    const { access, addresses, refusals, products: many, rows } = await state()
    expect(access).toBe('everybody')
    expect(addresses.map(({ url }: { url: string }) => url)).toEqual([
      'https://zari.example/feeds/google.xml',
      'https://zari.example/feeds/meta.csv',
    ])
    expect(refusals).toEqual([
      { _id: bare.id, name: 'Bare Saree', reasons: ['no picture', 'no description'] },
    ])
    expect({ many, rows }).toEqual({ many: 5, rows: 6 })
  })
})

describe("of a members' shop", () => {
  test('nobody reads anything, whatever is asked for, until there is a secret address', async () => {
    for (const path of ['/feeds/google.xml', '/feeds/meta.csv']) {
      for (const key of ['', '?key=', '?key=undefined', '?key=null']) {
        expect(await status(path + key), key).toBe(404)
      }
    }
    expect(await state()).toMatchObject({ access: 'nobody', addresses: [] })
  })

  test('whoever has the secret address reads them, no cache does, and a new one ends it', async () => {
    const before = pathOf((await renew(true)).addresses[0].url)
    const answer = await shop.call('GET', before)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(textsOf(readXml(answer.body), 'g:id')).toHaveLength(6)
    const after = pathOf((await renew(true)).addresses[0].url)
    expect(after).not.toBe(before)
    expect([await status(before), await status(after)]).toEqual([404, 200])
    expect(await renew(false)).toMatchObject({ access: 'nobody' })
    expect(await status(after)).toBe(404)
  })

  test('the secret stands in no answer but that to admins, and not in the log of changes', async () => {
    const key = new URL((await renew(true)).addresses[0].url).searchParams.get('key') ?? ''
    expect(key.length).toBeGreaterThanOrEqual(32)
    const answers = [
      await shop.call('GET', '/api/shop'),
      await shop.call('POST', '/api/admin/shop', { as: people.adminAsha, json: { tagline: 'New' } }),
      await shop.call('GET', '/api/admin/audit', { as: people.adminAsha }),
      await shop.call('GET', '/llms.txt'),
    ]
    for (const { status: code, body } of answers) {
      expect(code).toBe(200)
      expect(JSON.stringify(body)).not.toContain(key)
    }
    expect(JSON.stringify(answers[2]?.body)).toContain('feeds.key')
    // A change of the settings leaves it as it is.
    expect(await status(`/feeds/meta.csv?key=${key}`)).toBe(200)
  })
})

test('the sample shop has none, whoever may browse it', async () => {
  await changeSettings(shop, { demo: true, access: 'open' })
  await expect.poll(async () => (await shop.services.settings()).demo).toBe(true)
  expect(await status('/feeds/google.xml')).toBe(404)
})

test('what is packed unpacks to the same', async () => {
  await set({ access: 'open' })
  const { body: plain } = await shop.call('GET', '/feeds/google.xml')
  const open = await import('../documents/documents.ts').then(({ openDocuments }) =>
    openDocuments(shop.services),
  )
  async function* text() {
    yield plain
  }
  const file = await open({ name: 'same', of: [], text })
  expect(gunzipSync(await file.readFile()).toString()).toBe(plain)
  await file.close()
})
