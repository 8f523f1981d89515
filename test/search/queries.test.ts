import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../../demo/catalogue.ts'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { addCategory } from '../fixtures/goods.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { readTable } from './readTable.ts'

/**
 * What shoppers type and what must be found, in the sample shop's goods and others among which they stand. Of each query: what one of
 * the first six must be, what the first must be, and between which prices all are. A thing is described by words of its name, title
 * or category: & joins those that it must have, | stands between things. A hyphen: nothing is found.
 */

const LEAST_FOUND = 0.95
const MOST_WRONG = 0.02

interface Hit {
  readonly _id: string
  readonly price: number
}

let shop: TestShop
let token: Awaited<ReturnType<typeof cast>>['meera']
const textOf = new Map<string, string>()

beforeAll(async () => {
  shop = await openTestShop()
  token = (await cast(shop)).meera
  const goods = [
    ...demoProducts
      .filter(({ status }) => status)
      .map(({ name, title, description, category, priceRupees, attributes }) => ({
        ...{ name, title, description, category, rupees: priceRupees, attributes },
      })),
    ...readTable('goods.tsv').map(({ name = '', title = '', category = '', rupees }) => ({
      ...{ name, title, description: '', category, rupees: Number(rupees), attributes: {} },
    })),
  ]
  const names = [...new Set(goods.map(({ category }) => category))]
  const made = await Promise.all(names.map((name) => addCategory(shop, { name })))
  const categoryId = new Map(made.map(({ id, name }) => [name, id]))
  const rows = goods.map(({ category, rupees, attributes, ...texts }) => ({
    ...{ id: newId(), slug: newId(), ...texts, ...attributes },
    ...{ categoryId: categoryId.get(category) ?? null, pricePaise: rupees * 100, quantity: 5 },
  }))
  await shop.services.db.insert(products).values(rows)
  for (const [at, { id, name, title }] of rows.entries()) {
    textOf.set(id, `${name} ${title} ${goods[at]?.category}`.toLowerCase())
  }
})
afterAll(() => shop.close())

const isSuch = (id: string, things: string): boolean =>
  things.split('|').some((thing) => thing.split('&').every((word) => textOf.get(id)?.includes(word) === true))

async function hitsOf(query: string): Promise<Hit[]> {
  const { body } = await shop.call('GET', `/api/search?q=${encodeURIComponent(query)}`, { as: token })
  return body
}

function assess(
  { among = '', first = '', least = '', most = '' }: Record<string, string>,
  hits: readonly Hit[],
) {
  if (among === '-') return { isFound: hits.length === 0, isWrong: hits.length > 0 }
  const arePriced = hits.every(
    ({ price }) => price >= Number(least) && (most === '' || price <= Number(most)),
  )
  const [best] = hits
  return {
    isFound: arePriced && hits.some(({ _id }) => isSuch(_id, among)),
    isWrong: first !== '' && best !== undefined && !isSuch(best._id, first),
  }
}

test.each(['queries.tsv', 'further.tsv', 'people.tsv', 'typed.tsv'])(
  'what is asked for in %s is found',
  async (file) => {
    const rows = readTable(file)
    const missed: string[] = []
    const wrong: string[] = []
    for (const row of rows) {
      const { query = '' } = row
      const { isFound, isWrong } = assess(row, await hitsOf(query))
      if (!isFound) missed.push(query)
      if (isWrong) wrong.push(query)
    }
    expect(rows.length).toBeGreaterThan(100)
    expect(1 - missed.length / rows.length, `not found: ${missed.join(', ')}`).toBeGreaterThanOrEqual(
      LEAST_FOUND,
    )
    expect(wrong.length / rows.length, `wrong first: ${wrong.join(', ')}`).toBeLessThanOrEqual(MOST_WRONG)
  },
)
