import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carts } from '#/features/cart/cart.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockGoods, stockOf } from '../../../test/fixtures/goods.ts'
import { billing, clearOrders, fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
beforeEach(async () => {
  await clearOrders(shop)
  await shop.services.db.delete(carts)
})
afterAll(() => shop.close())

describe('placing an order', () => {
  test('[STOCK-01] lowers stock with the order, never below 0, over all sizes of a product', async () => {
    const { meera } = people
    const kurta = await addProduct(shop, {
      name: 'Five Kurtas',
      quantity: 5,
      enableSize: true,
      sizes: ['M', 'L'],
    })
    const bag = await fillBag(
      shop,
      meera,
      { product: kurta, size: 'M', quantity: 2 },
      { product: kurta, size: 'L', quantity: 2 },
    )
    expect(await placeBag(shop, meera, bag._id)).toMatchObject({ status: 201 })
    expect(await stockOf(shop, kurta)).toBe(1)
    const next = await fillBag(shop, meera, { product: kurta, size: 'M' })
    await shop.services.db.update(products).set({ quantity: 0 }).where(eq(products.id, kurta.id))
    expect(await placeBag(shop, meera, next._id)).toMatchObject({ status: 409 })
    expect(await stockOf(shop, kurta)).toBe(0)
  })

  test('answers with the order: snapshot, totals, payment; the bag is empty then', async () => {
    const { meera } = people
    const bag = await fillBag(
      shop,
      meera,
      { product: goods.cottonKurta, size: 'L', quantity: 2 },
      { product: goods.cottonSaree },
    )
    const placed = await placeBag(shop, meera, bag._id, { companyName: 'Iyer and Sons', payment: 'cod' })
    expect(placed).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Order placed successfully',
        order: {
          customer: { name: 'Meera Iyer' },
          status: 'placed',
          cartId: bag._id,
          device: 'desktop',
          subTotal: 3897,
          tax: 0,
          grandTotal: 3897,
          billingAddress: { ...billing, companyName: 'Iyer and Sons', payment: 'cod' },
          paymentId: { status: 'Pending', type: 'cod' },
        },
      },
    })
    const { order } = placed.body
    expect(orderSchema.parse(order)).toEqual(order)
    expect(order.items).toMatchObject([
      { product: { _id: goods.cottonKurta.id, price: 1499, images: [] }, size: 'L', quantity: 2 },
      { product: { _id: goods.cottonSaree.id, price: 899 }, size: null, quantity: 1 },
    ])
    expect((await shop.call('GET', `/api/order/${order._id}`, { as: meera })).body).toEqual(order)
    expect((await shop.call('POST', '/api/cart', { as: meera })).body.currentCart.items).toEqual([])
  })

  test('keeps its lines as they were when the product changes later', async () => {
    const product = await addProduct(shop, {
      name: 'Changing Saree',
      pricePaise: 100_010,
      images: ['/media/a.webp'],
    })
    const order = await orderOf(shop, people.meera, product)
    await shop.services.db
      .update(products)
      .set({ name: 'Renamed', pricePaise: 5, images: [] })
      .where(eq(products.id, product.id))
    const read = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(read.body).toMatchObject({
      grandTotal: 1000.1,
      items: [{ product: { name: 'Changing Saree', price: 1000.1, images: ['/media/a.webp'] } }],
    })
  })

  test('takes prices from the database at that moment, whatever was sent or seen before', async () => {
    const product = await addProduct(shop, { name: 'Repriced Saree', pricePaise: 100 })
    const bag = await fillBag(shop, people.meera, { product })
    await shop.services.db.update(products).set({ pricePaise: 70_000 }).where(eq(products.id, product.id))
    const { body } = await shop.call('POST', `/api/cart/place-order/${bag._id}`, {
      as: people.meera,
      json: {
        billingAddress: { ...billing, subTotal: 1 },
        subTotal: 1,
        grandTotal: 1,
        customer: people.ravi.id,
        items: [],
        status: 'delivered',
        paymentId: { status: 'Completed' },
      },
    })
    expect(body.order).toMatchObject({ grandTotal: 700, status: 'placed', customer: { name: 'Meera Iyer' } })
    expect(body.order.paymentId.status).toBe('Pending')
    expect(body.order.billingAddress).not.toHaveProperty('subTotal')
  })

  test('the same cart again answers with the same order and takes nothing', async () => {
    const bag = await fillBag(shop, people.meera, { product: goods.cottonSaree, quantity: 2 })
    const first = await placeBag(shop, people.meera, bag._id)
    const before = await stockOf(shop, goods.cottonSaree)
    const again = await placeBag(shop, people.meera, bag._id, { city: 'Madurai' })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await stockOf(shop, goods.cottonSaree)).toBe(before)
  })

  test('not enough stock names the items and what is left, and leaves the bag as it was', async () => {
    const { meera } = people
    const rare = await addProduct(shop, { name: 'Rare Saree', quantity: 5 })
    const leaving = await addProduct(shop, { name: 'Leaving Saree' })
    const bag = await fillBag(
      shop,
      meera,
      { product: rare, quantity: 4 },
      { product: goods.cottonSaree },
      { product: leaving },
    )
    await shop.services.db.update(products).set({ quantity: 2 }).where(eq(products.id, rare.id))
    await shop.services.db.update(products).set({ status: false }).where(eq(products.id, leaving.id))
    const before = await stockOf(shop, goods.cottonSaree)
    expect(await placeBag(shop, meera, bag._id)).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        message: 'Only 2 left of Rare Saree. Leaving Saree is out of stock.',
        errors: [
          { field: bag.items[0]._id, message: 'Only 2 left of Rare Saree.' },
          { field: bag.items[2]._id, message: 'Leaving Saree is out of stock.' },
        ],
      },
    })
    const cart = (await shop.call('POST', '/api/cart', { as: meera })).body.currentCart
    expect(cart).toMatchObject({ _id: bag._id, items: [{ quantity: 4 }, { quantity: 1 }, { quantity: 1 }] })
    expect(await stockOf(shop, goods.cottonSaree)).toBe(before)
    expect(await shop.services.db.$count(orders)).toBe(0)
  })

  test('an empty bag is refused and stays open', async () => {
    const { meera } = people
    const bag = await fillBag(shop, meera, { product: goods.cottonSaree })
    await shop.call('DELETE', `/api/cart/delete/${bag.items[0]._id}`, { as: meera })
    expect(await placeBag(shop, meera, bag._id)).toMatchObject({ status: 422, body: { code: 'empty_cart' } })
    expect((await fillBag(shop, meera, { product: goods.cottonSaree }))._id).toBe(bag._id)
  })

  test('a wrong billing form is refused field by field', async () => {
    const bag = await fillBag(shop, people.meera, { product: goods.cottonSaree })
    const wrong = { name: 'M33ra', zipCode: '12', contact: '12345', email: 'nobody', city: '', state: '4' }
    const answer = await placeBag(shop, people.meera, bag._id, wrong)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      { field: 'billingAddress.name', message: 'Only alphabets allowed' },
      { field: 'billingAddress.email', message: 'Enter a valid email address.' },
      { field: 'billingAddress.city', message: expect.any(String) },
      { field: 'billingAddress.state', message: 'Only alphabets allowed' },
      { field: 'billingAddress.zipCode', message: 'Only 4 to 8 digits allowed' },
      {
        field: 'billingAddress.contact',
        message: 'Enter a valid 10-digit mobile number starting with 6-9',
      },
    ])
    for (const json of [{}, { billingAddress: null }, { billingAddress: billing, device: 'watch' }, []]) {
      const path = `/api/cart/place-order/${bag._id}`
      expect((await shop.call('POST', path, { as: people.meera, json })).status).toBe(422)
    }
  })

  test('nothing is ordered whose price is 0', async () => {
    const free = await addProduct(shop, { name: 'A slip of the shop', pricePaise: 0 })
    const bag = await fillBag(shop, people.meera, { product: free })
    const refused = await placeBag(shop, people.meera, bag._id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_to_sell' } })
    await shop.call('DELETE', `/api/cart/delete/${bag.items[0]._id}`, { as: people.meera })
  })

  test('contact and PIN code are understood as people type them', async () => {
    const bag = await fillBag(shop, people.meera, { product: goods.cottonSaree })
    const typed = { contact: '+91-98290 12345', zipCode: '302 001' }
    const placed = await placeBag(shop, people.meera, bag._id, typed)
    expect(placed.body.order.billingAddress).toMatchObject({ contact: '9829012345', zipCode: '302001' })
  })

  test('cards are refused where no card provider is configured', async () => {
    const bag = await fillBag(shop, people.meera, { product: goods.cottonSaree })
    expect(await placeBag(shop, people.meera, bag._id, { payment: 'card' })).toMatchObject({
      status: 422,
      body: { code: 'payment_not_offered', errors: [{ field: 'billingAddress.payment' }] },
    })
  })
})

describe('strangers', () => {
  test("nobody orders somebody else's cart", async () => {
    const bag = await fillBag(shop, people.meera, { product: goods.cottonSaree })
    expect((await placeBag(shop, people.visitor, bag._id)).status).toBe(401)
    expect((await placeBag(shop, people.ravi, bag._id)).status).toBe(404)
    expect((await placeBag(shop, people.adminAsha, bag._id)).status).toBe(404)
    expect((await placeBag(shop, people.meera, bag._id)).status).toBe(201)
    expect((await placeBag(shop, people.ravi, bag._id)).status).toBe(404)
    expect((await placeBag(shop, people.ravi, newId())).status).toBe(404)
  })
})
