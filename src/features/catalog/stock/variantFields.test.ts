import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { fillBag, placeBag } from '../../../../test/fixtures/orders.ts'
import { cast, signUp } from '../../../../test/fixtures/people.ts'
import { pictureFile } from '../../../../test/fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { stockMovements, variants } from '../tables/stock.tables.ts'

/** What an admin says of sizes that are counted by themselves. */

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let ravi: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  ravi = await signUp(shop, 'Ravi Admin', 'admin')
})
afterAll(() => shop.close())

type Fields = Record<string, string | object>
function send(path: string, fields: Fields, as = people.adminAsha) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return shop.call('POST', `/api/admin/product/${path}`, { as, form })
}
const update = (id: string, fields: Fields, as = people.adminAsha) => send(`update/${id}`, fields, as)
const read = async (id: string) =>
  (await shop.call('GET', `/api/product/${id}`, { as: people.adminAsha })).body

let made = 0
/** A kurta that counts S, M and L: 1, 2 and 3 pieces. */
async function kurta(fields: Fields = {}) {
  made += 1
  const offers = ['S', 'M', 'L'].map((size, at) => ({
    ...{ size, quantity: at + 1, sku: `K${made}-${size}`, barcode: `B${made}-${size}` },
  }))
  const all = { name: `Kurta ${made}`, price: '1499', quantity: '0', offers, ...fields }
  const { status, body } = await send('store', all)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.product
}
const piecesOf = async (id: string) =>
  Object.fromEntries(
    (await read(id)).offers.map(({ size, quantity }: { size: string; quantity: number }) => [size, quantity]),
  )
/** As an order of one piece does. */
const sell = async (productId: string, size: string) => {
  const { db } = shop.services
  const [variant] = await db
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.size, size)))
  if (!variant) throw new Error(`There is no ${size}`)
  await db.insert(stockMovements).values({ variantId: variant.id, placeId: 1, pieces: -1, cause: 'sale' })
}
const linesOf = (productId: string) =>
  shop.services.db
    .select({ size: variants.size, pieces: stockMovements.pieces, cause: stockMovements.cause })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .where(eq(variants.productId, productId))
    .orderBy(asc(stockMovements.id))

describe('sizes that are counted by themselves', () => {
  test('are a product’s sizes, and their sum is its quantity', async () => {
    const product = await kurta({
      offers: [
        { size: 'L', quantity: '1,200' },
        { size: 'S', quantity: 3, price: '₹1,599', barcode: '8901' },
      ],
    })
    expect(product).toMatchObject({
      ...{ quantity: 1203, enableSize: true, sizes: ['S', 'L'], sku: '', barcode: '' },
      offers: [
        { size: 'S', sku: '', barcode: '8901', price: 1599, quantity: 3 },
        { size: 'L', sku: '', barcode: '', price: null, quantity: 1200 },
      ],
    })
    expect(await linesOf(product._id)).toEqual([
      expect.objectContaining({ size: 'S', pieces: 3, cause: 'opening' }),
      expect.objectContaining({ size: 'L', pieces: 1200, cause: 'opening' }),
    ])
    const asShopper = (await shop.call('GET', `/api/product/${product._id}`)).body
    expect(asShopper).toMatchObject({ quantity: 1203, sizes: ['S', 'L'] })
    expect(asShopper).not.toHaveProperty('offers')
  })

  test('keep what was sold while the form was open', async () => {
    const { _id } = await kurta()
    await sell(_id, 'L')
    const offers = [
      { size: 'S', quantity: 1, quantityWas: 1 },
      { size: 'M', quantity: 12, quantityWas: 2 },
      { size: 'L', quantity: 3, quantityWas: 3 },
    ]
    await update(_id, { offers })
    expect(await piecesOf(_id)).toEqual({ S: 1, M: 12, L: 2 })
  })

  test('come, go, and come back with their history; the rest stays as it is', async () => {
    const { _id } = await kurta()
    await update(_id, { offers: [{ size: 'S' }, { size: 'XL', quantity: 4 }] })
    expect(await read(_id)).toMatchObject({ quantity: 5, sizes: ['S', 'XL'] })
    await update(_id, { offers: [{ size: 'S' }, { size: 'M', quantity: 7 }] })
    expect(await read(_id)).toMatchObject({
      ...{ quantity: 8, offers: [{ sku: `K${made}-S`, barcode: `B${made}-S` }, { quantity: 7 }] },
    })
    const lines = (await linesOf(_id)).filter(({ size }) => size === 'M')
    expect(lines.map(({ pieces }) => pieces)).toEqual([2, -2, 7])
  })

  test('follow the plain list of sizes, and stay when another field is changed', async () => {
    const { _id } = await kurta()
    await update(_id, { price: '1600' })
    expect(await piecesOf(_id)).toEqual({ S: 1, M: 2, L: 3 })
    await update(_id, { enableSize: 'true', sizes: 'M' })
    expect(await read(_id)).toMatchObject({ quantity: 2, sizes: ['M'], offers: [{ size: 'M', quantity: 2 }] })
  })

  test('become one number for all, and the other way round', async () => {
    const { _id } = await kurta()
    await update(_id, { offers: [], quantity: '6', quantityWas: '6', sku: 'ALL-1' })
    expect(await read(_id)).toMatchObject({ quantity: 6, sizes: ['S', 'M', 'L'], offers: [], sku: 'ALL-1' })
    await update(_id, { price: '1700' })
    expect(await read(_id)).toMatchObject({ quantity: 6, offers: [], sku: 'ALL-1' })
    await update(_id, { offers: [{ size: 'S', quantity: 2 }] })
    expect(await read(_id)).toMatchObject({ quantity: 2, sizes: ['S'], sku: '' })
    await update(_id, { enableSize: 'false' })
    expect(await read(_id)).toMatchObject({ quantity: 2, sizes: [], offers: [] })
  })
})

