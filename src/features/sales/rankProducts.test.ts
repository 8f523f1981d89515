import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast, type KnownPerson } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { rankProducts } from './rankProducts.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop?.close())

const names = async (sort: string, as?: KnownPerson) =>
  (await shop.call('GET', `/api/admin/product?sort=${sort}`, as && { as })).body.map(
    ({ name }: { name: string }) => name,
  )
const sorts = async () => (await shop.call('GET', '/api/facets')).body.sorts

test('best sellers and best rated come first, in every process, once they were counted', async () => {
  const { db } = shop.services
  const [one, two, three] = [
    await addProduct(shop, { name: 'One' }),
    await addProduct(shop, { name: 'Two' }),
    await addProduct(shop, { name: 'Three' }),
  ]
  expect(await names('bestSeller')).toEqual(['Three', 'Two', 'One'])
  expect(await sorts()).toEqual(['none', 'lowToHigh', 'highToLow'])
  const sell = (id: string, pieces: number, daysAgo: number) =>
    db.execute(sql`insert into sales_products (day, product_id, pieces, paise)
      values ((now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int, ${id}, ${pieces}, 100)`)
  await sell(one.id, 2, 1)
  await sell(one.id, 2, 20)
  await sell(two.id, 3, 0)
  await sell(three.id, 50, 91)
  const review = (id: string, rating: number) =>
    db.execute(sql`insert into reviews (id, product_id, author_name, author_email, comment, rating)
      values (gen_random_uuid(), ${id}, 'A', 'a@example.com', 'x', ${rating})`)
  await review(one.id, 5)
  for (let count = 0; count < 9; count += 1) await review(two.id, count === 0 ? 4 : 5)
  await rankProducts(db)
  await expect.poll(() => names('bestSeller')).toEqual(['One', 'Two', 'Three'])
  // Many good reviews are worth more than a single best one.
  await expect.poll(() => names('rating')).toEqual(['Two', 'One', 'Three'])
  await expect.poll(sorts).toEqual(['none', 'lowToHigh', 'highToLow', 'bestSeller', 'rating'])
  expect(await names('bestSeller', people.adminAsha)).toEqual(['One', 'Two', 'Three'])
  expect(await names('rating', people.adminAsha)).toEqual(['Two', 'One', 'Three'])

  await db.execute(sql`delete from sales_products where product_id = ${one.id}`)
  await db.execute(sql`delete from reviews`)
  await rankProducts(db)
  await expect.poll(() => names('bestSeller')).toEqual(['Two', 'Three', 'One'])
  await expect.poll(sorts).toEqual(['none', 'lowToHigh', 'highToLow', 'bestSeller'])
})

test('what did not change is not written again', async () => {
  const { db } = shop.services
  const versions = async () =>
    (await db.execute(sql`select product_id, xmin::text from product_ranks order by 1`)).rows
  const before = await versions()
  await rankProducts(db)
  expect(await versions()).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})
