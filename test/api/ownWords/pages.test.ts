/** What the owner writes beside her goods in a further language: collections, banners, the sliding text, the home page and content pages. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paragraph, productsBlock } from '../../../src/features/content/bodies.fixture.ts'
import { inEnglish, inHindi, openWordedShop, type WordedShop } from '../../fixtures/ownWords.ts'
import type { TestShop } from '../../fixtures/shop.ts'

let { shop, asha, lal, read, change, send, speak } = {} as WordedShop

beforeAll(async () => {
  ;({ shop, asha, lal, read, change, send, speak } = await openWordedShop({
    hi: { name: 'लाल बनारसी साड़ी' },
  }))
})
afterAll(() => shop.close())

test('the shop speaks Hindi', () => speak(['hi']))

test('a collection is called as the owner writes, in its list, on its page, and for admins beside the English', async () => {
  const words = { hi: { name: 'दिवाली' } }
  const made = await change('/collection', {
    name: 'Diwali',
    description: 'Lights',
    by: 'hand',
    products: JSON.stringify([lal.id]),
    words: JSON.stringify(words),
  })
  expect(made).toMatchObject({ status: 201, body: { collection: { name: 'Diwali', words } } })
  for (let round = 0; round < 2; round += 1) {
    expect(await read('/api/collection/diwali')).toMatchObject({ name: 'दिवाली', description: 'Lights' })
    expect(await read('/api/collection/diwali', inEnglish)).toMatchObject({ name: 'Diwali' })
    expect(await read('/api/collection')).toMatchObject([{ name: 'दिवाली', slug: 'diwali' }])
  }
  const { products } = await read('/api/collection/diwali/products')
  expect(products).toMatchObject([{ name: 'लाल बनारसी साड़ी' }])
  const id = made.body.collection._id
  const more = JSON.stringify({ hi: { description: 'रोशनी' } })
  expect(await change(`/collection/${id}`, { words: more })).toMatchObject({
    body: { collection: { words: { hi: { name: 'दिवाली', description: 'रोशनी' } } } },
  })
  expect(await read('/api/collection/diwali')).toMatchObject({ name: 'दिवाली', description: 'रोशनी' })
  // Who says nothing of them leaves them.
  await change(`/collection/${id}`, { name: 'Deepavali' })
  expect(await read('/api/collection/diwali')).toMatchObject({ name: 'दिवाली' })
  const late = await change(`/collection/${id}`, { words: more, seen: JSON.stringify({ words: null }) })
  // To the same: nothing is lost.
  expect(late.status).toBe(200)
  const other = JSON.stringify({ hi: { name: 'त्योहार' } })
  expect(
    await change(`/collection/${id}`, { words: other, seen: JSON.stringify({ words: null }) }),
  ).toMatchObject({
    status: 409,
  })
})

test('the sliding text and banners say what is written, in every process, and the rest in English', async () => {
  const path = '/api/admin/banner/slidingText'
  const asHindi = { text: 'नई बनारसी आई हैं' }
  const saved = await send('/banner/slidingText', { text: 'New Banarasis are in', words: { hi: asHindi } })
  expect(saved).toMatchObject({
    status: 200,
    body: { text: 'New Banarasis are in', words: { hi: asHindi } },
  })
  const url = '/media/banner.1920x640.8a1a2e/1920.webp'
  const { body } = await send('/banner/upload', { url, device: 'desktop', type: 'carousel' })
  const details = { headline: 'Silks', text: 'By hand', words: { hi: { headline: 'रेशम' } } }
  expect(await send(`/banner/details/${body.banner._id}`, details)).toMatchObject({
    body: { banner: { headline: 'Silks', words: details.words } },
  })
  const other = await shop.anotherProcess()
  for (const process of [shop, other]) {
    const ask = async (of: string, headers: Record<string, string>) =>
      (await process.call('GET', of, { headers })).body
    expect(await ask(path, inHindi)).toEqual(asHindi)
    expect(await ask(path, inEnglish)).toEqual({ text: 'New Banarasis are in' })
    expect(await ask('/api/admin/banner/all', inHindi)).toMatchObject([{ headline: 'रेशम', text: 'By hand' }])
    const [english] = await ask('/api/admin/banner/all', inEnglish)
    expect(english).toMatchObject({ headline: 'Silks', text: 'By hand' })
    expect(english).not.toHaveProperty('words')
  }
  const managed = await shop.call('GET', path, { as: asha, headers: inHindi })
  expect(managed.body).toEqual({ text: 'New Banarasis are in', words: { hi: asHindi } })
  expect(await send('/banner/slidingText', { text: 'Sale', words: { hi: { text: '' } } })).toMatchObject({
    body: { text: 'Sale' },
  })
  await expect
    .poll(async () => (await other.call('GET', path, { headers: inHindi })).body)
    .toEqual({ text: 'Sale' })
  await other.close()
})

test('sections of the home page say what is published in the language, field by field, and admins read both', async () => {
  const picture = '/media/banner.1920x640.8a1a2e/1920.webp'
  const section = (kind: string, fields: object) => ({
    ...{ id: crypto.randomUUID(), heading: '', from: null, until: null, kind },
    ...fields,
  })
  const loom = section('imageWithText', {
    ...{ heading: 'Our looms', text: 'Woven here.', picture, alt: 'A loom', button: 'See', link: '/about' },
  })
  const row = section('tiles', { tiles: [{ picture, alt: 'Red', link: '' }] })
  const usual = section('newArrivals', { count: 4 })
  const gathered = section('collectionProducts', { collection: 'diwali', count: 4 })
  const english = [loom, row, usual, gathered]
  const words = { hi: { heading: 'हमारे करघे', button: 'देखें' } }
  const written = [
    { ...loom, words: { hi: { ...words.hi, button: ' देखें ', alt: '' } } },
    { ...row, tiles: [{ picture, alt: 'Red', link: '', words: { hi: { alt: 'लाल' } } }] },
    // It has no text of its own that could be written.
    { ...usual, words: { hi: { text: 'कुछ भी' } } },
    gathered,
  ]
  const drafted = await send('/home/draft', { sections: written })
  expect(drafted).toMatchObject({ status: 200, body: { isChanged: true } })
  const [first, pictures, plainest] = drafted.body.sections
  expect([first.words, pictures.tiles[0].words]).toEqual([words, { hi: { alt: 'लाल' } }])
  expect(plainest).not.toHaveProperty('words')
  expect(await read('/api/home')).toEqual({ sections: [] })
  const preview = await shop.call('POST', '/api/admin/home/preview', {
    ...{ as: asha, json: { sections: written, at: null }, headers: inHindi },
  })
  expect(preview.body.sections[0]).toMatchObject({ heading: 'हमारे करघे' })

  expect(await send('/home/publish', { what: 'draft' })).toMatchObject({ body: { isChanged: false } })
  const other = await shop.anotherProcess()
  const shownIn = async (process: TestShop, headers: Record<string, string>) =>
    (await process.call('GET', '/api/home', { headers })).body.sections
  for (const process of [shop, other, shop]) {
    await expect.poll(() => shownIn(process, inHindi)).toHaveLength(4)
    const inHindiNow = await shownIn(process, inHindi)
    const inEnglishNow = await shownIn(process, inEnglish)
    const sectionsOf = (sections: { section: object }[]) => sections.map((one) => one.section)
    expect(sectionsOf(inHindiNow)).toEqual([
      { ...loom, heading: 'हमारे करघे', button: 'देखें' },
      { ...row, tiles: [{ picture, alt: 'लाल', link: '' }] },
      usual,
      gathered,
    ])
    expect(sectionsOf(inEnglishNow)).toEqual(english)
    expect(inHindiNow[3]).toMatchObject({
      ...{ heading: 'दिवाली', collection: { name: 'दिवाली', slug: 'diwali' } },
      products: [{ name: 'लाल बनारसी साड़ी' }],
    })
    expect(inEnglishNow[3]).toMatchObject({ heading: 'Deepavali', products: [{ name: 'Red Banarasi' }] })
  }
  // Other words alone are a change that is to be published.
  const again = [{ ...loom, words: { hi: { heading: 'करघे' } } }, ...written.slice(1)]
  expect(await send('/home/draft', { sections: again })).toMatchObject({ body: { isChanged: true } })
  expect((await shownIn(shop, inHindi))[0].heading).toBe('हमारे करघे')
  await send('/home/publish', { what: 'draft' })
  await expect.poll(async () => (await shownIn(other, inHindi))[0].heading).toBe('करघे')
  expect((await shownIn(other, inHindi))[0].section.button).toBe('See')
  const long = [{ ...loom, words: { hi: { heading: 'अ'.repeat(81) } } }]
  expect(await send('/home/draft', { sections: long })).toMatchObject({
    ...{ status: 422, body: { errors: [{ field: 'sections.0.words.hi.heading' }] } },
  })
  await other.close()
})

test('a page of the owner’s is read in the language, its body a whole of its own, and else in English', async () => {
  const doc = (...content: unknown[]) => ({ type: 'doc', content })
  const body = doc(paragraph('Begin at the hip.'))
  const hindi = doc(paragraph('कमर से शुरू करें।'), productsBlock([lal.id]))
  const fields = { title: 'How to drape', slug: 'drape', visible: true, inFooter: true, body }
  const words = { hi: { title: 'साड़ी कैसे पहनें' } }
  const made = await send('/page', { ...fields, words, bodies: { hi: hindi } })
  expect(made).toMatchObject({ status: 201, body: { page: { title: 'How to drape', words } } })
  expect(made.body.page.bodies).toEqual({ hi: hindi })
  const path = `/page/${made.body.page._id}`
  const other = await shop.anotherProcess()
  const readIn = async (headers: Record<string, string>, process: TestShop = shop) =>
    (await process.call('GET', '/api/page/drape', { headers })).body
  for (const process of [shop, other, shop]) {
    await expect
      .poll(() => readIn(inHindi, process))
      .toMatchObject({
        ...{ slug: 'drape', title: 'साड़ी कैसे पहनें', description: 'कमर से शुरू करें।', body: hindi },
        products: [{ name: 'लाल बनारसी साड़ी' }],
      })
    expect(await readIn(inEnglish, process)).toEqual({
      ...{ slug: 'drape', title: 'How to drape', description: 'Begin at the hip.', body, products: [] },
    })
  }
  expect(await read('/api/page')).toEqual([{ slug: 'drape', title: 'साड़ी कैसे पहनें' }])
  expect(await read('/api/page', inEnglish)).toEqual([{ slug: 'drape', title: 'How to drape' }])
  // Who says nothing of them leaves them.
  await send(path, { ...fields, description: 'In five steps.' })
  expect(await readIn(inHindi)).toMatchObject({ description: 'In five steps.', body: hindi })
  const late = await send(path, {
    ...{ ...fields, bodies: { hi: doc(paragraph('दूसरा')) }, seen: { bodies: null } },
  })
  expect(late).toMatchObject({ status: 409, body: { clash: { fields: ['bodies'] } } })
  // An empty line is nothing, and an empty title is that in English.
  const emptied = { words: { hi: { title: '' } }, bodies: { hi: doc({ type: 'paragraph' }) } }
  const after = await send(path, { ...fields, ...emptied, seen: { bodies: { hi: hindi }, words } })
  expect(after.status).toBe(200)
  expect(after.body.page).not.toHaveProperty('bodies')
  await expect.poll(() => readIn(inHindi, other)).toEqual(await readIn(inEnglish))
  const { body: log } = await shop.call('GET', '/api/admin/audit', { as: asha })
  expect(log[0]).toMatchObject({
    action: 'contentPage.update',
    before: { bodies: { hi: 'कमर से शुरू करें।\n[products: 1]' } },
  })
  await other.close()
})

test('what is refused in an English body is refused in any', async () => {
  const refusedAt = async (bodies: object, body: object = { type: 'doc', content: [] }) => {
    const answer = await send('/page', { title: 'Bad', body, bodies })
    return [answer.status, ...answer.body.errors.map(({ field }: { field: string }) => field)]
  }
  const doc = (...content: unknown[]) => ({ type: 'doc', content })
  const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
  const linked = { type: 'paragraph', content: [{ type: 'text', text: 'यहाँ', marks }] }
  expect(await refusedAt({ hi: doc(linked) })).toEqual([
    422,
    'bodies.hi.content.0.content.0.marks.0.attrs.href',
  ])
  expect(await refusedAt({ hi: doc({ type: 'html', text: '<script>' }) })).toEqual([
    422,
    'bodies.hi.content.0.type',
  ])
  const half = doc(paragraph('क'.repeat(22_000)))
  expect(await refusedAt({ hi: half }, half)).toEqual([422, 'bodies.hi'])
})

test('a shop that goes back to English says nothing else, and keeps what is written', async () => {
  const text = async (headers: Record<string, string>) =>
    JSON.stringify([await read('/api/home', headers), await read('/api/page/drape', headers)])
  const english = await text(inEnglish)
  expect(await text(inHindi)).not.toBe(english)
  await speak([])
  expect([await text(inHindi), await text(inEnglish)]).toEqual([english, english])
  const { body } = await shop.call('GET', '/api/admin/home', { as: asha })
  expect(body.sections[0].words).toEqual({ hi: { heading: 'करघे' } })
})
