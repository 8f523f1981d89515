import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCollection } from '../../../../test/fixtures/collections.ts'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { readXml, textsOf } from '../documents/xml.fixture.ts'
import { MOST_IN_FILE } from './sitemap.rules.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://zari.example' })
  await stockGoods(shop)
  await addCollection(shop, { name: 'Feast of Lights', rule: { max: 2000 } })
  await addCollection(shop, { name: 'Secret', visible: false })
  await addCollection(shop, {
    name: 'Silk [new](https://elsewhere.example)',
    slug: 'silk-new',
    rule: { max: 2000 },
  })
})
afterAll(() => shop.close())

test("a members' shop asks search engines to stay outside", async () => {
  expect((await shop.call('GET', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.call('GET', '/sitemap.xml')).status).toBe(404)
})

test('an open shop names its pages, and only what is on sale', async () => {
  await changeSettings(shop, { access: 'open' })
  await expect
    .poll(async () => (await shop.call('GET', '/robots.txt')).body)
    .toContain('Sitemap: https://zari.example/sitemap.xml')
  const { body } = await shop.call('GET', '/sitemap.xml')
  for (const path of [
    '/',
    '/terms&amp;condition',
    '/about',
    '/new/salwar%20suit/collections',
    '/collections',
    '/collections/feast-of-lights',
    '/details/banarasi-silk-saree',
  ]) {
    expect(body).toContain(`<loc>https://zari.example${path}</loc>`)
  }
  expect(body).not.toContain('hidden-linen-saree')
  expect(body).not.toContain('/collections/secret')
})

test('pictures stand beside the pages that show them', async () => {
  const { body } = await shop.call('GET', '/sitemap.xml')
  const pages = readXml(body).children
  const saree = pages.find((page) => textsOf(page, 'loc')[0]?.endsWith('/banarasi-silk-saree'))
  expect(saree && textsOf(saree, 'image:loc')).toEqual([
    'https://zari.example/media/banarasi.1020x1440.8a1a2e/1020.webp',
    'https://zari.example/media/banarasi-back.1020x1440.8a1a2e/1020.webp',
  ])
})

test('each page stands there once for each language of the shop, with the others beside it', async () => {
  await changeSettings(shop, { languages: ['hi'] })
  await expect
    .poll(async () => (await shop.call('GET', '/sitemap.xml')).body)
    .toContain('zari.example/hi</loc>')
  const { body } = await shop.call('GET', '/sitemap.xml')
  const links = ['en-IN /about', 'hi-IN /hi/about', 'x-default /about']
    .map((link) => link.replace(' ', '" href="https://zari.example'))
    .map((link) => `<xhtml:link rel="alternate" hreflang="${link}"/>`)
    .join('')
  for (const path of ['/about', '/hi/about'])
    expect(body).toContain(`<url><loc>https://zari.example${path}</loc>${links}</url>`)
  const closed = ['/admin', '/api/', '/checkout', '/hi/admin', '/hi/checkout']
  expect((await shop.call('GET', '/robots.txt')).body.match(/(?<=Disallow: ).+/g)).toEqual(closed)
  await changeSettings(shop, { languages: [] })
  await expect.poll(async () => (await shop.call('GET', '/sitemap.xml')).body).not.toContain('xhtml:link')
})

test('an assistant learns what the shop is, promises and has; of a members’ shop what visitors see', async () => {
  const open = await shop.call('GET', '/llms.txt')
  expect(open.headers.get('content-type')).toMatch(/^text\/markdown/)
  for (const text of [
    /^# Zari\n\n> /,
    'Shipping is free',
    '7-day returns',
    '(https://zari.example/Shipping-details)',
    '[Salwar Suit](https://zari.example/new/salwar%20suit/collections)',
    '[Feast of Lights](https://zari.example/collections/feast-of-lights)',
    // A name is text, whatever it looks like.
    '- [Silk \\[new\\](https://elsewhere.example)](https://zari.example/collections/silk-new)',
    'https://zari.example/feeds/google.xml',
    'https://zari.example/api/openapi.json',
  ]) {
    expect(open.body).toEqual(
      text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text),
    )
  }
  await changeSettings(shop, { access: 'members' })
  await expect.poll(async () => (await shop.call('GET', '/llms.txt')).body).toContain('needs a log-in')
  const { body } = await shop.call('GET', '/llms.txt')
  expect(body).toContain('(https://zari.example/Shipping-details)')
  for (const hidden of ['collections', 'Salwar', '/feeds/', '/api/']) expect(body).not.toContain(hidden)
  await changeSettings(shop, { access: 'open' })
})

test('a shop with more pages than a file may have names its files, and each page stands in one of them', async () => {
  await shop.services.db.execute(sql`
    insert into products (id, slug, name, price_paise, images)
    select gen_random_uuid(), 'piece-' || n, 'Piece', 100, '{"/media/a.1020x1440.8a1a2e/1020.webp"}'
    from generate_series(1, ${MOST_IN_FILE}::int) n`)
  // A process that has written none of it yet, and could not say that it was a moment ago.
  const fresh = await shop.anotherProcess()
  const files = async () => {
    const index = readXml((await fresh.call('GET', '/sitemap.xml')).body)
    return textsOf(index, 'loc').map((url) => url.replace('https://zari.example', ''))
  }
  const readPages = async () => {
    const bodies = await Promise.all(
      (await files()).map(async (file) => (await fresh.call('GET', file)).body),
    )
    return bodies.map((body) => textsOf(readXml(body), 'loc'))
  }
  expect(await files()).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  const pages = await readPages()
  expect(pages.map(({ length }) => length <= MOST_IN_FILE)).toEqual([true, true])
  const all = pages.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((url) => url.includes('/details/piece-'))).toHaveLength(MOST_IN_FILE)
  expect((await fresh.call('GET', '/sitemap-3.xml')).status).toBe(404)
  await fresh.close()
}, 60_000)