test('a size has pictures of its own, of those that its product has', async () => {
  const file = async (name: string, colour: string) => {
    const { buffer, mimeType } = await pictureFile(name, colour)
    return new File([new Uint8Array(buffer)], name, { type: mimeType })
  }
  const { _id } = await kurta()
  const change = (offers: object[], images: File[], keepImages: string[]) => {
    const form = new FormData()
    form.set('offers', JSON.stringify(offers))
    for (const image of images) form.append('images', image)
    for (const image of keepImages) form.append('keepImages', image)
    return shop.call('POST', `/api/admin/product/update/${_id}`, { as: people.adminAsha, form })
  }
  const sizes = ['S', 'M', 'L'].map((size) => ({ size }))
  const owning = (images: string[]) => sizes.map((one) => (one.size === 'M' ? { ...one, images } : one))
  await change(sizes, [await file('a.png', '#8a1a2e')], [])
  const [first] = (await read(_id)).images
  const added = [await file('b.png', '#203070'), await file('c.png', '#0e5a63')]
  const answer = await change(owning(['new:2', first, 'new:9', '/media/no.webp']), added, [
    'new',
    first,
    'new',
  ])
  expect(answer.status).toBe(200)
  const { images, offers, variants: shown } = await read(_id)
  expect(images).toHaveLength(3)
  // In the order of the product.
  expect(offers[1].images).toEqual([first, images[2]])
  expect([offers[0].images, shown[1].images]).toEqual([[], offers[1].images])
  await fillBag(shop, people.meera, { product: { id: _id }, size: 'S' })
  const bag = await fillBag(shop, people.meera, { product: { id: _id }, size: 'M' })
  const picturesOf = (size: string) =>
    bag.items.find((item: { size: string }) => item.size === size).product.images
  expect(picturesOf('S')).toEqual(images)
  expect(picturesOf('M')).toEqual([first, images[2], images[0]])
  const { order } = (await placeBag(shop, people.meera, bag._id)).body
  expect(order.items[1].product.images).toEqual([first])
  // One that leaves the product leaves the size; what is not said stays.
  expect((await change(sizes, [], [images[0], images[2]])).status).toBe(200)
  expect((await read(_id)).offers[1].images).toEqual([images[2]])
  await update(_id, { price: '1600' })
  expect((await read(_id)).offers[1].images).toEqual([images[2]])
})

