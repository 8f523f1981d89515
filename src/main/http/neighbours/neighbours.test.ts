/** Two processes on one database that hand each other pages: what comes is given only where it is true there. */
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PageToShare } from '#/platform/http/cache/cachePage.ts'
import { pack, packedResponse } from '#/platform/http/cachedResponse.ts'
import { callApi, renderTracked } from '#/platform/http/inProcess.ts'
import { cacheKey } from '#/platform/http/responseCache.ts'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { createApi } from '../api.ts'
import { sharePages } from './neighbours.ts'
import type { PageMessage } from './passOn.ts'

let one: TestShop
let other: TestShop
let goods: Awaited<ReturnType<typeof stockGoods>>
let people: Awaited<ReturnType<typeof cast>>
let sent: PageMessage[]

beforeAll(async () => {
  one = await openTestShop()
  other = await one.anotherProcess()
  people = await cast(one)
  goods = await stockGoods(one)
  // As in a process that serves: its first reading is over.
  await other.services.catalog.current()
})
afterAll(async () => {
  await other.close()
  await one.close()
})
beforeEach(() => {
  sent = []
  other.services.responseCache.clear()
})

const apiOf = ({ services }: TestShop) => {
  const api = createApi(services, () => '127.0.0.1')
  return (request: Request) => api.request(request)
}
const partOf = (shop: TestShop, build = 'a build') =>
  sharePages(build, shop.services.responseCache, apiOf(shop), (message) => sent.push(message) > 0)

const path = '/details/banarasi-silk-saree'
const key = cacheKey('customer', path)

/** Renders a page of what the API says of a product, with its reviews. */
async function renderIn(shop: TestShop, madeAt = Date.now()): Promise<PageToShare> {
  const { id } = goods.banarasiSaree
  const asked = ['/api/shop', `/api/product/${id}`, `/api/reviews/${id}?limit=5`]
  const page = await renderTracked(apiOf(shop), async () => {
    const answers = asked.map(async (url) => (await callApi(new Request(`http://in-process${url}`))).text())
    return new Response((await Promise.all(answers)).join())
  })
  const packed = (await pack(await page.page.text())).toString('base64')
  return { key, packed, headers: {}, shows: page.shows(), madeOf: page.madeOf(), terms: {}, madeAt }
}

const textOf = ({ packed }: PageToShare) => brotliDecompressSync(Buffer.from(packed, 'base64')).toString()

/** What the other process gives to somebody who asks now. */
const given = async () => {
  const { responseCache } = other.services
  const answer = responseCache.get(key) ?? (await responseCache.whenMade(key))
  return answer?.body.toString()
}

const reprice = async (price: number) => {
  const form = new FormData()
  form.set('price', String(price))
  await one.call('POST', `/api/admin/product/update/${goods.banarasiSaree.id}`, {
    as: people.adminAsha,
    form,
  })
}
const priceIn = async (shop: TestShop) =>
  (await shop.call('GET', `/api/product/${goods.banarasiSaree.id}`)).body.price

test('a page that one process rendered is given by the other', async () => {
  const page = await renderIn(one)
  partOf(one).share(page)
  expect(other.services.responseCache.knows(path)).toBe(false)
  partOf(other).receive(JSON.parse(JSON.stringify(sent[0])))
  expect(other.services.responseCache.knows(path)).toBe(true)
  expect(await given()).toBe(textOf(page))
  // From then on it is one of its own, and ends as they do.
  expect(other.services.responseCache.get(key)).toBeDefined()
  await reprice(1_001)
  await expect.poll(() => other.services.responseCache.get(key)).toBeUndefined()
})

test('several who ask at once have it looked at once', async () => {
  const page = await renderIn(one)
  const api = vi.fn(apiOf(other))
  const { receive } = sharePages('a build', other.services.responseCache, api, () => true)
  receive({ page, build: 'a build' })
  expect(await Promise.all(Array.from({ length: 5 }, given))).toEqual(Array(5).fill(textOf(page)))
  expect(api).toHaveBeenCalledTimes(Object.keys(page.madeOf).length)
})

test.each([
  ['a price', () => reprice(2_002), async () => (await priceIn(other)) === 2_002],
  [
    'a review',
    () =>
      one.call('POST', '/api/reviews', {
        as: people.meera,
        json: { productId: goods.banarasiSaree.id, comment: 'Soft', rating: 5 },
      }),
    async () => true,
  ],
  [
    'the settings',
    () => one.call('POST', '/api/admin/shop', { as: people.adminAsha, json: { tagline: 'Silk' } }),
    async () => (await other.call('GET', '/api/shop')).body.tagline === 'Silk',
  ],
  [
    'that it is not on sale any more',
    async () => {
      const form = new FormData()
      form.set('status', 'inactive')
      const address = `/api/admin/product/update/${goods.banarasiSaree.id}`
      await one.call('POST', address, { as: people.adminAsha, form })
    },
    async () => (await other.call('GET', `/api/product/${goods.banarasiSaree.id}`)).status === 404,
  ],
])(
  'one that was rendered before a change is not, wherever the change overtook it: %s',
  async (_what, change, isSeen) => {
    const page = await renderIn(one)
    const { receive } = partOf(other)
    // Received before, asked for afterwards.
    receive({ page, build: 'a build' })
    await change()
    await expect.poll(isSeen).toBe(true)
    expect(await given()).toBeUndefined()
    // Under way while the change came.
    receive({ page, build: 'a build' })
    expect(await given()).toBeUndefined()
  },
)

test('nor one that changes while it is looked at', async () => {
  const restore = new FormData()
  restore.set('status', 'active')
  await one.call('POST', `/api/admin/product/update/${goods.banarasiSaree.id}`, {
    as: people.adminAsha,
    form: restore,
  })
  await expect.poll(() => priceIn(other)).toBe(2_002)
  const page = await renderIn(one)
  const { responseCache } = other.services
  const answers = {
    answer: packedResponse(Buffer.from(page.packed, 'base64'), { headers: {}, shows: page.shows }),
    terms: {},
  }
  responseCache.offer(key, {
    ...answers,
    async isTrue() {
      responseCache.drop([`product:${goods.banarasiSaree.id}`])
      return true
    },
  })
  expect(await given()).toBeUndefined()
})

test('nor one of another build, one whose time is over, or what is no page', async () => {
  const { receive } = partOf(other)
  receive({ page: await renderIn(one), build: 'the build before' })
  receive({ page: await renderIn(one, Date.now() - 600_000), build: 'a build' })
  for (const message of ['stop', null, { counts: 'all', id: 1 }]) receive(message)
  expect(other.services.responseCache.knows(path)).toBe(false)
})

test('while the last one is still on its way, no other is sent', async () => {
  const page = await renderIn(one)
  const underWay: (() => void)[] = []
  const { share } = sharePages('a build', one.services.responseCache, apiOf(one), (_message, done) => {
    underWay.push(done)
    return underWay.length !== 2
  })
  for (let times = 0; times < 5; times += 1) share(page)
  expect(underWay).toHaveLength(2)
  for (const done of underWay) done()
  share(page)
  expect(underWay).toHaveLength(3)
})
