/** What is sold in a further language: products, categories and values of lists, shown, cached, searched and changed. Each step stands on the ones before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory, addProduct } from '../../fixtures/goods.ts'
import { type Listening, listen } from '../../fixtures/listening.ts'
import { inEnglish, inHindi, openWordedShop, type WordedShop } from '../../fixtures/ownWords.ts'

let { shop, asha, saree, lal, read, change, speak } = {} as WordedShop
let front: Listening
let plain: { id: string; slug: string }

beforeAll(async () => {
  ;({ shop, asha, saree, lal, read, change, speak } = await openWordedShop())
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

test('a shop that speaks English alone answers word for word as before, whoever asks', async () => {
  const before = await shop.call('GET', `/api/product/${lal.slug}`)
  expect(await read(`/api/product/${lal.slug}`)).toEqual(before.body)
  expect(before.headers.get('vary')).not.toContain('Accept-Language')
  expect(before.body).not.toHaveProperty('labels')
  expect(before.body).not.toHaveProperty('words')
})

test('an admin writes the words of a product beside the English ones', async () => {
  await speak(['hi'])
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
    ...{ name: 'Cotton Tant', type: 'Cotton', labels: { Cotton: 'कॉटन' } },
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
    {
      ...{ name: 'saree', label: 'साड़ी', menuItems: [{ label: 'सिल्क साड़ी', word: 'Silk' }, {}, {}] },
      // What its listing is narrowed to by type.
      typeLabels: { Silk: 'सिल्क', Cotton: 'कॉटन', Handloom: 'हैंडलूम', Linen: 'लिनन' },
    },
    { name: 'Ghagra', menuItems: null },
  ])
  expect(await read('/api/admin/category', inEnglish)).toMatchObject([{ name: 'saree', menuItems: null }, {}])
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
