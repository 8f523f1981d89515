import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { isWaiting } from '../../../test/fixtures/waiting.ts'
import { paragraph, picture, productsBlock, wholeBody } from './bodies.fixture.ts'
import { MOST_BLOCKS } from './body.rules.ts'
import { insertPage } from './content.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  await changeSettings(shop, { access: 'open' })
})
afterAll(() => shop.close())

let made = 0
const fields = (change: object = {}) => ({
  title: `How to drape ${made++}`,
  slug: '',
  description: '',
  visible: true,
  inFooter: false,
  body: wholeBody([]),
  ...change,
})
const as = (json?: unknown) => ({ as: people.adminAsha, ...(json !== undefined && { json }) })
const add = async (change?: object) =>
  (await shop.call('POST', '/api/admin/page', as(fields(change)))).body.page
const change = (page: { _id: string }, json: object) =>
  shop.call('POST', `/api/admin/page/${page._id}`, as(json))
const fieldsOf = ({ _id, updatedAt, ...rest }: Record<string, unknown>) => rest
const read = (slug: string, other: TestShop = shop) => other.call('GET', `/api/page/${slug}`)

describe('a page', () => {
  test('is there in every process as soon as it is made visible, and gone as soon as it is hidden', async () => {
    const other = await shop.anotherProcess()
    const page = await add({ visible: false })
    const dropped = vi.spyOn(other.services.responseCache, 'drop')
    const statuses = async () => [(await read(page.slug)).status, (await read(page.slug, other)).status]
    expect(await statuses()).toEqual([404, 404])
    expect((await change(page, { ...fieldsOf(page), visible: true })).status).toBe(200)
    await expect.poll(statuses).toEqual([200, 200])
    dropped.mockClear()
    await change(page, fieldsOf(page))
    await expect.poll(statuses).toEqual([404, 404])
    // Whatever shows a page or the list of them ends with it.
    await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith(['content']))
    await other.close()
  })

  test('has an address made of its title, of which there is one', async () => {
    const one = await add({ title: 'साड़ी: The Story of Us' })
    expect(one.slug).toMatch(/^[a-z-]*the-story-of-us$/)
    const two = await add({ title: 'साड़ी: The Story of Us' })
    expect(two.slug).toBe(`${one.slug}-2`)
    const refused = await shop.call('POST', '/api/admin/page', as(fields({ slug: one.slug })))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'page_address_taken', errors: [{ field: 'slug' }] })
    expect((await change(two, { ...fieldsOf(two), slug: one.slug })).status).toBe(409)
    const wanted = `wanted-${newId()}`
    const racers = await Promise.all(
      [1, 2, 3].map(() => shop.call('POST', '/api/admin/page', as(fields({ slug: wanted })))),
    )
    expect(racers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('is found at an address that it left, unless another page has that now', async () => {
    const page = await add({ slug: 'first-address' })
    await change(page, { ...fieldsOf(page), slug: 'second-address' })
    await change(page, { ...fieldsOf(page), slug: 'third-address' })
    for (const slug of ['first-address', 'second-address', 'third-address'])
      expect((await read(slug)).body.slug).toBe('third-address')
    const other = await add({ slug: 'first-address', title: 'Another one' })
    expect((await read('first-address')).body.title).toBe('Another one')
    await change(page, { ...fieldsOf(page), slug: 'second-address' })
    expect((await read('third-address')).body.slug).toBe('second-address')
    expect((await read('second-address')).body.slug).toBe('second-address')
    // Whoever had it before does not get it back when the page that took it is gone.
    const taker = await add({ slug: 'fourth-address' })
    await change(taker, { ...fieldsOf(taker), slug: 'third-address' })
    await shop.call('DELETE', `/api/admin/page/${taker._id}`, as())
    expect((await read('third-address')).status).toBe(404)
    const { body: log } = await shop.call('GET', '/api/admin/audit', as())
    expect(log[0]).toMatchObject({ action: 'contentPage.delete' })
    for (const { _id } of [page, other]) await shop.call('DELETE', `/api/admin/page/${_id}`, as())
    expect((await read('third-address')).status).toBe(404)
    expect((await shop.call('DELETE', `/api/admin/page/${page._id}`, as())).status).toBe(404)
  })

  test('shows its products in their order; one that is hidden or deleted leaves no hole, and comes back', async () => {
    const pieces = [await addProduct(shop, { name: 'Ikat' }), await addProduct(shop, { name: 'Bandhani' })]
    const ids = pieces.map(({ id }) => id)
    const gone = newId()
    const page = await add({ body: wholeBody([ids[1] ?? '', gone, ids[0] ?? '']) })
    const shown = async () => (await read(page.slug)).body.products.map(({ _id }: { _id: string }) => _id)
    // The catalogue hears of them from the database.
    await expect.poll(shown).toEqual([ids[1], ids[0]])
    const { db, catalog } = shop.services
    const setStatus = async (status: boolean) => {
      await db
        .update(products)
        .set({ status })
        .where(eq(products.id, ids[1] ?? ''))
      await catalog.changed({ products: [ids[1] ?? ''] })
    }
    await setStatus(false)
    expect(await shown()).toEqual([ids[0]])
    // Pages end by what they would show as well.
    const { headers } = await read(page.slug)
    expect(headers.get('x-shows')?.split(',')).toEqual(
      expect.arrayContaining(['content', ...ids.map((id) => `product:${id}`)]),
    )
    await setStatus(true)
    expect(await shown()).toEqual([ids[1], ids[0]])
    // What is sold out is shown as such, and is neither hidden nor deleted.
    await db
      .update(products)
      .set({ quantity: 0 })
      .where(eq(products.id, ids[1] ?? ''))
    await catalog.changed({ products: [ids[1] ?? ''] })
    expect(await shown()).toEqual([ids[1], ids[0]])
    const listed = await shop.call('GET', `/api/admin/page/products?ids=${ids.join()},${gone},x`, as())
    expect(listed.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
  })

  test('says for search engines what its owner wrote, else how it begins', async () => {
    const page = await add({ body: { type: 'doc', content: [paragraph('Begin at the right hip.')] } })
    expect((await read(page.slug)).body.description).toBe('Begin at the right hip.')
    await change(page, { ...fieldsOf(page), description: 'Six yards in five steps.' })
    expect((await read(page.slug)).body.description).toBe('Six yards in five steps.')
  })

  test('that another admin changed meanwhile is not overwritten', async () => {
    const page = await add()
    const seen = { title: page.title, body: page.body }
    await change(page, { ...fieldsOf(page), title: 'Theirs' })
    const refused = await change(page, { ...fieldsOf(page), title: 'Mine', seen })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'changed_meanwhile', clash: { fields: ['title'] } })
    const other = { ...fieldsOf(page), title: 'Theirs', body: wholeBody([newId()]) }
    expect((await change(page, { ...other, seen: { body: page.body } })).status).toBe(200)
    const stored = await shop.call('GET', `/api/admin/page/${page._id}`, as())
    expect(JSON.stringify(stored.body.body)).toBe(JSON.stringify(other.body))
  })
})

