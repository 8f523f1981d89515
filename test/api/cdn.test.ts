/** A cache in front: what it may store, of whom, and how it learns of a change. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { EVERYTHING } from '../../src/platform/http/cdn/cdnHeaders.rules.ts'
import { openPurger } from '../../src/platform/http/cdn/purger.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { cast } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

const TOKEN = 'a-token-of-the-cache'
const LIST = '/api/admin/product?limit=10'

let shop: TestShop
let shopFront: Listening
let people: Awaited<ReturnType<typeof cast>>
let product: Awaited<ReturnType<typeof addProduct>>
/** What the cache was sent, each request for itself. */
let purges: {
  path: string | undefined
  words: string[]
  tags: string[]
  authorization: string | undefined
  fastlyKey: unknown
}[] = []
let takes = true
/** A request with this word is one that the cache cannot read. */
let unreadable = ''

const words = () => purges.flatMap((each) => each.words)
const timesPurged = (word: string) => words().filter((each) => each === word).length

async function receive(request: IncomingMessage): Promise<void> {
  let body = ''
  for await (const piece of request) body += piece
  const { 'surrogate-key': key = '', 'fastly-key': fastlyKey, authorization } = request.headers
  purges.push({
    path: request.url,
    words: String(key).split(' '),
    tags: JSON.parse(body).tags,
    authorization,
    fastlyKey,
  })
}

const cache = createServer(async (request, response) => {
  const isRead = !(unreadable && String(request.headers['surrogate-key']).includes(unreadable))
  if (takes && isRead) await receive(request)
  response.writeHead(!isRead ? 400 : takes ? 200 : 503).end()
})

beforeAll(async () => {
  cache.listen(0, '127.0.0.1')
  await once(cache, 'listening')
  const { port } = cache.address() as AddressInfo
  const settings = { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: TOKEN }
  shop = await openTestShop(settings)
  people = await cast(shop)
  const category = await addCategory(shop, { name: 'saree' })
  product = await addProduct(shop, { name: 'Stored Saree', categoryId: category.id })
  shopFront = await listen(shop)
})
afterAll(async () => {
  await shopFront.close()
  await shop.close()
  cache.close()
})
beforeEach(async () => {
  await setAccess({ access: 'open', launched: true })
  await expect.poll(() => shop.services.cdn?.isReachable).toBe(true)
})
afterEach(() => {
  takes = true
  unreadable = ''
})

