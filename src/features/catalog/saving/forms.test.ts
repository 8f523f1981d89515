import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { isWaiting } from '../../../../test/fixtures/waiting.ts'
import { products } from '../tables/catalog.tables.ts'
import { type Fields, openFormShop } from './forms.fixture.ts'

const { shop, people, goods, png, picture, post } = await openFormShop()
afterAll(() => shop.close())

const kurta = { name: 'Red Kurta', price: '1499.50', quantity: '20' }

describe('adding a product', () => {
  test('[API-03] sizes are repeated fields; only real pictures are stored, everything else is ignored', async () => {
    const { status, body } = await post('product/store', {
      ...kurta,
      slug: 'red-kurta',
      category: goods.salwarSuit.id,
      enableSize: 'true',
      sizes: ['L', 'S', 'M', 'S'],
      status: 'true',
      images: [
        'https://pictures.example/a.jpg',
        new File([], 'empty.png', { type: 'image/png' }),
        new File(['price list'], 'list.txt', { type: 'text/plain' }),
        png,
      ],
      _id: goods.saree.id,
      deletedAt: '2020-01-01',
    })
    expect({ status, message: body.message }).toEqual({
      status: 201,
      message: 'Product added successfully',
    })
    expect(body.product).toMatchObject({
      ...{ name: 'Red Kurta', title: 'Red Kurta', slug: 'red-kurta', price: 1499.5, quantity: 20 },
      ...{ sizes: ['S', 'M', 'L'], category: { name: 'salwar suit' }, status: true },
      images: [expect.stringMatching(/^\/media\/[\w-]+\.34x48\.[0-9a-f]{6}\/34\.webp$/)],
    })
    expect(body.product._id).not.toBe(goods.saree.id)
    const shown = await shop.call('GET', body.product.images[0])
    expect(shown.status).toBe(200)
    // Without pictures in the form of an update the stored ones stay.
    const renamed = await post(`product/update/${body.product._id}`, { name: 'Crimson Kurta' })
    expect(renamed.body.product).toEqual({
      ...body.product,
      name: 'Crimson Kurta',
      title: 'Crimson Kurta',
    })
  })

  test('it is there for shoppers at once, and so is every change of it', async () => {
    await shop.call('GET', '/api/admin/product')
    const { body } = await post('product/store', { ...kurta, slug: 'at-once' })
    const path = `/api/product/${body.product._id}`
    const listed = async (query: string) =>
      (await shop.call('GET', `/api/admin/product?${query}`)).headers.get('x-total-count')
    expect(await listed('q=red+kurta')).toBe('1')
    await post(`product/update/${body.product._id}`, { price: '10', slug: 'moved', quantity: '0' })
    expect((await shop.call('GET', path)).body).toMatchObject({ price: 10, slug: 'moved', quantity: 0 })
    expect((await shop.call('GET', '/api/product/moved')).body._id).toBe(body.product._id)
    expect((await shop.call('GET', '/api/product/at-once')).status).toBe(404)
    expect(await listed('q=red+kurta&max=10')).toBe('1')
    await post(`product/update/${body.product._id}`, { status: 'false' })
    expect((await shop.call('GET', path)).status).toBe(404)
    expect(await listed('q=red+kurta')).toBe('0')
  })

  test('without a slug it gets one of its name, in whatever script, and the next where that is taken', async () => {
    const slugs: string[] = []
    for (const slug of [{}, { slug: '' }] as Fields[]) {
      slugs.push((await post('product/store', { ...kurta, name: 'लाल साड़ी', ...slug })).body.product.slug)
    }
    expect(slugs).toEqual(['lal-sari', 'lal-sari-2'])
    const { body } = await post('product/store', { ...kurta, name: '丝绸' })
    expect(body.product.slug).toBe('product')
    const emptied = await post(`product/update/${body.product._id}`, { slug: '' })
    expect(emptied.body.errors).toContainEqual({ field: 'slug', message: 'Slug is required.' })
  })

  test('a price above the MRP that there is, is refused as well', async () => {
    const { body } = await post('product/store', { ...kurta, slug: 'struck', mrp: '1999' })
    const dear = await post(`product/update/${body.product._id}`, { price: '2000' })
    expect(dear.body.errors).toEqual([{ field: 'mrp', message: 'The MRP must not be below the price.' }])
    const both = await post(`product/update/${body.product._id}`, { price: '2000', mrp: '2500' })
    expect(both.body.product).toMatchObject({ price: 2000, mrp: 2500 })
  })

  test('amounts are understood as people type them', async () => {
    const typed = { price: ' Rs. 1,299.50/-', mrp: '₹ 1,999', quantity: '१,२००' }
    const { status, body } = await post('product/store', { ...kurta, ...typed, slug: 'as-typed' })
    expect(status).toBe(201)
    expect(body.product).toMatchObject({ price: 1299.5, mrp: 1999, quantity: 1200 })
    const emptied = await post(`product/update/${body.product._id}`, { mrp: ' ' })
    expect(emptied.body.product.mrp).toBeNull()
  })

  test('sizes on without a choice means all six, sizes off none', async () => {
    const on = await post('product/store', { ...kurta, slug: 'all-sizes', enableSize: '1' })
    expect(on.body.product.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
    const off = await post('product/store', { ...kurta, slug: 'one-size', enableSize: '0', sizes: ['S'] })
    expect(off.body.product).toMatchObject({ enableSize: false, sizes: [] })
    const less = await post(`product/update/${on.body.product._id}`, { sizes: ['XL', 'M'] })
    expect(less.body.product.sizes).toEqual(['M', 'XL'])
    const same = await post(`product/update/${on.body.product._id}`, { enableSize: 'true' })
    expect(same.body.product.sizes).toEqual(['M', 'XL'])
    const none = await post(`product/update/${on.body.product._id}`, { enableSize: 'false' })
    expect(none.body.product.sizes).toEqual([])
  })

  test.each(['\u200b', '\u3164 \u2060', 'Red\nKurta', 'Red\u0007Kurta'])(
    'a name like %j is none',
    async (name) => {
      const refused = { status: 422, body: { errors: [{ field: 'name' }] } }
      expect(await post('product/store', { ...kurta, name, slug: 'unseen' })).toMatchObject(refused)
      expect(await post(`product/update/${goods.hiddenSaree.id}`, { name })).toMatchObject(refused)
    },
  )

  test('a title that shows nothing leaves its place to the name, in any language', async () => {
    const words = JSON.stringify({ hi: { name: '\u200b', description: 'लाल' } })
    const { body } = await post('product/store', { ...kurta, slug: 'untitled', title: '\u200b', words })
    expect(body.product).toMatchObject({ title: 'Red Kurta' })
    const { _id } = body.product
    const [row] = await shop.services.db.select().from(products).where(eq(products.id, _id))
    expect(row?.words).toEqual({ hi: { description: 'लाल' } })
  })

  test('no slug is like the id of another product, typed or made of a name', async () => {
    const id = goods.banarasiSaree.id
    const asId = { status: 422, body: { errors: [{ field: 'slug' }] } }
    expect(await post('product/store', { ...kurta, slug: id })).toMatchObject(asId)
    expect(await post(`product/update/${goods.hiddenSaree.id}`, { slug: id })).toMatchObject(asId)
    const { body } = await post('product/store', { ...kurta, name: id })
    expect(body.product.slug).toBe(`${id}-2`)
    expect((await shop.call('GET', `/api/product/${id}`)).body._id).toBe(id)
  })

  test('of products that are made of one name at one moment each gets an address', async () => {
    const { added } = await shop.services.db.transaction(async (tx) => {
      await tx.update(products).set({ slug: 'blue-kurta' }).where(eq(products.id, goods.hiddenSaree.id))
      const added = post('product/store', { ...kurta, name: 'Blue Kurta' })
      await expect.poll(() => isWaiting(shop)).toBe(true)
      return { added }
    })
    expect(await added).toMatchObject({ status: 201, body: { product: { slug: 'blue-kurta-2' } } })
    await shop.services.db
      .update(products)
      .set({ slug: goods.hiddenSaree.slug })
      .where(eq(products.id, goods.hiddenSaree.id))
  })

  test('a slug that is taken is refused, in any of its ways', async () => {
    const taken = { status: 409, body: { code: 'slug_taken', errors: [{ field: 'slug' }] } }
    expect(await post('product/store', { ...kurta, slug: goods.hiddenSaree.slug })).toMatchObject(taken)
    const update = { slug: goods.hiddenSaree.slug }
    expect(await post(`product/update/${goods.cottonSaree.id}`, update)).toMatchObject(taken)
    const both = await Promise.all([1, 2].map(() => post('product/store', { ...kurta, slug: 'twins' })))
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
    const itself = await post(`product/update/${goods.cottonSaree.id}`, { slug: goods.cottonSaree.slug })
    expect(itself.status).toBe(200)
  })

  test.each<[Fields, string, string]>([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ slug: 'Red Kurta' }, 'slug', 'Small letters, digits and hyphens only.'],
    [{ price: '' }, 'price', 'Price is required.'],
    [{ price: '-1' }, 'price', 'The price must be more than 0.'],
    [{ price: '0' }, 'price', 'The price must be more than 0.'],
    [{ price: '9.999' }, 'price', 'At most two decimals.'],
    [{ price: '1000000000' }, 'price', 'The price is too high.'],
    [{ price: '1e9' }, 'price', 'A price such as 1,299.00.'],
    [{ price: '1.299,00' }, 'price', 'A price such as 1,299.00.'],
    [{ price: '12,99' }, 'price', 'A price such as 1,299.00.'],
    [{ mrp: '1499.49' }, 'mrp', 'The MRP must not be below the price.'],
    [{ mrp: 'twelve' }, 'mrp', 'A price such as 1,299.00.'],
    [{ quantity: 'a dozen' }, 'quantity', 'A number of pieces such as 12.'],
    [{ quantity: '' }, 'quantity', 'Quantity is required.'],
    [{ quantity: '1.5' }, 'quantity', 'A whole number.'],
    [{ quantity: '-1' }, 'quantity', 'Not below 0.'],
    [{ enableSize: 'true', sizes: ['S', 'XXXL'] }, 'sizes.1', 'Sizes are XS, S, M, L, XL and XXL.'],
    [{ category: 'no-such-id' }, 'category', 'This category does not exist.'],
    [
      { images: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })] },
      'images',
      'a.gif: Please choose a PNG or JPEG picture.',
    ],
    [
      { images: [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })] },
      'images',
      'a.svg: Please choose a PNG or JPEG picture.',
    ],
    [
      { images: [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png')] },
      'images',
      'a.png: A picture may have at most 5 MB.',
    ],
    [{ images: Array.from({ length: 9 }, () => new File(['x'], 'a.png')) }, 'images', 'At most 8 pictures.'],
  ])('%j is refused', async (wrong, field, message) => {
    const answer = await post('product/store', { ...kurta, slug: 'refused', ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', message } })
    expect(answer.body.errors).toContainEqual({ field, message })
  })

  test('a body that is no form is refused', async () => {
    const answer = await shop.call('POST', '/api/admin/product/store', {
      as: people.adminAsha,
      json: kurta,
    })
    expect(answer.status).toBe(415)
  })
})