test('two admins who change one field each of a page lose nothing, and both of one field are told', async () => {
  const page = await add()
  const body = wholeBody([newId()])
  expect((await change(page, { title: 'Theirs', visible: false, seen: { title: page.title } })).status).toBe(
    200,
  )
  expect((await change(page, { body, seen: { body: page.body } })).status).toBe(200)
  const stored = { ...fieldsOf(page), title: 'Theirs', visible: false, body }
  expect((await shop.call('GET', `/api/admin/page/${page._id}`, as())).body).toMatchObject(stored)
  expect(await change(page, { body: wholeBody([]), seen: { body: page.body } })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', errors: [{ field: 'body' }] },
  })
  expect((await shop.call('GET', `/api/admin/page/${page._id}`, as())).body).toMatchObject(stored)
})

test('what is written of a page language by language is together as short as at once', async () => {
  const page = await add()
  const long = { type: 'doc', content: [paragraph('क'.repeat(14_000))] }
  const sizes = await Promise.all([
    change(page, { body: long }),
    change(page, { bodies: { hi: long } }),
    change(page, { bodies: { ta: long } }),
  ])
  expect(sizes.map(({ status }) => status).sort()).toEqual([200, 200, 422])
  const [refused] = sizes.filter(({ status }) => status === 422)
  expect(refused?.body.errors[0].field).toMatch(/^bodies\./)
  expect((await change(page, { title: 'Still to be changed' })).status).toBe(200)
})

test('of pages that are made of one title at one moment each gets an address', async () => {
  const { db } = shop.services
  const { added } = await db.transaction(async (tx) => {
    await insertPage(tx, { ...fields(), body: wholeBody([]), title: 'Care of silk', slug: 'care-of-silk' })
    const added = shop.call('POST', '/api/admin/page', as(fields({ title: 'Care of silk' })))
    await expect.poll(() => isWaiting(shop)).toBe(true)
    return { added }
  })
  expect(await added).toMatchObject({ status: 201, body: { page: { slug: 'care-of-silk-2' } } })
})

test('the footer names the visible pages that are meant for it; to visitors of a members’ shop none', async () => {
  const page = await add({ inFooter: true })
  await add({ inFooter: true, visible: false })
  const footer = async (who = {}) => (await shop.call('GET', '/api/page', who)).body
  const entry = { slug: page.slug, title: page.title }
  expect(await footer()).toEqual([entry])
  expect((await shop.call('GET', '/sitemap.xml')).body).toContain(`/pages/${page.slug}<`)
  expect((await shop.call('GET', '/llms.txt')).body).toContain(`/pages/${page.slug})`)
  await changeSettings(shop, { access: 'members' })
  await expect.poll(() => footer()).toEqual([])
  expect(await footer({ as: people.meera })).toEqual([entry])
  expect((await read(page.slug)).status).toBe(401)
  expect((await shop.call('GET', `/api/page/${page.slug}`, { as: people.meera })).status).toBe(200)
  await changeSettings(shop, { access: 'open' })
  await expect.poll(() => footer()).toEqual([entry])
})

