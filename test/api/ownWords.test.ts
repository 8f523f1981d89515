/** The shop's own words in a further language, shown, cached, searched and changed: products, categories, values of lists, collections, banners, sliding text, the home page and content pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paragraph, productsBlock } from '../../src/features/content/bodies.fixture.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
let front: Listening
let saree: { id: string }
let lal: { id: string; slug: string }
let plain: { id: string; slug: string }

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
  saree = await addCategory(shop, { name: 'saree' })
  lal = await addProduct(shop, {
    name: 'Red Banarasi',
    slug: 'red-banarasi',
    description: 'Woven in Varanasi.',
    categoryId: saree.id,
    fabric: 'Silk',
    colour: 'Red',
    family: 'BNR',
  })
  plain = await addProduct(shop, {
    name: 'Cotton Tant',
    slug: 'cotton-tant',
    family: 'bnr',
    categoryId: saree.id,
  })
  const suit = await addCategory(shop, { name: 'Ghagra' })
  await addProduct(shop, { name: 'Ghagra choli', categoryId: suit.id, colour: 'Blue' })
  front = await listen(shop)
})
afterAll(async () => {
  await front.close()
  await shop.close()
})

const inHindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' }
const inEnglish = { 'accept-language': 'en-IN,en;q=0.9,hi;q=0.1' }
const read = async (path: string, headers: Record<string, string> = inHindi) =>
  (await shop.call('GET', path, { headers })).body

const speakHindi = async (languages: ['hi'] | [] = ['hi']) => {
  await changeSettings(shop, { languages, access: 'open' })
  await expect
    .poll(async () =>
      (await shop.call('GET', `/api/product/${lal.id}`)).headers.get('vary')?.includes('Language'),
    )
    .toBe(languages.length > 0)
}

const change = async (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return shop.call('POST', `/api/admin${path}`, { as: asha, form })
}

test('a shop that speaks English alone answers word for word as before, whoever asks', async () => {
  const before = await shop.call('GET', `/api/product/${lal.slug}`)
  expect(await read(`/api/product/${lal.slug}`)).toEqual(before.body)
  expect(before.headers.get('vary')).not.toContain('Accept-Language')
  expect(before.body).not.toHaveProperty('labels')
  expect(before.body).not.toHaveProperty('words')
})

describe('in Hindi', () => {
  test('an admin writes the words of a product beside the English ones', async () => {
    await speakHindi()
    const words = { hi: { name: 'लाल बनारसी', description: 'वाराणसी में बुनी हुई।' } }
    expect(await change(`/product/update/${lal.id}`, { words: JSON.stringify(words) })).toMatchObject({
      status: 200,
    })
  })

  test('a product says what is written, the rest in English, and what its values are called', async () => {
    const english = await read(`/api/product/${lal.slug}`, inEnglish)
    const { colours, ...hindi } = await read(`/api/product/${lal.slug}`)
    expect(hindi).toEqual({
      ...english,
      colours: undefined,
      name: 'लाल बनारसी',
      // It only repeated the name.
      title: 'लाल बनारसी',
      description: 'वाराणसी में बुनी हुई।',
      category: { _id: saree.id, name: 'saree', label: 'साड़ी' },
      labels: { Silk: 'सिल्क', Red: 'लाल', India: 'भारत' },
    })
    expect(english).toMatchObject({ name: 'Red Banarasi', category: { _id: saree.id, name: 'saree' } })
    // Nothing is written of the other one: its name is English in Hindi as well.
    expect(colours).toMatchObject([{ name: 'Cotton Tant' }])
    expect(await read(`/api/product/${plain.slug}`)).toMatchObject({
      name: 'Cotton Tant',
      colours: [{ id: lal.id, name: 'लाल बनारसी' }],
    })
  })

  test('lists, facets, categories and what is suggested follow the language; what addresses say stays', async () => {
    expect(
      (await read('/api/admin/product?category=saree&limit=24')).map((one: { name: string }) => one.name),
    ).toEqual(['Cotton Tant', 'लाल बनारसी'])
    const { facets } = await read('/api/facets')
    const valuesOf = (key: string) => facets.find((facet: { key: string }) => facet.key === key).values
    expect(valuesOf('colour')).toMatchObject([{ label: 'नीला' }, { value: 'red', label: 'लाल' }])
    expect(valuesOf('categories')).toMatchObject([{ value: 'saree', label: 'साड़ी' }, { label: 'Ghagra' }])
    expect(await read('/api/admin/category')).toMatchObject([
      { name: 'saree', label: 'साड़ी', menuItems: [{ label: 'सिल्क साड़ी', word: 'Silk' }, {}, {}] },
      { name: 'Ghagra', menuItems: null },
    ])
    expect(await read('/api/admin/category', inEnglish)).toMatchObject([
      { name: 'saree', menuItems: null },
      {},
    ])
    expect((await read('/api/search/suggestions?q=red saree')).lists[0]).toMatchObject({
      category: 'saree',
      categoryLabel: 'साड़ी',
      filters: [{ key: 'colour', value: 'Red', called: 'लाल' }],
    })
  })

  test('on a warm cache either language gets its own words, again and again', async () => {
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${front.port}${path}`, { headers })
    for (const path of [`/api/product/${lal.slug}`, '/api/admin/product?limit=24', '/api/admin/category']) {
      const said = new Map<object, Set<string>>()
      const tags = new Map<object, Set<string | null>>()
      for (let round = 0; round < 4; round += 1) {
        for (const headers of [inHindi, inEnglish, {}]) {
          const answer = await ask(path, headers)
          expect(answer.headers.get('vary')).toContain('Accept-Language')
          said.set(headers, (said.get(headers) ?? new Set()).add(await answer.text()))
          tags.set(headers, (tags.get(headers) ?? new Set()).add(answer.headers.get('etag')))
        }
      }
      const [hindi, english, none] = [...said.values()].map((texts) => [...texts])
      expect([hindi, english, none]).toMatchObject([
        [expect.stringMatching(/\p{Script=Devanagari}/u)],
        [expect.not.stringMatching(/\p{Script=Devanagari}/u)],
        english,
      ])
      // Somebody who shows the tag of another language gets the words of their own.
      const [english_] = [...(tags.get(inEnglish) ?? [])]
      expect((await ask(path, { ...inHindi, 'if-none-match': english_ ?? '' })).status).toBe(200)
      const { worked } = front
      await ask(path, inHindi)
      await ask(path, inEnglish)
      expect(front.worked).toBe(worked)
    }
  })

  test('a change of words ends what shows them, in every process', async () => {
    const other = await shop.anotherProcess()
    const nameThere = async () =>
      (await other.call('GET', `/api/product/${lal.slug}`, { headers: inHindi })).body.name
    expect(await nameThere()).toBe('लाल बनारसी')
    const words = JSON.stringify({ hi: { name: 'लाल बनारसी साड़ी' } })
    await change(`/product/update/${lal.id}`, { words })
    expect((await read(`/api/product/${lal.slug}`)).name).toBe('लाल बनारसी साड़ी')
    expect((await read(`/api/product/${plain.slug}`)).colours[0].name).toBe('लाल बनारसी साड़ी')
    await expect.poll(nameThere).toBe('लाल बनारसी साड़ी')
    await other.close()
  })

  test('the form shows what is written, changes it field by field, and loses no other admin’s words', async () => {
    const path = `/product/update/${lal.id}`
    const { words } = (await shop.call('GET', `/api/product/${lal.id}`, { as: asha, headers: inHindi })).body
    expect(words).toEqual({ hi: { name: 'लाल बनारसी साड़ी', description: 'वाराणसी में बुनी हुई।' } })
    const seen = JSON.stringify({ words })
    expect(await change(path, { words: JSON.stringify({ hi: { title: 'शीर्षक' } }), seen })).toMatchObject({
      status: 200,
    })
    const late = await change(path, { words: JSON.stringify({ hi: { title: 'दूसरा' } }), seen })
    expect(late).toMatchObject({ status: 409, body: { clash: { fields: ['words'] } } })
    expect(await change(path, { words: JSON.stringify({ hi: { title: '' } }) })).toMatchObject({
      status: 200,
    })
    const long = await change(path, { words: JSON.stringify({ hi: { name: 'अ'.repeat(201) } }) })
    expect(long).toMatchObject({ status: 422, body: { errors: [{ field: 'words.hi.name' }] } })
    expect((await read(`/api/product/${lal.slug}`)).title).toBe('लाल बनारसी साड़ी')
  })

  test('a category and a value of a list are called as the owner writes', async () => {
    const words = { hi: { name: 'साड़ियाँ', menuItems: 'रेशमी\n\nख़ास' } }
    expect(await change(`/category/update/${saree.id}`, { words: JSON.stringify(words) })).toMatchObject({
      body: { category: { words } },
    })
    expect(await read('/api/admin/category')).toMatchObject([
      { label: 'साड़ियाँ', menuItems: [{ label: 'रेशमी' }, { label: 'कॉटन साड़ी' }, { label: 'ख़ास' }] },
      {},
    ])
    const lists = (await shop.call('GET', '/api/admin/attribute', { as: asha })).body
    const colours = lists.find((list: { key: string }) => list.key === 'colour')
    const values = colours.values.map(({ value }: { value: string }) =>
      value === 'Red' ? { value, words: { hi: { value: 'सुर्ख़' } } } : { value },
    )
    const saved = await shop.call('POST', '/api/admin/attribute/update/colour', {
      as: asha,
      json: { values },
    })
    expect(saved.body.list.values[0]).toMatchObject({ value: 'Red', words: { hi: { value: 'सुर्ख़' } } })
    expect((await read(`/api/product/${lal.slug}`)).labels).toMatchObject({ Red: 'सुर्ख़' })
    // Renamed and moved by somebody who says nothing of other languages, it keeps its word.
    const renamed = values.map(({ value }: { value: string }) =>
      value === 'Red' ? { value: 'Scarlet', was: ['Red'] } : { value },
    )
    await shop.call('POST', '/api/admin/attribute/update/colour', { as: asha, json: { values: renamed } })
    expect((await read(`/api/product/${lal.slug}`)).labels).toMatchObject({ Scarlet: 'सुर्ख़' })
  })

  test.each([
    ['English words on a Hindi page', 'red banarasi', inHindi],
    ['Hindi words on a Hindi page', 'लाल बनारसी', inHindi],
    ['Hindi words on an English page', 'लाल बनारसी', inEnglish],
    ['what stands in Hindi alone, in Latin letters', 'varanasi mein buni', inEnglish],
    ['the word of a value', 'सुर्ख़', inEnglish],
    ['the word of a category', 'साड़ियाँ', inHindi],
  ])('search finds %s', async (_, q, headers) => {
    const found = await read(`/api/search?q=${encodeURIComponent(q)}`, headers)
    const name = headers === inHindi ? 'लाल बनारसी साड़ी' : 'Red Banarasi'
    expect(found.map((one: { name: string }) => one.name)).toContain(name)
  })

  test('a product whose Hindi name has nothing of the English one is found by its sound', async () => {
    const gulabo = await addProduct(shop, {
      name: 'Model 7',
      slug: 'model-7',
      words: { hi: { name: 'गुलाबो दुपट्टा' } },
    })
    for (const q of ['गुलाबो', 'gulabo dupatta', 'gulabo', 'model 7']) {
      const found = await read(`/api/search?q=${encodeURIComponent(q)}`, inEnglish)
      expect(found[0], q).toMatchObject({ _id: gulabo.id, name: 'Model 7' })
    }
  })

  const send = (path: string, json: unknown) => shop.call('POST', `/api/admin${path}`, { as: asha, json })

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
      expect(await ask('/api/admin/banner/all', inHindi)).toMatchObject([
        { headline: 'रेशम', text: 'By hand' },
      ])
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
    await speakHindi([])
    expect([await text(inHindi), await text(inEnglish)]).toEqual([english, english])
    const { body } = await shop.call('GET', '/api/admin/home', { as: asha })
    expect(body.sections[0].words).toEqual({ hi: { heading: 'करघे' } })
  })
})