describe('are refused at the cell', () => {
  const refused = async (id: string, fields: Fields) => {
    const before = await read(id)
    const { status, body } = await update(id, fields)
    expect(status).toBe(422)
    expect(await read(id)).toEqual(before)
    return body.errors
  }

  test('where pieces or prices cannot be', async () => {
    const { _id } = await kurta({ mrp: '1500' })
    expect(await refused(_id, { offers: [{ size: 'S' }, { size: 'M', quantity: '-1' }] })).toEqual([
      { field: 'offers.1.quantity', message: 'Not below 0.' },
    ])
    expect(await refused(_id, { offers: [{ size: 'S' }, { size: 'M', price: '1501' }] })).toEqual([
      { field: 'offers.1.price', message: 'The MRP must not be below the price.' },
    ])
    expect(await refused(_id, { quantity: '7' })).toEqual([
      { field: 'quantity', message: 'Each size has its own number: say it there.' },
    ])
    expect(await refused(_id, { sku: 'X' })).toEqual([
      { field: 'sku', message: 'Each size has its own: say it there.' },
    ])
    expect(await refused(_id, { offers: 'what' })).toEqual([
      { field: 'offers', message: 'offers is a list of sizes.' },
    ])
    expect((await update(_id, { quantity: '6' })).status).toBe(200)
  })

  test('where a SKU or a size is there twice, in whatever letters', async () => {
    const other = await kurta()
    const { _id } = await kurta()
    const taken = `k${made - 1}-m`
    expect(
      await refused(_id, {
        offers: [
          { size: 'S', sku: 'A' },
          { size: 'M', sku: 'a' },
        ],
      }),
    ).toEqual([{ field: 'offers.1.sku', message: 'Another size has this SKU.' }])
    expect(await refused(_id, { offers: [{ size: 'S' }, { size: 'S' }] })).toEqual([
      { field: 'offers.1.size', message: 'This size is there twice.' },
    ])
    expect(await refused(_id, { offers: [{ size: 'S' }, { size: 'M', sku: taken }] })).toEqual([
      { field: 'offers.1.sku', message: `${other.name}, size M, has this SKU already.` },
    ])
    expect(await refused(_id, { offers: [], quantity: '1', sku: taken })).toMatchObject([{ field: 'sku' }])
    // Two sizes may exchange theirs, and what is gone gives its SKU back.
    const swapped = [
      { size: 'S', sku: `K${made}-M` },
      { size: 'M', sku: `K${made}-S` },
    ]
    expect((await update(_id, { offers: swapped })).status).toBe(200)
    const ofLarge = `k${made - 1}-l`
    await update(other._id, { offers: [{ size: 'S' }, { size: 'M' }] })
    expect((await update(_id, { offers: [{ size: 'S', sku: ofLarge }] })).status).toBe(200)
    // Of what was ordered the row stays, without its codes.
    const bag = await fillBag(shop, people.meera, { product: { id: other._id }, size: 'M' })
    expect((await placeBag(shop, people.meera, bag._id)).status).toBe(201)
    await shop.call('DELETE', `/api/admin/product/delete/${other._id}`, { as: people.adminAsha })
    expect((await update(_id, { offers: [{ size: 'M', sku: taken }] })).status).toBe(200)
  })

  test('of two who give out one SKU at the same time one has it', async () => {
    const [one, other] = [
      await addProduct(shop, { name: 'Race A' }),
      await addProduct(shop, { name: 'Race B' }),
    ]
    const answers = await Promise.all([one, other].map(({ id }) => update(id, { sku: 'RACE-1' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

test('two admins who change the sizes: the second sees both, pieces sold meanwhile are no change', async () => {
  const { _id } = await kurta()
  const shown = await read(_id)
  const seen = JSON.stringify({ offers: shown.offers, updatedAt: shown.updatedAt })
  const wanted = (sku: string) => ({
    offers: shown.offers.map((offer: { size: string; quantity: number }) => ({
      ...offer,
      quantityWas: offer.quantity,
      ...(offer.size === 'S' && { sku }),
    })),
    seen,
  })
  await sell(_id, 'M')
  expect((await update(_id, wanted('FIRST'))).status).toBe(200)
  const late = await update(_id, wanted('SECOND'), ravi)
  expect(late).toMatchObject({ status: 409, body: { clash: { fields: ['offers'] } } })
  expect(late.body.clash.stored.offers[0]).toMatchObject({ size: 'S', sku: 'FIRST', quantity: 1 })
  expect(await piecesOf(_id)).toEqual({ S: 1, M: 1, L: 3 })
})
