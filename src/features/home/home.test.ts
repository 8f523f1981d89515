import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { writeReview } from '#/features/reviews/reviews.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import type { Clock } from '#/platform/time/clock.ts'
import { addCollection } from '../../../test/fixtures/collections.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { openHome } from './home.cache.ts'
import { MOST_PUBLICATIONS } from './home.store.ts'
import { homeDrafts, homePublications } from './home.tables.ts'
import { loadSections } from './loadSections.ts'
import { sectionIn } from './sections.fixture.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.services.db.delete(homeDrafts)
  await shop.services.db.delete(homePublications)
  shop.services.home.forget()
})

const ask = (what: string, json: unknown, as = people.adminAsha) =>
  shop.call('POST', `/api/admin/home/${what}`, { as, json })
const managed = async () => (await shop.call('GET', '/api/admin/home', { as: people.adminAsha })).body
const shown = async (process = shop): Promise<Json[]> =>
  (await process.call('GET', '/api/home')).body.sections
const kindsShown = async (process = shop) => (await shown(process)).map(({ section }) => section.kind)

/** Whether the list of what a launch needs knows that the owner did something about the home page. */
const isOwnersWork = async () => {
  const { body } = await shop.call('GET', '/api/admin/launch', { as: people.adminAsha })
  return body.items.find(({ key }: Json) => key === 'home').done
}

const words = sectionIn('text', { heading: 'Woven by hand', text: 'In Varanasi.' })
const heroes = sectionIn('hero')

