import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_ADDRESSES } from '#/features/addresses/addresses.rules.ts'
import { gstinCheckCharacter } from '#/features/shop/gstin.rules.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { billing, fillBag, orderOf } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { orderSchema } from './schema/orders.schema.ts'

const LAST = gstinCheckCharacter('33ABCDE1234F1Z')

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

test('a customer is offered the last five addresses of the own orders, each once, the latest first', async () => {
  const { meera, ravi, visitor } = people
  const product = await addProduct(shop, { name: 'Sent Around', quantity: 100 })
  const addresses = async (as: object) => shop.call('GET', '/api/order/addresses', { as })
  expect((await addresses(visitor)).status).toBe(401)
  expect((await addresses(meera)).body).toEqual([])
  for (const city of ['Agra', 'Bhopal', 'Cuttack', 'Delhi', 'Erode', 'Faridabad']) {
    await orderOf(shop, meera, product, { city })
  }
  await orderOf(shop, meera, product, { city: 'Cuttack', payment: 'cod' })
  await orderOf(shop, ravi, product, { city: 'Goa' })
  const mine = await addresses(meera)
  expect(mine.body.map(({ city }: { city: string }) => city)).toEqual([
    'Cuttack',
    'Faridabad',
    'Erode',
    'Delhi',
    'Bhopal',
  ])
  const { payment: _, ...address } = billing
  expect(mine.body[0]).toEqual({ ...address, city: 'Cuttack', companyName: '' })
  expect((await addresses(ravi)).body).toMatchObject([{ city: 'Goa' }])
})

const { payment: _payment, email: _email, ...home } = { ...billing, companyName: '' }
const book = (as: object) => shop.call('GET', '/api/addresses', { as })

test('an address book is its owner’s: each under a name of its own, changed and deleted by nobody else', async () => {
  const { meera, ravi } = people
  const save = (as: object, label: string) =>
    shop.call('POST', '/api/addresses', { as, json: { ...home, label } })
  const { body } = await save(meera, 'Home')
  expect(body).toEqual({
    message: 'Address saved',
    address: { _id: expect.any(String), label: 'Home', ...home },
  })
  expect(await save(meera, 'HOME')).toMatchObject({
    status: 409,
    body: { code: 'label_taken', errors: [{ field: 'label' }] },
  })
  expect((await save(ravi, 'Home')).status).toBe(201)
  const path = `/api/addresses/${body.address._id}`
  const json = { ...home, label: 'Maa', city: 'Madurai' }
  expect((await shop.call('POST', path, { as: ravi, json })).status).toBe(404)
  expect((await shop.call('DELETE', path, { as: ravi })).status).toBe(404)
  expect((await shop.call('POST', path, { as: meera, json })).body.address).toMatchObject({ city: 'Madurai' })
  expect((await book(meera)).body).toMatchObject([{ label: 'Maa', city: 'Madurai' }])
  // A firm that is left out is gone.
  const firm = { ...json, companyName: 'Iyer Silks', gstin: `33ABCDE1234F1Z${LAST}` }
  expect((await shop.call('POST', path, { as: meera, json: firm })).body.address).toMatchObject(firm)
  expect((await shop.call('POST', path, { as: meera, json })).body.address).not.toHaveProperty('gstin')
  expect((await shop.call('DELETE', path, { as: meera })).status).toBe(200)
  expect((await book(meera)).body).toEqual([])
})

test('a book takes as many as fit, however many come at once', async () => {
  const { ravi } = people
  const labels = Array.from({ length: MOST_ADDRESSES + 6 }, (_, at) => `Place ${at}`)
  const answers = await Promise.all(
    labels.map((label) => shop.call('POST', '/api/addresses', { as: ravi, json: { ...home, label } })),
  )
  const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code)
  expect(new Set(codes)).toEqual(new Set(['too_many_addresses']))
  expect((await book(ravi)).body).toHaveLength(MOST_ADDRESSES)
})

test('an order goes to somebody else with a note, and its address is remembered where that is wanted', async () => {
  const { meera } = people
  const product = await addProduct(shop, { name: 'A Present', quantity: 100 })
  const place = async (json: object) => {
    const cart = await fillBag(shop, meera, { product })
    const billingAddress = { ...billing, companyName: 'Iyer Silks', gstin: ` 33abcde1234f1z${LAST}` }
    return shop.call('POST', `/api/cart/place-order/${cart._id}`, {
      as: meera,
      json: { billingAddress, ...json },
    })
  }
  const deliveryAddress = { ...home, name: 'Sita Rao', city: 'Madurai' }
  const { body } = await place({ deliveryAddress, note: ' Ring twice ', saveAddressAs: 'Sita' })
  expect(body.order).toMatchObject({
    billingAddress: { name: 'Meera Iyer', gstin: `33ABCDE1234F1Z${LAST}` },
    deliveryAddress: { name: 'Sita Rao', city: 'Madurai' },
    note: 'Ring twice',
  })
  expect(orderSchema.parse(body.order)).toEqual(body.order)
  await place({ saveAddressAs: 'Work' })
  await place({ deliveryAddress: { ...deliveryAddress, name: 'Nobody Kept' } })
  expect((await book(meera)).body).toMatchObject([
    { label: 'Work', companyName: 'Iyer Silks', gstin: `33ABCDE1234F1Z${LAST}` },
    { label: 'Sita', name: 'Sita Rao' },
  ])
  const [, sita] = (await book(meera)).body
  await place({ billingAddress: billing, deliveryAddress, usedAddresses: [sita._id] })
  expect((await book(meera)).body).toMatchObject([{ label: 'Sita' }, { label: 'Work' }])
  // Somebody else's order moves nothing in it.
  const { ravi } = people
  const cart = await fillBag(shop, ravi, { product })
  const [, work] = (await book(meera)).body
  const theirs = { billingAddress: billing, usedAddresses: [work._id] }
  const placed = await shop.call('POST', `/api/cart/place-order/${cart._id}`, { as: ravi, json: theirs })
  expect(placed.status).toBe(201)
  expect((await book(meera)).body).toMatchObject([{ label: 'Sita' }, { label: 'Work' }])
  const wrong = await place({
    billingAddress: { ...billing, gstin: '29ABCDE1234F1Z5' },
    deliveryAddress: { ...deliveryAddress, contact: '12' },
    note: 'x'.repeat(501),
  })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'billingAddress.gstin',
    'deliveryAddress.contact',
    'note',
  ])
})
