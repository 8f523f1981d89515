import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { openFormShop } from './forms.fixture.ts'

const { shop, people, goods, png, post } = await openFormShop()
afterAll(() => shop.close())

test('categories are added with a picture, changed and seen at once', async () => {
  await shop.call('GET', '/api/admin/category')
  const added = await post('category/store', { name: ' material ', status: 'true', image: png })
  expect(added).toMatchObject({
    status: 201,
    body: {
      message: 'Category added successfully',
      category: { name: 'material', status: true, image: expect.stringMatching(/^\/media\//) },
    },
  })
  const { category } = added.body
  expect((await shop.call('GET', '/api/admin/category')).body).toContainEqual(category)
  const stole = await addProduct(shop, { name: 'Stole', categoryId: category._id })
  expect((await shop.call('GET', `/api/product/${stole.id}`)).status).toBe(200)
  const changed = await post(`category/update/${category._id}`, { name: 'Dress Material' })
  expect(changed.body).toEqual({
    message: 'Category updated successfully',
    category: { ...category, name: 'Dress Material' },
  })
  const seen = await shop.call('GET', '/api/admin/product?category=dress+material')
  expect(seen.body).toMatchObject([{ category: { name: 'Dress Material' } }])
  await post(`category/update/${category._id}`, { status: 'inactive' })
  expect((await shop.call('GET', `/api/product/${stole.id}`)).status).toBe(404)
  await post(`category/update/${category._id}`, { status: 'active' })
  expect((await shop.call('GET', `/api/product/${stole.id}`)).status).toBe(200)
})

test('a flag is one of the words that forms say; any other is refused at its field', async () => {
  const { category } = (await post('category/store', { name: 'Flags', status: 'true' })).body
  for (const word of ['Inactiv', 'nein', '2', 'undefined']) {
    expect(await post(`category/update/${category._id}`, { status: word })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'status', message: 'Write yes or no.' }] },
    })
  }
  const words = { false: false, 0: false, off: false, no: false, Inactive: false, '': false }
  for (const [word, status] of Object.entries({
    ...words,
    true: true,
    1: true,
    on: true,
    ' Active ': true,
  })) {
    const { body } = await post(`category/update/${category._id}`, { status: word })
    expect([word, body.category.status]).toEqual([word, status])
  }
})

test('categories need a name of their own, a status and a readable picture', async () => {
  const wrong = await post('category/store', { image: png })
  expect(wrong.body.errors.map((error: { field: string }) => error.field)).toEqual(['name', 'status'])
  const twin = await post('category/store', { name: 'SAREE', status: 'true' })
  expect(twin).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } })
  for (const name of ['.', '..', 'all', 'ALL', goods.saree.id, '\u200b', 'Silk\nSaree'])
    for (const path of ['store', `update/${goods.saree.id}`])
      expect(await post(`category/${path}`, { name, status: 'true' }), name).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'name', message: expect.stringMatching(/\.$/) }] },
      })
  const broken = new File(['not a picture'], 'a.jpg', { type: 'image/jpeg' })
  const unreadable = await post('category/store', { name: 'broken', status: 'true', image: broken })
  expect(unreadable).toMatchObject({ status: 422, body: { errors: [{ field: 'image' }] } })
  expect((await post(`category/update/${goods.banarasiSaree.id}`, { name: 'x' })).status).toBe(404)
})

test.each(['constructor', '__proto__'])(
  'a category may be called %s: the shop stays as it is',
  async (name) => {
    const { status, body } = await post('category/store', { name, status: 'true', inMenu: 'true' })
    expect(status).toBe(201)
    const shawl = await addProduct(shop, { name: 'Wool Shawl', slug: name, categoryId: body.category._id })
    for (const language of ['en', 'hi']) {
      const headers = { 'accept-language': language }
      const all = await shop.call('GET', '/api/admin/category', { headers })
      expect(all).toMatchObject({
        status: 200,
        body: expect.arrayContaining([expect.objectContaining({ name })]),
      })
      expect((await shop.call('GET', `/api/product/${shawl.id}`, { headers })).body.category.name).toBe(name)
    }
    expect((await shop.call('GET', `/api/admin/product?category=${name}`)).body).toHaveLength(1)
  },
)

test('categories stay while products use them', async () => {
  const remove = () =>
    shop.call('DELETE', `/api/admin/category/delete/${goods.closed.id}`, { as: people.adminAsha })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'category_in_use' } })
  await post(`product/update/${goods.closedDress.id}`, { category: '' })
  expect(await remove()).toMatchObject({ status: 200, body: { message: 'Category deleted successfully' } })
  expect((await remove()).status).toBe(404)
})
