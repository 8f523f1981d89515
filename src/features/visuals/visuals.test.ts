import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const slidingText = async (process: TestShop) =>
  (await process.call('GET', '/api/admin/banner/slidingText')).body.text
const banners = async (process: TestShop) => (await process.call('GET', '/api/admin/banner/all')).body
const upload = (json: unknown) =>
  shop.call('POST', '/api/admin/banner/upload', { as: people.adminAsha, json })

describe('sliding text', () => {
  test('has its first wording until an admin writes another, which every process shows', async () => {
    const other = await shop.anotherProcess()
    expect(await slidingText(shop)).toBe('Welcome to our store!')
    expect(await slidingText(other)).toBe('Welcome to our store!')
    for (const text of ['Diwali sale', 'Diwali sale, last day']) {
      const answer = await shop.call('POST', '/api/admin/banner/slidingText', {
        as: people.adminAsha,
        json: { text: ` ${text} ` },
      })
      expect(answer).toMatchObject({
        status: 200,
        body: { message: 'Sliding text updated successfully!', text },
      })
      expect(await slidingText(shop)).toBe(text)
      await expect.poll(() => slidingText(other)).toBe(text)
    }
    await other.close()
  })

  test('and its words in further languages: two admins who change one each lose nothing', async () => {
    const change = (json: object) =>
      shop.call('POST', '/api/admin/banner/slidingText', { as: people.adminAsha, json })
    await change({ text: 'New sarees', words: { hi: { text: '' } } })
    await change({ text: 'Diwali sale', seen: { text: 'New sarees' } })
    const inHindi = { hi: { text: 'नई साड़ियाँ' } }
    expect(await change({ words: inHindi, seen: { words: null } })).toMatchObject({
      status: 200,
      body: { text: 'Diwali sale', words: inHindi },
    })
  })

  test.each([[{}], [{ text: 5 }], [{ text: 'x'.repeat(301) }]])('%j is refused', async (json) => {
    const answer = await shop.call('POST', '/api/admin/banner/slidingText', { as: people.adminAsha, json })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } })
  })

  test('an unchanged answer is not sent again', async () => {
    const { headers } = await shop.call('GET', '/api/admin/banner/slidingText')
    const again = await shop.call('GET', '/api/admin/banner/slidingText', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('banners', () => {
  const url = '/media/banner.1920x640.8a1a2e/1920.webp'

  test('are added, listed in every process and deleted', async () => {
    const other = await shop.anotherProcess()
    expect(await banners(other)).toEqual([])
    const { status, body } = await upload({ url, device: 'desktop', type: 'carousel', position: 9 })
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'Banner uploaded successfully!',
    })
    const banner = {
      ...{ _id: expect.any(String), url, device: 'desktop', type: 'carousel' },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    }
    expect(body.banner).toEqual(banner)
    expect(await banners(shop)).toEqual([banner])
    await expect.poll(() => banners(other)).toEqual([banner])
    const path = `/api/admin/banner/${body.banner._id}`
    const deleted = await shop.call('DELETE', path, { as: people.adminAsha })
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Banner deleted!' } })
    expect(await banners(shop)).toEqual([])
    await expect.poll(() => banners(other)).toEqual([])
    expect((await shop.call('DELETE', path, { as: people.adminAsha })).status).toBe(404)
    await other.close()
  })

  test('[ADMIN-07] one listing banner per device, however many ask at once; carousels are many', async () => {
    const refusal = (device: string) => ({
      status: 409,
      body: {
        message: `Only one Product Listing Banner allowed for ${device}. Please delete the existing one first.`,
      },
    })
    for (const device of ['desktop', 'mobile']) {
      const both = await Promise.all([1, 2].map(() => upload({ url, device, type: 'banner' })))
      expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
      expect(await upload({ url, device, type: 'banner' })).toMatchObject(refusal(device))
      expect((await upload({ url, device, type: 'carousel' })).status).toBe(201)
      expect((await upload({ url, device, type: 'carousel' })).status).toBe(201)
    }
  })

  test.each([
    [{ url: 'javascript:alert(1)', device: 'mobile', type: 'carousel' }, 'url'],
    [{ device: 'mobile', type: 'carousel' }, 'url'],
    [{ url, device: 'watch', type: 'carousel' }, 'device'],
    [{ url, device: 'mobile', type: 'poster' }, 'type'],
  ])('%j is refused', async (json, field) => {
    expect(await upload(json)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  test('stand in the order they were put in; a new one comes last; who saw others is told', async () => {
    const admin = people.adminAsha
    const kind = async () =>
      (await banners(shop)).filter((one: Json) => one.device === 'mobile' && one.type === 'carousel')
    for (const { _id } of await kind()) await shop.call('DELETE', `/api/admin/banner/${_id}`, { as: admin })
    const added: string[] = []
    for (let at = 0; at < 3; at++) {
      added.push((await upload({ url, device: 'mobile', type: 'carousel' })).body.banner._id)
    }
    const order = (ids: string[]) =>
      shop.call('POST', '/api/admin/banner/order', { as: admin, json: { ids } })
    const [a = '', b = '', c = ''] = added
    const ids = async () => (await kind()).map(({ _id }: Json) => _id)
    expect(await ids()).toEqual([a, b, c])
    expect((await order([c, a, b])).status).toBe(200)
    expect(await ids()).toEqual([c, a, b])
    const other = await shop.anotherProcess()
    expect(
      (await banners(other)).map(({ _id }: Json) => _id).filter((id: string) => added.includes(id)),
    ).toEqual([c, a, b])
    await other.close()
    const { _id: last } = (await upload({ url, device: 'mobile', type: 'carousel' })).body.banner
    expect(await ids()).toEqual([c, a, b, last])
    // Somebody who does not know of the new one yet.
    expect((await order([b, a, c])).status).toBe(409)
    expect((await order(['0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'])).status).toBe(409)
    expect(await ids()).toEqual([c, a, b, last])
  })
})