describe('what nobody writes by hand is refused with its place', () => {
  const deep = (times: number) => {
    let block: object = paragraph('deep')
    for (let depth = 0; depth < times; depth += 1) block = { type: 'blockquote', content: [block] }
    return block
  }
  const linked = (href: unknown) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
  })
  const mark = 'body.content.0.content.0.marks.0.attrs.href'
  const own = '/media/a.340x480.8a1a2e/340.webp'
  test.each<[string, unknown, string]>([
    ['a script behind a link', linked('javascript:alert(1)'), mark],
    ['a script in other letters behind a link', linked(' JaVaScRiPt:alert(1)'), mark],
    ['a document behind a link', linked('data:text/html,<script>alert(1)</script>'), mark],
    ['no text behind a link', linked({ toString: 'x' }), mark],
    ['an unknown block', { type: 'iframe', attrs: { src: 'https://evil.example' } }, 'body.content.0.type'],
    ['markup as a block', { type: 'html', text: '<img src=x onerror=alert(1)>' }, 'body.content.0.type'],
    [
      'an unknown mark',
      { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'style' }] }] },
      'body.content.0.content.0.marks.0.type',
    ],
    ['a picture from elsewhere', picture('https://evil.example/a.png'), 'body.content.0.attrs.src'],
    ['a picture that is a script', picture('javascript:alert(1)'), 'body.content.0.attrs.src'],
    [
      'a picture of a host that looks like the store',
      picture(`https://evil.example${own}`),
      'body.content.0.attrs.src',
    ],
    ['a picture without a word', picture(own, ' '), 'body.content.0.attrs.alt'],
    [
      'one of a pair',
      { type: 'pair', attrs: { pictures: [picture(own).attrs], caption: '' } },
      'body.content.0.attrs.pictures',
    ],
    [
      'a button into a script',
      { type: 'button', attrs: { label: 'Go', href: 'vbscript:x' } },
      'body.content.0.attrs.href',
    ],
    [
      'five products side by side',
      productsBlock(Array.from({ length: 5 }, newId)),
      'body.content.0.attrs.ids',
    ],
    ['what is no product', productsBlock(["' or 1=1 --"]), 'body.content.0.attrs.ids.0'],
    ['a quotation in a quotation, a thousand times', deep(1_000), 'body.content.0.content.0.type'],
    [
      'a heading of level 1',
      { type: 'heading', attrs: { level: 1 }, content: [] },
      'body.content.0.attrs.level',
    ],
    ['too long a text', paragraph('क'.repeat(40_000)), 'body'],
  ])('%s', async (_name, block, field) => {
    const body = { type: 'doc', content: [block] }
    const { status, body: answer } = await shop.call('POST', '/api/admin/page', as(fields({ body })))
    expect(status).toBe(422)
    expect(answer.errors.map((one: { field: string }) => one.field)).toContain(field)
  })

  test.each([
    [
      'too many blocks',
      { type: 'doc', content: Array.from({ length: MOST_BLOCKS + 1 }, () => paragraph('a')) },
    ],
    ['no document', '<p onclick="alert(1)">'],
    ['another document', { type: 'script', content: [] }],
    ['nothing', null],
  ])('%s', async (_name, body) => {
    const { status, body: answer } = await shop.call('POST', '/api/admin/page', as(fields({ body })))
    expect(status).toBe(422)
    expect(answer.errors[0].field).toMatch(/^body/)
  })

  test('ten thousand levels in what was read or was seen, and five megabytes', async () => {
    const page = await add()
    const levels = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`
    const send = (path: string, body: string) =>
      shop.call('POST', path, { as: people.adminAsha, body, headers: { 'content-type': 'application/json' } })
    const raw = (extra: string) => `${JSON.stringify(fieldsOf(page)).slice(0, -1)},${extra}}`
    const path = `/api/admin/page/${page._id}`
    const seen = await send(path, raw(`"seen":{"title":${levels('{"a":', '}')}}`))
    expect([seen.status, seen.body.errors[0].field]).toEqual([422, 'seen'])
    const body = `{"type":"doc","content":${levels('[', ']')}}`
    const nested = await send('/api/admin/page', `{"title":"Deep","body":${body}}`)
    expect([nested.status, nested.body.errors[0].field]).toEqual([422, 'body.content.0'])
    const big = await send('/api/admin/page', JSON.stringify(fields({ description: 'a'.repeat(5_000_000) })))
    expect(big.status).toBe(413)
  })

  test('what has no place in a block is left out, and no prototype is touched', async () => {
    const content = `[{"type":"paragraph","__proto__":{"polluted":1},"onclick":"alert(1)","content":[
      {"type":"text","text":"<img src=x onerror=alert(1)>","marks":[{"type":"bold","attrs":{"style":"x"}},
      {"type":"link","attrs":{"href":"/","target":"_blank","onmouseover":"alert(1)"}}]}]}]`
    const { status, body } = await shop.call('POST', '/api/admin/page', {
      as: people.adminAsha,
      body: `{"title":"Plain","constructor":{"prototype":{"polluted":1}},"body":{"type":"doc","content":${content}}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(201)
    const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: '/' } }]
    expect(body.page.body.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '<img src=x onerror=alert(1)>', marks }] },
    ])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
