import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#/platform/time/clock.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { openVisuals } from './visuals.cache.ts'
import { insertBanner } from './visuals.store.ts'
import { banners } from './visuals.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let id: string

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const url = '/media/banner.1920x640.8a1a2e/1920.webp'
beforeEach(async () => {
  await shop.services.db.delete(banners)
  id = (await insertBanner(shop.services.db, { url, device: 'desktop', type: 'carousel' })).id
  shop.services.visuals.forget()
})

const change = (json: unknown, banner = id) =>
  shop.call('POST', `/api/admin/banner/details/${banner}`, { as: people.adminAsha, json })
const shown = async (process = shop) => (await process.call('GET', '/api/admin/banner/all')).body
const managed = async () =>
  (await shop.call('GET', '/api/admin/banner/managed', { as: people.adminAsha })).body

const words = {
  headline: 'The wedding silks are here',
  text: 'Woven by hand',
  button: 'See them',
  link: '/new/saree/collections',
  alt: 'Red silk',
  focus: { x: 80, y: 20 },
}

test('a banner says what an admin writes, in every process; what was never said is left out', async () => {
  const other = await shop.anotherProcess()
  expect(Object.keys((await shown(other))[0]).sort()).toEqual(['_id', 'createdAt', 'device', 'type', 'url'])
  const answer = await change({ ...words, headline: `  ${words.headline} ` })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Banner changed!', banner: words } })
  expect(await shown()).toMatchObject([words])
  await expect.poll(() => shown(other)).toMatchObject([words])
  await other.close()
  expect((await change(words, crypto.randomUUID())).status).toBe(404)
})

test.each([
  [{ link: 'javascript:alert(1)', button: 'Go' }, 'link'],
  [{ link: '//evil.example', button: 'Go' }, 'link'],
  [{ button: 'Go' }, 'link'],
  [{ link: '/' }, 'alt'],
  [{ headline: 'x'.repeat(61) }, 'headline'],
  [{ headline: 7 }, 'headline'],
  [{ focus: { x: 101, y: 5 } }, 'focus.x'],
  [{ from: 'tomorrow' }, 'from'],
  [{ until: '0000-01-01T00:00:00Z' }, 'until'],
  [{ from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }, 'until'],
])('%j is refused, and nothing changes', async (json, field) => {
  const before = await managed()
  expect(await change(json)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect(await managed()).toEqual(before)
})

test('what an admin does not change stays as another has it by now, and what both say together is checked', async () => {
  await change(words)
  const from = '2026-11-01T03:30:00.000Z'
  expect((await change({ from, seen: { from: null } })).status).toBe(200)
  expect(await managed()).toMatchObject([{ ...words, from }])
  expect(await change({ link: '', seen: { link: words.link } })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'link' }] },
  })
  expect(await change({ until: from })).toMatchObject({ status: 422, body: { errors: [{ field: 'until' }] } })
  expect(await managed()).toMatchObject([{ ...words, from, until: null }])
})

test('of two admins at once the second is told that somebody was faster', async () => {
  const seen = { headline: '' }
  expect((await change({ headline: 'Mine', seen })).status).toBe(200)
  expect(await change({ headline: 'Theirs', seen })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', errors: [{ field: 'headline' }] },
  })
  expect((await managed())[0].headline).toBe('Mine')
})

describe('dates', () => {
  /** A clock that stands still until it is set. */
  function handClock(start: string) {
    let now = Date.parse(start)
    const waiting: { at: number; run: () => void }[] = []
    const clock: Clock = { now: () => now, callAt: (at, run) => void waiting.push({ at, run }) }
    const set = (time: string) => {
      now = Date.parse(time)
      for (const { at, run } of waiting.splice(0)) at <= now ? run() : waiting.push({ at, run })
    }
    return { clock, set }
  }

  test('a banner comes and goes at its moments in India, and what was cached ends with them', async () => {
    // From 1 November, 09:00 in India, to the end of the second of November.
    const dates = { from: '2026-11-01T03:30:00.000Z', until: '2026-11-02T18:30:00.000Z' }
    await change(dates)
    const { clock, set } = handClock('2026-11-01T03:29:59.999Z')
    const visuals = openVisuals(shop.services, clock)
    const { responseCache } = shop.services
    const count = async () => JSON.parse((await visuals.get()).banners.en.body.toString()).length
    /** Something that shows the banners, as pages do. */
    const cachePage = () =>
      responseCache.set(responseCache.edition, 'visitor /page', {
        ...{ body: Buffer.from('page'), headers: {}, shows: ['visuals'], encoded: new Map() },
      })
    const isCached = () => responseCache.get('visitor /page') !== undefined

    expect(await count()).toBe(0)
    cachePage()
    expect(isCached()).toBe(true)
    set('2026-11-01T03:30:00.000Z')
    expect(isCached()).toBe(false)
    expect(await count()).toBe(1)
    cachePage()
    set('2026-11-02T18:29:59.999Z')
    expect(isCached()).toBe(true)
    expect(await count()).toBe(1)
    set('2026-11-02T18:30:00.000Z')
    expect(isCached()).toBe(false)
    expect(await count()).toBe(0)
    // Admins see it all the same.
    expect(await managed()).toMatchObject([dates])
  })

  test('an answer of before does not outlive its moment, even where nothing wakes', async () => {
    await change({ until: '2026-11-02T18:30:00Z' })
    let now = Date.parse('2026-11-02T18:29:59.999Z')
    const visuals = openVisuals(shop.services, { now: () => now, callAt: () => {} })
    const count = async () => JSON.parse((await visuals.get()).banners.en.body.toString()).length
    expect(await count()).toBe(1)
    now += 1
    expect(await count()).toBe(0)
  })
})
