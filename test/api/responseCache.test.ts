/** What is answered from memory, in front of the program, by what somebody is here (performance, "How to get there"). */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, stockGoods } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { orderOf } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let front: Listening
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
  front = await listen(shop)
})
afterAll(async () => {
  await front.close()
  await shop.close()
})

const LIST = '/api/admin/product?limit=24'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${front.port}${path}`, { method, headers })

/** Asks until the answer comes from the cache, and gives that. */
async function askUntilCached(path: string, headers: Record<string, string> = {}): Promise<Response> {
  let answer: Response | undefined
  await expect
    .poll(async () => {
      const { found } = shop.services.responseCache
      answer = await ask(path, headers)
      return shop.services.responseCache.found - found
    })
    .toBe(1)
  if (!answer) throw new Error('Nothing was answered')
  return answer
}

/** Whether the program itself had to answer. */
async function works(call: () => Promise<unknown>): Promise<boolean> {
  const { worked } = front
  await call()
  return front.worked > worked
}

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'))

test('a second visitor gets word for word what the first one got, under a request id of its own', async () => {
  shop.services.responseCache.clear()
  const first = await ask(LIST, { 'accept-encoding': 'identity' })
  const second = await askUntilCached(LIST, { 'accept-encoding': 'identity' })
  expect(second.status).toBe(200)
  expect(await second.text()).toBe(await first.text())
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  const names = [...second.headers.keys()]
  expect(names).toEqual(expect.arrayContaining(['x-total-count', 'etag', 'x-content-type-options']))
})

test('who has it already is told so', async () => {
  const etag = (await askUntilCached(LIST)).headers.get('etag') ?? ''
  const known = await askUntilCached(LIST, { 'if-none-match': etag })
  expect({ status: known.status, body: await known.text() }).toEqual({ status: 304, body: '' })
  expect(known.headers.get('etag')).toBe(etag)
  expect((await askUntilCached(LIST, { 'if-none-match': 'W/"another"' })).status).toBe(200)
})

test('an answer is kept even if whoever asked first had it already', async () => {
  const list = await ask(LIST)
  const etag = list.headers.get('etag') ?? ''
  shop.services.responseCache.clear()
  await askUntilCached(LIST, { 'if-none-match': etag })
  const whole = await askUntilCached(LIST)
  expect(whole.headers.get('x-total-count')).toBe(list.headers.get('x-total-count'))
  expect(whole.headers.get('content-type')).toBe('application/json')
  expect(await whole.json()).toEqual(await list.json())
})

test('what was asked for once takes no room here: most prices and words are never asked for again', async () => {
  // Nothing is kept that was made while the catalogue was read for the first time.
  await askUntilCached(LIST)
  const [list, product] = [`${LIST}&max=98765`, `/api/product/${goods.cottonKurta.slug}?asked=once`]
  for (const path of [list, product]) await (await ask(path)).text()
  await askUntilCached(`${LIST}&max=98766`)
  for (const path of [list, product]) {
    expect(shop.services.responseCache.knows(path)).toBe(false)
    await askUntilCached(path)
    expect(shop.services.responseCache.knows(path)).toBe(true)
  }
})

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('it goes out compressed as %s to who takes that', async (encoding, accepted, unpack) => {
  const plain = await askUntilCached(LIST, { 'accept-encoding': 'identity' })
  const headers = { 'accept-encoding': accepted }
  await askUntilCached(LIST, headers)
  // fetch would unpack it.
  const asked = get({ port: front.port, path: LIST, headers })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(unpack(Buffer.concat(await answer.toArray())).toString()).toBe(await plain.text())
})

describe('JSON that the program makes goes out compressed as well', () => {
  /** The answer as it comes over the line. */
  async function raw(path: string, headers: Record<string, string>) {
    const [answer] = (await once(get({ port: front.port, path, headers }), 'response')) as [IncomingMessage]
    return { headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) }
  }

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ] as const)('a list that nobody asked for before, as %s', async (encoding, accepted, unpack) => {
    const path = `${LIST}&max=${97_000 + accepted.length}`
    const { headers, bytes } = await raw(path, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(JSON.parse(unpack(bytes).toString())).toEqual(await (await ask(`${LIST}&max=97532`)).json())
  })

  test('what an admin reads, and is stored by nobody', async () => {
    const path = '/api/admin/product?page=1&limit=24'
    const { headers, bytes } = await raw(path, {
      'accept-encoding': 'br',
      authorization: people.adminAsha.token,
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(JSON.parse(brotliDecompressSync(bytes).toString()).length).toBeGreaterThan(3)
  })

  test('a short answer stays as it is, and says how long it is', async () => {
    const { headers, bytes } = await raw('/api/me', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(Number(headers['content-length'])).toBe(bytes.byteLength)
    expect(JSON.parse(bytes.toString())).toEqual({ user: null })
  })
})

describe('never given from memory', () => {
  test.each([
    ['a list for an admin', () => ask(LIST, { authorization: people.adminAsha.token })],
    ['a range', () => ask(LIST, { range: 'bytes=0-10' })],
    ['another method', () => ask(LIST, {}, 'HEAD')],
    ['what is not found', () => ask('/api/product/no-such-thing')],
    ['what belongs to somebody', () => ask('/api/me')],
  ])('%s', async (_what, call) => {
    await askUntilCached(LIST)
    await call()
    expect(await works(call)).toBe(true)
  })

  test('what an admin sees, to anybody', async () => {
    await addProduct(shop, { name: 'Not on Sale Yet', status: false })
    const path = '/api/admin/product?q=not on sale'
    expect(await (await ask(path, { authorization: people.adminAsha.token })).json()).toHaveLength(1)
    expect(await (await askUntilCached(path)).json()).toEqual([])
  })
})

describe('given from memory as well', () => {
  /** The session cookie of a log-in, as a browser sends it. */
  const cookieOf = async ({ email, password }: { email: string; password: string }) => {
    const { headers } = await shop.call('POST', '/api/login', { json: { email, password } })
    return (
      headers
        .getSetCookie()
        .find((set) => set.startsWith('zari.session='))
        ?.split(';')[0] ?? ''
    )
  }

  test.each([
    ['cookies of others', { cookie: '_ga=GA1.1.5; theme=dark' }],
    ['what an earlier log-in left', { cookie: 'zari.device=x.y; zari.second=z; zari.session-only=1' }],
    ['a sister site’s session', { cookie: '__Host-zari.session=x.y' }],
    ['a session that is none', { cookie: 'zari.session=made-up.x' }],
    ['two sessions at once', { cookie: 'zari.session=a.b; zari.session=c.d' }],
    ['a token that is none', { authorization: 'made-up' }],
  ])('to a visitor who shows %s', async (_what, headers) => {
    await askUntilCached(LIST)
    let answer: Response | undefined
    const worked = await works(async () => {
      answer = await ask(LIST, headers)
    })
    expect({ worked, status: answer?.status }).toEqual({ worked: false, status: 200 })
  })

  test('to a customer, by token and by cookie, what a customer got', async () => {
    const plain = await (await askUntilCached(LIST)).text()
    const asMeera = await askUntilCached(LIST, { authorization: people.meera.token })
    expect(await asMeera.text()).toBe(plain)
    const cookie = `${await cookieOf(people.ravi)}; _ga=GA1.1.5`
    expect(await works(() => ask(LIST, { cookie }))).toBe(false)
  })

  test('to nobody by the first of two tokens', async () => {
    await askUntilCached(LIST)
    const tokens = ['authorization', people.adminAsha.token, 'authorization', people.meera.token]
    const headers = ['host', 'localhost', ...tokens]
    let status: number | undefined
    const asked = async () => {
      const [answer] = await once(get({ port: front.port, path: LIST, headers }), 'response')
      status = (answer as IncomingMessage).resume().statusCode
    }
    expect(await works(asked)).toBe(false)
    expect(status).toBe(200)
  })

  test('not any more once the session has ended', async () => {
    const path = '/api/admin/banner/all'
    const cookie = await cookieOf(people.adminAsha)
    await askUntilCached(path, { cookie })
    await ask('/api/logout', { cookie, origin: `http://127.0.0.1:${front.port}` }, 'POST')
    await expect
      .poll(async () => (await shop.call('GET', '/api/me', { headers: { cookie } })).body.user)
      .toBeNull()
    shop.services.responseCache.clear()
    await askUntilCached(path, { authorization: people.adminAsha.token })
    expect(await works(() => ask(path, { cookie }))).toBe(true)
  })
})