describe('draft and publication', () => {
  test('what is published is shown in every process, and the draft in none', async () => {
    const other = await shop.anotherProcess()
    expect(await managed()).toEqual({
      ...{ sections: [], version: 0, leftOut: [], isChanged: false, publications: [] },
    })
    const draft = await ask('draft', { sections: [heroes, words] })
    expect(draft).toMatchObject({ status: 200, body: { version: 1, isChanged: true, publications: [] } })
    expect(await kindsShown(other)).toEqual([])
    expect(await isOwnersWork()).toBe(false)

    const published = await ask('publish', { what: 'draft', seen: { version: 1, published: null } })
    expect(published).toMatchObject({ status: 200, body: { isChanged: false } })
    expect(published.body.publications).toMatchObject([
      { by: people.adminAsha.name, kinds: ['hero', 'text'] },
    ])
    expect(await shown()).toEqual([
      { section: heroes, heading: '' },
      { section: words, heading: 'Woven by hand' },
    ])
    await expect.poll(() => kindsShown(other)).toEqual(['hero', 'text'])
    expect(await isOwnersWork()).toBe(true)

    await ask('draft', { sections: [words] })
    expect(await kindsShown()).toEqual(['hero', 'text'])
    expect((await managed()).isChanged).toBe(true)
    await ask('publish', { what: 'draft' })
    await expect.poll(() => kindsShown(other)).toEqual(['text'])
    await ask('publish', { what: 'own' })
    await expect.poll(() => kindsShown(other)).toEqual([])
    // The draft is still there.
    expect((await managed()).sections).toEqual([words])
    await other.close()
  })

  test('a former publication is published again, and only the last few are stored', async () => {
    await ask('draft', { sections: [words] })
    const [first] = (await ask('publish', { what: 'draft' })).body.publications
    await ask('publish', { what: 'own' })
    const again = await ask('publish', { what: first._id })
    expect(again.body.publications.map(({ kinds }: Json) => kinds)).toEqual([['text'], null, ['text']])
    expect(await kindsShown()).toEqual(['text'])
    for (let more = 0; more < MOST_PUBLICATIONS; more++) await ask('publish', { what: 'own' })
    expect((await managed()).publications).toHaveLength(MOST_PUBLICATIONS)
    expect(await ask('publish', { what: first._id })).toMatchObject({ status: 404 })
  })

  test('the last one holds, whatever the clocks of the process or of the database said before', async () => {
    const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000)
    // As if it was published by a process, and then on a machine, whose clock is fast.
    for (const fast of [{ id: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }, { publishedAt: inAYear }]) {
      const standing = { id: newId(), document: { version: 1, sections: [heroes] }, ...fast }
      await shop.services.db.insert(homePublications).values(standing)
      await ask('draft', { sections: [words] })
      const { body } = await ask('publish', { what: 'draft' })
      expect(body.publications[0].kinds).toEqual(['text'])
      expect(await kindsShown()).toEqual(['text'])
    }
  })

  test('nothing is published while there is nothing', async () => {
    expect(await ask('publish', { what: 'draft' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'what' }] },
    })
  })

  test('of two admins at once the second is told that somebody was faster, at any step', async () => {
    const both = await Promise.all([
      ask('draft', { sections: [words], seen: { version: 0 } }),
      ask('draft', { sections: [heroes], seen: { version: 0 } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { version, sections } = await managed()
    expect({ version, count: sections.length }).toEqual({ version: 1, count: 1 })
    // Somebody else changed the draft, or published, since the page was looked at.
    const lost = { status: 409, body: { code: 'changed_meanwhile' } }
    expect(await ask('publish', { what: 'draft', seen: { version: 0, published: null } })).toMatchObject(lost)
    expect((await ask('publish', { what: 'draft', seen: { version, published: null } })).status).toBe(200)
    expect(await ask('publish', { what: 'own', seen: { version, published: null } })).toMatchObject(lost)
    expect(await kindsShown()).toHaveLength(1)
  })

  test('each change is a line of the log', async () => {
    await ask('draft', { sections: [words] })
    await ask('publish', { what: 'draft' })
    await ask('publish', { what: 'own' })
    const { body } = await shop.call('GET', '/api/admin/audit?subject=home', { as: people.adminAsha })
    expect(body.slice(0, 3).map(({ action }: Json) => action)).toEqual([
      'home.reset',
      'home.publish',
      'home.draft',
    ])
  })
})

describe('what cannot be read', () => {
  test.each([
    [{ kind: 'film' }, 'sections.0.kind'],
    [{ kind: 'imageWithText', text: 'Ours', button: 'Go' }, 'sections.0.link'],
    [{ kind: 'imageWithText', text: 'Ours', button: 'Go', link: 'javascript:alert(1)' }, 'sections.0.link'],
    [{ kind: 'imageWithText', text: 'Ours', picture: 'https://evil.example/a.png' }, 'sections.0.picture'],
    [
      { kind: 'imageWithText', text: 'Ours', picture: 'https://evil.example/media/a.40x60.8a1a3a/40.webp' },
      'sections.0.picture',
    ],
    [{ kind: 'underPrice', most: 1_500, count: 4 }, 'sections.0.most'],
    [{ kind: 'bestSellers', count: 5 }, 'sections.0.count'],
    [{ kind: 'tiles', tiles: [] }, 'sections.0.tiles'],
    [{ kind: 'text', text: 'x', heading: 'x'.repeat(81) }, 'sections.0.heading'],
    [
      { kind: 'text', text: 'x', from: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' },
      'sections.0.until',
    ],
  ])('%j is refused by draft and preview', async (fields, field) => {
    const sections = [{ id: crypto.randomUUID(), ...fields }]
    const refused = { status: 422, body: { errors: [{ field }] } }
    expect(await ask('draft', { sections })).toMatchObject(refused)
    expect(await ask('preview', { sections, at: null })).toMatchObject(refused)
    expect((await managed()).version).toBe(0)
  })

  test('a stored section that this shop does not know is left out and named to the admin', async () => {
    const film = { id: crypto.randomUUID(), kind: 'film', heading: 'Our film' }
    const document = { version: 9, sections: [film, words, 'nonsense', { kind: 'tiles', tiles: 7 }] }
    await shop.services.db.insert(homePublications).values({ id: crypto.randomUUID(), document })
    await expect.poll(() => kindsShown()).toEqual(['text'])
    expect((await managed()).leftOut).toEqual([
      { place: 1, kind: 'film', heading: 'Our film' },
      { place: 3, kind: '', heading: '' },
      { place: 4, kind: 'tiles', heading: '' },
    ])
  })
})

describe('what sections show', () => {
  const preview = async (sections: unknown[], at: string | null = null): Promise<Json[]> =>
    (await ask('preview', { sections, at })).body.sections

  test('products, by the list that a section begins, of those that can be bought', async () => {
    const { db } = shop.services
    await db
      .update(products)
      .set({ occasion: ['Wedding'] })
      .where(eq(products.id, goods.banarasiSaree.id))
    const namesOf = ({ products: list }: Json) => list.map(({ name }: Json) => name)
    const read = () =>
      preview([
        sectionIn('newArrivals'),
        sectionIn('underPrice', { most: 1_000 }),
        sectionIn('bestSellers', { count: 8 }),
        sectionIn('occasions'),
      ])
    await expect.poll(async () => (await read())[3].occasions).toHaveLength(1)
    const [fresh, cheap, best, occasions] = await read()
    expect(namesOf(fresh)).toEqual(['Cotton Straight Suit', 'Bengal Cotton Saree', 'Banarasi Silk Saree'])
    expect({ heading: cheap.heading, names: namesOf(cheap) }).toEqual({
      heading: 'Under Rs 1,000',
      names: ['Bengal Cotton Saree'],
    })
    expect(namesOf(best)).not.toContain('Chanderi Palazzo Suit')
    expect(occasions.occasions).toEqual([
      { value: 'wedding', label: 'Wedding', image: goods.banarasiSaree.images[1] },
    ])
  })

  test('usual headings are answered in the main language, whoever asks first: each page says its own', async () => {
    const asked = [sectionIn('newArrivals'), sectionIn('newArrivals', { heading: 'Just woven' })]
    const { home } = await inLanguage('hi', () => loadSections(shop.services, asked))
    expect(home.sections.map(({ heading }) => heading)).toEqual(['New arrivals', 'Just woven'])
  })

  test('no two occasions have the same picture, where there is another', async () => {
    const { db, catalog } = shop.services
    const both = [goods.banarasiSaree.id, goods.cottonSaree.id]
    const images = ['/media/cotton.340x480.8a1a2e/340.webp']
    await db.update(products).set({ images }).where(eq(products.id, goods.cottonSaree.id))
    await db
      .update(products)
      .set({ occasion: ['Wedding', 'Festive'] })
      .where(inArray(products.id, both))
    await catalog.changed({ products: both })
    const [{ occasions }] = await preview([sectionIn('occasions')])
    expect(new Set(occasions.map(({ image }: Json) => image))).toEqual(
      new Set([goods.banarasiSaree.images[1], ...images]),
    )
  })

  test('collections that shoppers see and that hold something, and a page of them ends with what they hold', async () => {
    const { db, collections: known } = shop.services
    const wanted = { name: 'Under 1,000', rule: { max: 1_000 } }
    const added = [
      await addCollection(shop, wanted),
      await addCollection(shop, { name: 'Nothing', rule: { min: 45_000 } }),
      await addCollection(shop, { name: 'Hidden', rule: {}, visible: false }),
    ]
    for (const { id } of added) known.changed(id)
    const [section] = await preview([sectionIn('collections')])
    expect(section.collections.map(({ name, count }: Json) => [name, count])).toEqual([['Under 1,000', 1]])

    const one = (slug: string) => preview([sectionIn('collectionProducts', { collection: slug })])
    expect(await one('under-1-000')).toMatchObject([
      { heading: 'Under 1,000', collection: { slug: 'under-1-000' }, products: [{}] },
    ])
    for (const slug of ['hidden', 'never-was']) expect(await one(slug)).toMatchObject([{ products: [] }])
    await ask('draft', { sections: [sectionIn('collections')] })
    await ask('publish', { what: 'draft' })
    const held = async () => (await shown())[0].collections.map(({ count }: Json) => count)
    expect(await held()).toEqual([1])
    await db.update(products).set({ pricePaise: 90_000 }).where(eq(products.id, goods.banarasiSaree.id))
    await expect.poll(held).toEqual([2])
  })

  test('the best reviews, one of each product, and no others', async () => {
    const { db } = shop.services
    const author = ({ name, email, id }: Json) => ({ id, name, email })
    const write = (who: Json, productId: string, rating: number, comment: string) =>
      writeReview(db, author(who), { productId, rating, comment })
    await write(people.meera, goods.cottonSaree.id, 5, 'Soft')
    await write(people.ravi, goods.cottonSaree.id, 4, 'Good')
    await write(people.meera, goods.banarasiSaree.id, 3, 'Well')
    const comments = async (least: number) => {
      const [{ reviews }] = await preview([sectionIn('bestReviews', { least })])
      return reviews.map(({ comment, author: by, product }: Json) => [comment, by, product.name])
    }
    await expect.poll(() => comments(4)).toEqual([['Soft', people.meera.name, 'Bengal Cotton Saree']])
    await write(people.ravi, goods.banarasiSaree.id, 4, 'Fine')
    await expect.poll(async () => (await comments(4)).map(([comment]: Json) => comment)).toContain('Fine')
    expect((await comments(5)).map(([comment]: Json) => comment)).toEqual(['Soft'])
    const mail = JSON.stringify(await preview([sectionIn('bestReviews')]))
    expect(mail).not.toContain(people.meera.email)
  })

  test('a section comes and goes at its minute in India, and what was cached ends with it', async () => {
    // From 1 November, 09:00 in India, to the end of the second.
    const dates = { from: '2026-11-01T03:30:00.000Z', until: '2026-11-02T18:30:00.000Z' }
    const festive = { ...words, ...dates }
    await ask('draft', { sections: [festive] })
    await ask('publish', { what: 'draft' })
    expect(await preview([festive], '2026-11-01T03:29:59.999Z')).toHaveLength(0)
    expect(await preview([festive], dates.from)).toHaveLength(1)
    expect(await preview([festive])).toHaveLength(1)

    let now = Date.parse(dates.from) - 1
    const waiting: (() => void)[] = []
    const clock: Clock = { now: () => now, callAt: (_at, run) => void waiting.push(run) }
    const home = openHome(shop.services, clock)
    const { responseCache } = shop.services
    const count = async () => (await home.get()).sections.length
    const cachePage = () =>
      responseCache.set(responseCache.edition, 'visitor /page', {
        ...{ body: Buffer.from('page'), headers: {}, shows: ['home'], encoded: new Map() },
      })
    const isCached = () => responseCache.get('visitor /page') !== undefined
    const turnTo = (time: number) => {
      now = time
      for (const ring of waiting.splice(0)) ring()
    }
    expect(await count()).toBe(0)
    cachePage()
    turnTo(Date.parse(dates.from))
    expect({ cached: isCached(), count: await count() }).toEqual({ cached: false, count: 1 })
    cachePage()
    turnTo(Date.parse(dates.until))
    expect({ cached: isCached(), count: await count() }).toEqual({ cached: false, count: 0 })
  })
})
