/** Several clicks, tabs and processes change one bag at the same time. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Failure } from '#/platform/http/failure.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { fillBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { bagCalls } from './cart.fixture.ts'
import { readCart } from './cart.store.ts'
import { carts } from './cart.tables.ts'
import { changeTogether } from './changeTogether.ts'
import { writeLines } from './changing.store.ts'

let shop: TestShop
/** A second process on the same database, so that nothing in the memory of one can hide a race. */
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  other = await shop.anotherProcess()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
beforeEach(async () => {
  await shop.services.db.delete(carts)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const either = (at: number) => (at % 2 === 0 ? shop : other)
const { add, update, remove, bagOf } = bagCalls(() => shop)

test('twenty first clicks make one cart with one line, and never more than is left', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(people.ravi, goods.banarasiSaree)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(statuses.filter((status) => status === 409)).toHaveLength(17)
  expect((await bagOf(people.ravi)).items).toMatchObject([{ quantity: 3 }])
  expect(await shop.services.db.$count(carts)).toBe(1)
})

test('changes of two sizes never come to more than is left of their product', async () => {
  const { meera } = people
  for (let round = 0; round < 10; round += 1) {
    const bag = await fillBag(
      shop,
      meera,
      ...['S', 'M'].map((size) => ({ product: goods.cottonKurta, size })),
    )
    const answers = await Promise.all(bag.items.map(({ _id }: Json) => update(meera, _id, { quantity: 15 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const { _id } of bag.items) await remove(meera, _id)
  }
})

test('twenty clicks on a cart that is there already all count', async () => {
  const { ravi } = people
  await fillBag(shop, ravi, { product: goods.banarasiSaree })
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(ravi, goods.cottonSaree)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect((await bagOf(ravi)).items).toMatchObject([{ quantity: 1 }, { quantity: 20 }])
})

test('whoever is refused in one round is told so in the own language', async () => {
  const change = changeTogether(shop.services)
  const wanted = { is: 'add', productId: goods.banarasiSaree.id, size: '', quantity: 4 } as const
  const refusals = await Promise.all(
    (
      [
        ['en', people.ravi],
        ['hi', people.meera],
      ] as const
    ).map(([language, { id }]) =>
      inLanguage(language, () => change(id, wanted)).catch(({ message }: Failure) => message),
    ),
  )
  expect(refusals).toEqual([expect.stringMatching(/^Only 3 left of /), expect.stringMatching(/बस 3 बचे हैं।$/)])
})

test('a bag that was changed since it was read is not written', async () => {
  const { db } = shop.services
  const { ravi } = people
  await add(ravi, goods.cottonSaree)
  const cart = await readCart(db, ravi.id)
  await add(ravi, goods.cottonSaree)
  const stale = cart.lines.map((line) => ({ cart, line: { ...line, quantity: 9 } }))
  expect(stale).toHaveLength(1)
  expect(await writeLines(db, stale)).toEqual([])
  expect((await bagOf(ravi)).items).toMatchObject([{ quantity: 2 }])
})

test('whatever two processes add, change and remove, every answer is a bag that was there', async () => {
  const { ravi } = people
  const kurta = { ...goods.cottonKurta }
  const bag = await fillBag(shop, ravi, { product: goods.cottonSaree }, { product: kurta, size: 'S' })
  const [saree, small] = bag.items
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, at) =>
      either(at).call('POST', `/api/cart/add/${kurta.id}`, { as: ravi, json: { size: 'S' } }),
    ),
    ...Array.from({ length: 4 }, (_, at) =>
      either(at).call('POST', `/api/cart/update/${saree._id}`, { as: ravi, json: { quantity: at + 2 } }),
    ),
    other.call('DELETE', `/api/cart/delete/${saree._id}`, { as: ravi }),
  ])
  const added = answers.slice(0, 8).map(({ body }) => {
    const line = body.currentCart.items.find(({ _id }: Json) => _id === small._id)
    return line.quantity
  })
  // Each found what the one before it had left.
  expect(added.toSorted((one, next) => one - next)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(answers.at(-1)).toMatchObject({ status: 200 })
  expect((await bagOf(ravi)).items).toMatchObject([{ _id: small._id, quantity: 9 }])
})
