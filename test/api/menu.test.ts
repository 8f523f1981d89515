import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

function form(fields: Record<string, string>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

test('a category keeps its place and entries in the menu; what is not sent stays', async () => {
  const fields = {
    name: 'dupatta',
    status: 'true',
    inMenu: 'true',
    menuPosition: '2',
    menuItems: 'Silk Dupatta: silk',
  }
  const made = await shop.call('POST', '/api/admin/category/store', { as: admin, form: form(fields) })
  expect(made.status).toBe(201)
  const update = (change: Record<string, string>) =>
    shop.call('POST', `/api/admin/category/update/${made.body.category._id}`, {
      as: admin,
      form: form(change),
    })
  await update({ name: 'silk dupatta' })
  const listed = async () => (await shop.call('GET', '/api/admin/category')).body
  await expect.poll(listed).toMatchObject([
    {
      ...{ name: 'silk dupatta', inMenu: true, menuPosition: 2 },
      menuItems: [{ label: 'Silk Dupatta', word: 'silk' }],
    },
  ])
  await update({ menuPosition: '', menuItems: '', inMenu: 'false' })
  await expect.poll(listed).toMatchObject([{ inMenu: false, menuPosition: null, menuItems: [] }])
})

test('a category that nobody decided about says so', async () => {
  const made = await shop.call('POST', '/api/admin/category/store', {
    as: admin,
    form: form({ name: 'stole', status: 'true' }),
  })
  expect(made.body.category).toMatchObject({ inMenu: null, menuPosition: null, menuItems: null })
})

test.each([
  ['menuPosition', '0'],
  ['menuPosition', 'first'],
  ['menuItems', 'Silk:'],
])('%s %j is refused in words', async (field, value) => {
  const { status, body } = await shop.call('POST', '/api/admin/category/store', {
    as: admin,
    form: form({ name: 'shawl', status: 'true', [field]: value }),
  })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field }])
})
