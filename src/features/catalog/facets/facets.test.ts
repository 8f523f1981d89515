import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCategory, addProduct } from '../../../../test/fixtures/goods.ts'
import { cast, type KnownPerson } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import type { Facets } from './facets.schema.ts'
import { facetValue, toggled } from './facetValues.rules.ts'

let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  admin = (await cast(shop)).adminAsha
  const suits = await addCategory(shop, { name: 'Salwar Suit' })
  const sarees = await addCategory(shop, { name: 'saree' })
  const suit = { categoryId: suits.id, enableSize: true }
  await addProduct(shop, { ...suit, name: 'Red suit', sizes: ['S', 'M'], pricePaise: 100_000 })
  await addProduct(shop, { ...suit, name: 'Blue suit', sizes: ['M', 'L'], countryOfOrigin: 'Sri Lanka' })
  await addProduct(shop, { ...suit, name: 'Gone suit', sizes: ['S', 'XL'], quantity: 0 })
  await addProduct(shop, { name: 'Saree', categoryId: sarees.id, countryOfOrigin: 'Nepal' })
  await addProduct(shop, { name: 'Stole', countryOfOrigin: 'nepal', pricePaise: 50_000 })
})
afterAll(() => shop?.close())

const namesAt = async (query: string, as?: KnownPerson) => {
  const { status, body } = await shop.call('GET', `/api/admin/product?${query}`, as && { as })
  expect(status).toBe(200)
  return body.map(({ name }: { name: string }) => name)
}
const facetsAt = async (query = ''): Promise<Facets> => {
  const { status, body } = await shop.call('GET', `/api/facets?${query}`)
  expect(status).toBe(200)
  return body
}
/** `S 1, M 2` */
const countsOf = ({ facets }: Facets, facet: string) =>
  facets
    .find(({ key }) => key === facet)
    ?.values.map(({ label, count }) => `${label} ${count}`)
    .join(', ')

test.each([
  ['countryOfOrigin=nepal,sri-lanka', ['Stole', 'Saree', 'Blue suit']],
  ['countryOfOrigin=Sri Lanka', ['Blue suit']],
  ['countryOfOrigin=peru', []],
  ['countryOfOrigin=,', ['Stole', 'Saree', 'Gone suit', 'Blue suit', 'Red suit']],
  ['size=S,l', ['Blue suit', 'Red suit']],
  ['size=xl', []],
  ['availability=in-stock&category=salwar suit', ['Blue suit', 'Red suit']],
  ['categories=saree,salwar-suit&countryOfOrigin=india', ['Gone suit', 'Red suit']],
])('%s narrows the lists of shoppers and admins alike', async (query, names) => {
  expect(await namesAt(query)).toEqual(names)
  expect(await namesAt(query, admin)).toEqual(names)
  expect(await namesAt(`page=1&${query}`, admin)).toEqual(names)
})

test('a colour is counted with its swatch, and of several kinds of work any is enough', async () => {
  const { id } = await addProduct(shop, { name: 'Worked', colour: 'Maroon', work: ['Zari', 'Aari'] })
  const { id: other } = await addProduct(shop, { name: 'Worked too', colour: 'Ivory', work: ['Aari'] })
  await shop.call('GET', `/api/product/${other}`)
  const chosen = await facetsAt('colour=maroon&work=zari,aari')
  expect(chosen.facets.find(({ key }) => key === 'colour')?.values).toContainEqual({
    ...{ value: 'maroon', label: 'Maroon', count: 1 },
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(countsOf(chosen, 'work')).toBe('Aari 1, Zari 1')
  expect(await namesAt('work=zari,aari')).toEqual(['Worked too', 'Worked'])
  expect(await namesAt('work=zari,aari&colour=maroon,ivory', admin)).toEqual(['Worked too', 'Worked'])
  for (const gone of [id, other])
    await shop.call('DELETE', `/api/admin/product/delete/${gone}`, { as: admin })
})

test('a value is called in addresses as lists with commas can say it, and is chosen and left by the same press', () => {
  expect(['Silk, pure ', '  Rani  Pink', ',', '-'].map(facetValue)).toEqual([
    'silk-pure',
    'rani-pink',
    '',
    '',
  ])
  expect(toggled('red,blue', 'red')).toBe('blue')
  expect(toggled(undefined, 'red')).toBe('red')
  expect(toggled('red', 'red')).toBe('')
})

test('what is no availability is refused', async () => {
  const { status, body } = await shop.call('GET', '/api/facets?availability=soon')
  expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field: 'availability' })
})