describe('changing pictures and stock', () => {
  test('keepImages says which stored pictures stay and in which order; new ones follow', async () => {
    const images = [await picture('#111111'), await picture('#777777'), await picture('#eeeeee')]
    const { body } = await post('product/store', { ...kurta, slug: 'pictures', images })
    const [first, second, third] = body.product.images
    const update = `product/update/${body.product._id}`
    const foreign = goods.banarasiSaree.images[0] ?? ''
    const reordered = await post(update, { keepImages: [third, first, third, foreign] })
    expect(reordered.body.product.images).toEqual([third, first])
    const more = await post(update, { keepImages: [first], images: [png] })
    expect(more.body.product.images).toEqual([first, expect.not.stringContaining(second)])
    const replaced = await post(update, { images: [png] })
    expect(replaced.body.product.images).toHaveLength(1)
    expect(replaced.body.product.images).not.toContain(first)
    const none = await post(update, { keepImages: '' })
    expect(none.body.product.images).toEqual([])
  })

  test('what was sold while the form was open stays sold', async () => {
    const shawl = await addProduct(shop, { name: 'Pashmina Shawl', quantity: 8 })
    const form = { name: 'Pashmina Shawl', quantity: '15', quantityWas: '10' }
    const { body } = await post(`product/update/${shawl.id}`, form)
    expect(body.product.quantity).toBe(13)
  })

  test('an unknown product is not found', async () => {
    for (const id of [goods.saree.id, 'x']) {
      expect((await post(`product/update/${id}`, { name: 'Nobody' })).status).toBe(404)
    }
  })
})