describe('forgotten at once', () => {
  const form = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  const asAdmin = (method: string, path: string, call: object) =>
    shop.call(method, path, { as: people.adminAsha, ...call })

  const changes: Record<string, () => Promise<unknown>> = {
    'a price': () =>
      asAdmin('POST', `/api/admin/product/update/${goods.cottonKurta.id}`, { form: form({ price: '77' }) }),
    'a category': () =>
      asAdmin('POST', `/api/admin/category/update/${goods.saree.id}`, { form: form({ name: 'sarees' }) }),
    'the sliding text': () =>
      asAdmin('POST', '/api/admin/banner/slidingText', { json: { text: 'Diwali is near' } }),
    'the settings': () => asAdmin('POST', '/api/admin/shop', { json: { tagline: 'Silk and cotton' } }),
    'a review': () =>
      shop.call('POST', '/api/reviews', {
        as: people.meera,
        json: { productId: goods.cottonKurta.id, comment: 'Soft', rating: 5 },
      }),
    'an order takes a piece': async () => {
      const order = await orderOf(shop, people.ravi, goods.banarasiSaree)
      expect(order._id).toBeDefined()
    },
  }

  test.each(Object.keys(changes))('when it changes: %s', async (what) => {
    const { responseCache } = shop.services
    await askUntilCached(LIST)
    const { edition } = responseCache
    await changes[what]?.()
    await expect.poll(() => responseCache.edition).toBeGreaterThan(edition)
  })

  test('an admin who has changed a price sees visitors get the new one', async () => {
    const path = `/api/product/${goods.cottonKurta.id}`
    for (const price of [501, 502, 503]) {
      await askUntilCached(path)
      await asAdmin('POST', `/api/admin/product/update/${goods.cottonKurta.id}`, {
        form: form({ price: String(price) }),
      })
      expect((await (await ask(path)).json()).price).toBe(price)
    }
  })

  test('when another process changes it', async () => {
    const other = await shop.anotherProcess()
    const path = `/api/product/${goods.cottonKurta.id}`
    await askUntilCached(path)
    await other.call('POST', `/api/admin/product/update/${goods.cottonKurta.id}`, {
      as: people.adminAsha,
      form: form({ price: '601' }),
    })
    await expect.poll(async () => (await (await ask(path)).json()).price).toBe(601)
    await other.close()
  })

  test('what shows it, and nothing else', async () => {
    const { banarasiSaree, cottonKurta } = goods
    const [changed, other] = [`/api/product/${banarasiSaree.id}`, `/api/product/${cottonKurta.slug}`]
    const sarees = `/api/admin/product?category=${goods.saree.id}&limit=24`
    const suits = `/api/admin/product?category=${goods.salwarSuit.id}&limit=24`
    const byPrice = `${suits}&sort=lowToHigh`
    const dear = '/api/admin/product?min=9000&limit=24'
    const always = ['/api/admin/category', '/api/admin/banner/all']
    const paths = [changed, other, sarees, suits, byPrice, dear, ...always]
    const staying = async (change: () => Promise<unknown>) => {
      for (const path of paths) await askUntilCached(path)
      const { edition } = shop.services.responseCache
      await change()
      await expect.poll(() => shop.services.responseCache.edition).toBeGreaterThan(edition)
      const { responseCache } = shop.services
      return paths.filter((path) => responseCache.knows(path))
    }
    const update = (fields: Record<string, string>) => () =>
      asAdmin('POST', `/api/admin/product/update/${banarasiSaree.id}`, { form: form(fields) })
    // Its price moves no other product, but may bring it into a list by price of all categories or its own.
    expect(await staying(update({ price: '4321' }))).toEqual([other, suits, byPrice, ...always])
    const elsewhere = [other, suits, byPrice, dear, ...always]
    expect(await staying(() => orderOf(shop, people.meera, banarasiSaree))).toEqual(elsewhere)
    expect(await staying(update({ category: goods.salwarSuit.id }))).toEqual([other, ...always])
    expect(await staying(changes['the sliding text'] as () => Promise<unknown>)).toEqual(
      paths.filter((path) => path !== '/api/admin/banner/all'),
    )
    expect(await staying(changes['the settings'] as () => Promise<unknown>)).toEqual(paths)
  })

  test('in another process, when a piece is sold: what shows the piece, and no other page', async () => {
    const other = await shop.anotherProcess()
    const { catalog, responseCache } = other.services
    await catalog.current()
    const { banarasiSaree, cottonKurta } = goods
    const answer = { body: Buffer.from('cached'), headers: {}, encoded: new Map() }
    const pages = { '/about': ['shop'], '/kurta': [`product:${cottonKurta.id}`], '/any': undefined }
    for (const [path, shows] of Object.entries(pages))
      expect(responseCache.set(responseCache.edition, path, { ...answer, ...(shows && { shows }) })).toBe(
        true,
      )
    const before = catalog.state()?.version ?? 0
    await orderOf(shop, people.meera, banarasiSaree)
    await expect.poll(() => catalog.state()?.version).toBeGreaterThan(before)
    const left = Object.keys(pages).filter((path) => responseCache.get(path))
    expect(left).toEqual(['/about', '/kurta'])
    await other.close()
  })
})