async function setAccess(settings: { access: 'open' | 'members'; launched: boolean }): Promise<void> {
  await changeSettings(shop, settings)
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${shopFront.port}${path}`, { headers })

/** Asks until the answer comes from the cache. */
async function askUntilCached(path: string, headers: Record<string, string> = {}): Promise<Headers> {
  let answer = new Headers()
  await expect
    .poll(async () => {
      const { found } = shop.services.responseCache
      answer = (await ask(path, headers)).headers
      return shop.services.responseCache.found - found
    })
    .toBe(1)
  return answer
}

const forFront = (headers: Headers) =>
  ['cdn-cache-control', 'surrogate-key', 'cache-tag'].filter((name) => headers.has(name))

test('a visitor’s answer may be stored in front, by the words of what it shows; browsers go on asking', async () => {
  shop.services.responseCache.clear()
  // What is only being made does not know yet what it shows.
  expect(forFront((await ask(LIST)).headers)).toEqual([])
  const headers = await askUntilCached(LIST)
  expect(headers.get('cdn-cache-control')).toBe('max-age=300, stale-while-revalidate=60')
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(
    expect.arrayContaining([EVERYTHING, 'categories', `product:${product.id}`]),
  )
  expect(headers.get('cache-tag')?.split(',')).toEqual(headers.get('surrogate-key')?.split(' '))
  expect(headers.get('cache-control')).toBe('public, no-cache')
  expect(headers.get('vary')).toContain('Cookie')
  expect(headers.has('set-cookie')).toBe(false)
})

test('whoever shows a credential gets nothing that may be stored, good or bad, by token or cookie', async () => {
  await askUntilCached(LIST)
  const shown: Record<string, string>[] = [
    { authorization: people.meera.token },
    { authorization: 'no token of ours' },
    { cookie: 'zari.session=abc.def' },
    { cookie: 'zari.session=a; zari.session=b' },
  ]
  for (const headers of shown)
    expect(forFront((await ask(LIST, headers)).headers), JSON.stringify(headers)).toEqual([])
  const mine = await askUntilCached(LIST, { authorization: people.meera.token })
  expect(forFront(mine)).toEqual([])
})

test.each([
  { access: 'members', launched: true },
  { access: 'open', launched: false },
] as const)('where not everybody may see the shop nothing is stored: %j', async (settings) => {
  await askUntilCached(LIST)
  purges = []
  await setAccess(settings)
  await expect.poll(words).toContain(EVERYTHING)
  // What visitors may ask all the same comes from memory, and says nothing of being stored.
  expect(forFront(await askUntilCached(LIST))).toEqual([])
})

test('a list of a shop that speaks two languages has one address for both, so it is not stored in front', async () => {
  await setAccess({ access: 'open', launched: true })
  await changeSettings(shop, { languages: ['hi'] })
  const answers = async () => [
    await askUntilCached(LIST),
    await askUntilCached(LIST, { 'accept-language': 'hi' }),
  ]
  await expect.poll(async () => (await answers()).map(forFront)).toEqual([[], []])
  await changeSettings(shop, { languages: [] })
  await expect.poll(async () => forFront(await askUntilCached(LIST))).toHaveLength(3)
})

/** Changes the price past the shop, as another process would, each time another one. */
let price = 50_000
const changePrice = () => {
  price += 100
  return shop.services.db.$client.query('update products set price_paise = $1 where id = $2', [
    price,
    product.id,
  ])
}

test('a changed price ends what shows it, in front as well', async () => {
  const headers = await askUntilCached(LIST)
  const word = `product:${product.id}`
  expect(headers.get('surrogate-key')?.split(' ')).toContain(word)
  // Once everything ended, as after a change of settings, single words say nothing more.
  await expect
    .poll(async () => {
      await changePrice()
      return timesPurged(word)
    })
    .toBeGreaterThan(0)
  const [entry] = purges.filter((each) => each.words.includes(word))
  // As Varnish and Cloudflare ask for it, and as Fastly does.
  expect(entry).toMatchObject({ authorization: `Bearer ${TOKEN}`, fastlyKey: TOKEN, tags: entry?.words })
})

test('while the cache takes no purges nothing is stored, and what it missed it is sent later', async () => {
  await askUntilCached(LIST)
  takes = false
  purges = []
  await changePrice()
  await expect.poll(() => shop.services.cdn?.isReachable).toBe(false)
  expect(forFront(await askUntilCached(LIST))).toEqual([])
  takes = true
  await expect
    .poll(() => words().some((word) => [EVERYTHING, `product:${product.id}`].includes(word)))
    .toBe(true)
  await expect.poll(async () => forFront(await askUntilCached(LIST))).toHaveLength(3)
})

test('a process that starts ends everything in front, and so does one that hears nothing any more', async () => {
  purges = []
  const other = await shop.anotherProcess()
  await expect.poll(words).toContain(EVERYTHING)
  const before = timesPurged(EVERYTHING)
  await other.services.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zari notices' and datname = current_database()",
  )
  await expect.poll(() => timesPurged(EVERYTHING)).toBeGreaterThan(before + 1)
  await other.close()
})

test('each change is sent twice, many in a few requests, and more than can be sent are everything', async () => {
  const { port } = cache.address() as AddressInfo
  const { log } = shop.services
  const cdn = openPurger({ purgeUrl: `http://127.0.0.1:${port}/other`, token: undefined }, log, {
    againMs: 5,
  })
  const others = () => purges.filter(({ path }) => path === '/other')
  const timesElsewhere = (word: string) => others().filter((each) => each.words.includes(word)).length
  await expect.poll(() => timesElsewhere(EVERYTHING)).toBe(2)
  expect(cdn.isReachable).toBe(true)
  for (let at = 0; at < 250; at += 1) cdn.purge([`product:${at}`])
  cdn.purge([])
  await expect.poll(() => timesElsewhere('product:249')).toBe(2)
  const sizes = others().map((each) => each.words.length)
  expect(sizes).toEqual([1, 1, 100, 100, 50, 100, 100, 50])
  expect(others().every(({ authorization, fastlyKey }) => !authorization && !fastlyKey)).toBe(true)
  cdn.purge(Array.from({ length: 3_000 }, (_, at) => `product:${at}`))
  await expect.poll(() => timesElsewhere(EVERYTHING)).toBe(4)
  expect(others()).toHaveLength(10)
  await cdn.close()
})

test('what the cache refuses again and again ends everything, and what comes behind it is sent', async () => {
  const { port } = cache.address() as AddressInfo
  const settings = { purgeUrl: `http://127.0.0.1:${port}/picky`, token: undefined }
  const cdn = openPurger(settings, shop.services.log, { againMs: 5 })
  const sent = () => purges.filter(({ path }) => path === '/picky').map((each) => each.words.join())
  await expect.poll(sent).toEqual([EVERYTHING, EVERYTHING])
  unreadable = 'category:refused'
  cdn.purge(['category:refused', 'product:behind'])
  await expect.poll(sent).toEqual([EVERYTHING, EVERYTHING, EVERYTHING, EVERYTHING])
  expect(cdn.isReachable).toBe(true)
  cdn.purge(['product:later'])
  await expect.poll(() => sent().at(-1)).toBe('product:later')
  await cdn.close()
})

test('what waits when a process stops is sent before, for the first time and for the second', async () => {
  const { port } = cache.address() as AddressInfo
  const settings = { purgeUrl: `http://127.0.0.1:${port}/stopping`, token: undefined }
  const sent = () => purges.filter(({ path }) => path === '/stopping').map((each) => each.words.join())
  const first = openPurger(settings, shop.services.log, { againMs: 5 })
  await expect.poll(sent).toEqual([EVERYTHING, EVERYTHING])
  first.purge(['product:1', 'product:2'])
  await first.close()
  expect(sent()).toEqual([EVERYTHING, EVERYTHING, 'product:1,product:2'])
  const second = openPurger(settings, shop.services.log, { againMs: 60_000 })
  await expect.poll(() => second.isReachable).toBe(true)
  purges = []
  await second.close()
  expect(sent()).toEqual([EVERYTHING])
  // Nobody waits longer for one that does not take it.
  takes = false
  await openPurger(settings, shop.services.log).close()
  expect(sent()).toEqual([EVERYTHING])
})

test('a shop without a cache in front says nothing of one', async () => {
  const plain = await openTestShop({})
  const plainFront = await listen(plain)
  try {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        fetch(`http://127.0.0.1:${plainFront.port}/api/shop`).then(({ headers }) => headers),
      ),
    )
    for (const headers of answers) expect(forFront(headers)).toEqual([])
  } finally {
    await plainFront.close()
    await plain.close()
  }
})