test('each value is counted beside all choices but those of its own facet', async () => {
  const all = await facetsAt()
  expect(countsOf(all, 'categories')).toBe('Salwar Suit 3, saree 1')
  expect(countsOf(all, 'size')).toBe('S 1, M 2, L 1')
  expect(countsOf(all, 'availability')).toBe('In stock 4')
  expect(countsOf(all, 'countryOfOrigin')?.toLowerCase()).toBe('india 2, nepal 2, sri lanka 1')
  const chosen = await facetsAt('countryOfOrigin=nepal,sri-lanka&max=1299')
  expect(chosen.total).toBe(3)
  expect(countsOf(chosen, 'countryOfOrigin')?.toLowerCase()).toBe('india 2, nepal 2, sri lanka 1')
  expect(countsOf(chosen, 'size')).toBe('S 0, M 1, L 1')
  expect(countsOf(chosen, 'categories')).toBe('Salwar Suit 1, saree 1')
})

test('a facet that would narrow nothing is not offered', async () => {
  expect((await facetsAt('category=saree')).facets).toEqual([])
  // What is chosen can be taken away again.
  expect(countsOf(await facetsAt('category=saree&countryOfOrigin=nepal'), 'countryOfOrigin')).toMatch(
    /^nepal 1$/i,
  )
  expect(await facetsAt('category=unknown')).toMatchObject({ total: 0, facets: [] })
})

test('where nothing is left it says what to take away', async () => {
  const { total, relaxations } = await facetsAt('size=s&countryOfOrigin=nepal&q=red')
  expect({ total, relaxations }).toEqual({
    total: 0,
    relaxations: [{ without: ['countryOfOrigin'], total: 1 }],
  })
  const far = await facetsAt('size=s&countryOfOrigin=nepal&max=400')
  expect(far.relaxations).toEqual([
    { without: ['size', 'min', 'max'], total: 2 },
    { without: ['countryOfOrigin', 'min', 'max'], total: 1 },
  ])
  const inList = await facetsAt('category=Salwar Suit&countryOfOrigin=nepal&size=xl&max=400')
  expect(inList.relaxations).toEqual([])
  const ofList = await facetsAt('category=Salwar Suit&countryOfOrigin=sri lanka&size=s&max=400')
  expect(ofList.relaxations).toEqual([
    { without: ['countryOfOrigin', 'min', 'max'], total: 1 },
    { without: ['size', 'min', 'max'], total: 1 },
  ])
  expect((await facetsAt()).relaxations).toEqual([])
  const many = await facetsAt(
    'size=s&countryOfOrigin=nepal&q=red&categories=saree&availability=in-stock&max=400',
  )
  expect(many.relaxations).toHaveLength(4)
  expect(many.relaxations[0]?.total).toBe(4)
})

test('by country of origin is a sort where there are several, page by page the same for all', async () => {
  expect((await facetsAt('category=saree')).sorts).toEqual(['none', 'lowToHigh', 'highToLow'])
  expect((await facetsAt()).sorts).toContain('country')
  const sorted = ['Gone suit', 'Red suit', 'Stole', 'Saree', 'Blue suit']
  for (const as of [undefined, admin]) {
    const walked: string[] = []
    let path: string | undefined = '/api/admin/product?sort=country&limit=1'
    while (path) {
      const page = await shop.call('GET', path, as && { as })
      walked.push(...page.body.map(({ name }: { name: string }) => name))
      path = page.headers.get('link')?.match(/^<(.*)>; rel="next"$/)?.[1]
    }
    expect(walked).toEqual(sorted)
  }
  const wrong = await shop.call('GET', '/api/admin/product?sort=lowToHigh&cursor=nepal.x')
  expect(wrong.status).toBe(422)
})
