import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { fillBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import { bagCalls } from './cart.fixture.ts'
import { cartSchema } from './cart.schema.ts'
import { carts } from './cart.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
beforeEach(async () => {
  await shop.services.db.delete(carts)
})
afterAll(() => shop.close())

const { add, update, remove, bagOf } = bagCalls(() => shop)

describe('the cart', () => {
  test('is empty before anything is put in', async () => {
    expect(await shop.call('POST', '/api/cart', { as: people.meera })).toMatchObject({
      status: 200,
      body: { currentCart: { _id: '', customer: '', items: [], subTotal: 0, tax: 0, grandTotal: 0 } },
    })
  })

  test.each(['as the API answers it', 'with its stock as text'] as const)(
    '[API-01] a whole product as JSON adds one piece: its quantity is the stock (%s)',
    async (kind) => {
      const { meera } = people
      const { body: product } = await shop.call('GET', `/api/product/${goods.banarasiSaree.id}`)
      expect(product.quantity).toBeGreaterThan(1)
      // The stock as a shop of 2,000 pieces, or another client, might send it: never a reason to refuse.
      const json =
        kind === 'with its stock as text'
          ? { ...product, quantity: '2000', price: 1 }
          : { ...product, price: 1 }
      const { status, body } = await add(meera, goods.banarasiSaree, json)
      expect(status).toBe(201)
      expect(body.currentCart.items).toMatchObject([{ quantity: 1, product: { price: 4999.5 } }])
    },
  )

  test.each([{ _id: 'x' }, { name: 'Saree' }, { price: 4999.5 }])(
    '%j makes a product of a body; without any of them quantity means pieces',
    async (field) => {
      const { meera } = people
      const asProduct = await add(meera, goods.cottonKurta, { ...field, selectedSize: 'M', quantity: 3 })
      expect(asProduct.body.currentCart.items).toMatchObject([{ quantity: 1, size: 'M' }])
      const pieces = await add(meera, goods.cottonKurta, { size: 'M', quantity: 3 })
      expect(pieces.body.currentCart.items).toMatchObject([{ quantity: 4, size: 'M' }])
    },
  )

  test('holds what was put in, at the prices of the database', async () => {
    const { meera } = people
    const added = await add(meera, goods.banarasiSaree, { quantity: 2, grandTotal: 1, userId: 'x' })
    expect(added).toMatchObject({
      status: 201,
      body: {
        message: 'Item added to cart',
        currentCart: { customer: meera.id, subTotal: 9999, tax: 0, grandTotal: 9999 },
      },
    })
    await add(meera, goods.cottonKurta, { size: 'M' })
    const bag = await bagOf(meera)
    expect(cartSchema.parse(bag)).toEqual(bag)
    expect(bag).toMatchObject({ subTotal: 11_498, grandTotal: 11_498 })
    expect(bag.items).toMatchObject([
      {
        product: { name: 'Banarasi Silk Saree', price: 4999.5, quantity: 3 },
        quantity: 2,
        size: null,
        selectedSize: null,
      },
      {
        product: { name: 'Cotton Straight Suit', price: 1499 },
        quantity: 1,
        size: 'M',
        selectedSize: 'M',
      },
    ])
  })

  test('every change answers with the cart that is then read', async () => {
    const { meera } = people
    const added = await add(meera, goods.cottonSaree, { quantity: 2 })
    expect(added.body.currentCart).toEqual(await bagOf(meera))
    const more = await add(meera, goods.cottonSaree, { quantity: 3 })
    expect(more.body.currentCart).toEqual(await bagOf(meera))
    const [line] = more.body.currentCart.items
    const changed = await update(meera, line._id, { quantity: 7 })
    expect(changed).toMatchObject({ status: 200, body: { currentCart: { items: [{ quantity: 7 }] } } })
    expect(changed.body.currentCart).toEqual(await bagOf(meera))
    const removed = await remove(meera, line._id)
    expect(removed).toMatchObject({ status: 200, body: { message: 'Item removed from cart' } })
    expect(removed.body.currentCart).toEqual(await bagOf(meera))
    expect(removed.body.currentCart.items).toEqual([])
  })

  test('the same product and size again adds up, another size is a line of its own', async () => {
    const { meera } = people
    await add(meera, goods.cottonKurta, { size: 'M' })
    await add(meera, goods.cottonKurta, { selectedSize: 'M', quantity: 2 })
    const { body } = await add(meera, goods.cottonKurta, { size: 'L' })
    expect(body.currentCart.items).toMatchObject([
      { size: 'M', quantity: 3 },
      { size: 'L', quantity: 1 },
    ])
  })
})

describe('what cannot be put in', () => {
  test('a product with sizes needs one, and one that it has', async () => {
    expect(await add(people.meera, goods.cottonKurta)).toMatchObject({
      status: 422,
      body: { code: 'size_required', message: 'Please select a size before adding to cart' },
    })
    expect(await add(people.meera, goods.cottonKurta, { size: 'XXL' })).toMatchObject({
      status: 422,
      body: { code: 'unknown_size' },
    })
    expect(await add(people.meera, goods.banarasiSaree, { size: 'M' })).toMatchObject({ status: 422 })
    expect((await bagOf(people.meera)).items).toEqual([])
  })

  test('more than is left', async () => {
    const { meera } = people
    expect(await add(meera, goods.soldOutKurta)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Chanderi Palazzo Suit is out of stock.' },
    })
    await add(meera, goods.banarasiSaree, { quantity: 2 })
    expect(await add(meera, goods.banarasiSaree, { quantity: 2 })).toMatchObject({
      status: 409,
      body: { message: 'Only 3 left of Banarasi Silk Saree.', errors: [{ field: 'quantity' }] },
    })
    const [line] = (await bagOf(meera)).items
    expect(line.quantity).toBe(2)
    expect(await update(meera, line._id, { quantity: 4 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Only 3 left of Banarasi Silk Saree.' },
    })
    expect(await update(meera, line._id, { quantity: 3 })).toMatchObject({ status: 200 })
  })

  test('sizes of a product share its stock', async () => {
    const { meera } = people
    await add(meera, goods.cottonKurta, { size: 'S', quantity: 15 })
    expect(await add(meera, goods.cottonKurta, { size: 'L', quantity: 6 })).toMatchObject({ status: 409 })
    const { body } = await add(meera, goods.cottonKurta, { size: 'L', quantity: 5 })
    const small = body.currentCart.items[0]
    expect(await update(meera, small._id, { quantity: 16 })).toMatchObject({ status: 409 })
    expect(await update(meera, small._id, { quantity: 14 })).toMatchObject({ status: 200 })
  })

  test('a product that is unknown, inactive or deleted', async () => {
    const deleted = await addProduct(shop, { name: 'Gone Saree', deletedAt: new Date() })
    for (const id of [newId(), goods.hiddenSaree.id, deleted.id, 'not-an-id']) {
      expect(await add(people.meera, { id })).toMatchObject({ status: 404 })
    }
  })

  test.each([0, -1, 1.5, '2', null, 1001, 1e300])('a quantity of %s', async (quantity) => {
    const answer = await add(people.meera, goods.cottonSaree, { quantity })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(answer.body.errors[0].field).toBe('quantity')
    const [line] = (await fillBag(shop, people.meera, { product: goods.cottonSaree })).items
    expect(await update(people.meera, line._id, { quantity })).toMatchObject({ status: 422 })
    expect(await update(people.meera, line._id, {})).toMatchObject({ status: 422 })
  })

  test('a product that leaves the shop stays visible, with nothing to be had', async () => {
    const product = await addProduct(shop, { name: 'Leaving Saree' })
    await add(people.meera, product, { quantity: 2 })
    await shop.services.db.update(products).set({ status: false }).where(eq(products.id, product.id))
    const [line] = (await bagOf(people.meera)).items
    expect(line).toMatchObject({ product: { name: 'Leaving Saree', quantity: 0 }, quantity: 2 })
    expect(await update(people.meera, line._id, { quantity: 1 })).toMatchObject({ status: 409 })
    expect(await remove(people.meera, line._id)).toMatchObject({ status: 200 })
  })
})

describe('strangers', () => {
  test('a visitor is asked to log in', async () => {
    const { visitor } = people
    for (const answer of [
      await shop.call('POST', '/api/cart', { as: visitor }),
      await add(visitor, goods.cottonSaree),
      await update(visitor, newId(), { quantity: -1 }),
      await remove(visitor, newId()),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  test("another customer and an admin find no line of somebody else's cart", async () => {
    const [line] = (await fillBag(shop, people.meera, { product: goods.cottonSaree, quantity: 2 })).items
    for (const stranger of [people.ravi, people.adminAsha]) {
      await fillBag(shop, stranger, { product: goods.cottonSaree })
      expect(await update(stranger, line._id, { quantity: 1 })).toMatchObject({ status: 404 })
      expect(await remove(stranger, line._id)).toMatchObject({ status: 404 })
    }
    expect((await bagOf(people.meera)).items).toMatchObject([{ _id: line._id, quantity: 2 }])
  })
})

test('each change is a statement that reads and one that writes', async () => {
  const { meera } = people
  // Nobody is looked up and nothing read for the first time while statements are counted.
  await bagOf(meera)
  let bag: Json
  const change = async (made: Promise<{ body: Json }>) => {
    bag = (await made).body.currentCart
  }
  const changes = [
    () => change(add(meera, goods.cottonSaree)),
    () => change(add(meera, goods.cottonSaree)),
    () => change(update(meera, bag.items[0]._id, { quantity: 5 })),
    () => change(remove(meera, bag.items[0]._id)),
  ]
  for (const made of changes) expect(await statementsOf(made)).toHaveLength(2)
})
