import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../../test/fixtures/statements.ts'

let shop: TestShop
let as: { token?: string }

beforeAll(async () => {
  shop = await openTestShop()
  as = (await cast(shop)).adminAsha
})
afterAll(() => shop.close())

const save = async (path: string, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  let answer = { status: 0, body: {} as { product?: { _id: string; weave: string } } }
  const sent = await statementsOf(async () => {
    answer = await shop.call('POST', `/api/admin/product/${path}`, { as, form })
  })
  const about = sent.filter((text) => /lists of values|from "attribute_values"/.test(text))
  return { ...answer, about: about.map((text) => (text.includes('lock_shared') ? 'hold' : 'read')) }
}

test('whoever saves a product reads the lists of values once, while nobody can change them', async () => {
  await shop.services.catalog.current()
  const added = await save('store', { name: 'Silk', price: '900', quantity: '1', weave: 'banarasi' })
  expect([added.status, added.body.product?.weave, added.about]).toEqual([201, 'Banarasi', ['hold', 'read']])
  const changed = await save(`update/${added.body.product?._id}`, { weave: 'chanderi' })
  expect([changed.status, changed.body.product?.weave, changed.about]).toEqual([
    200,
    'Chanderi',
    ['hold', 'read'],
  ])
})

test('a value that is in no list is refused before anything is read or stored', async () => {
  const { status, about } = await save('store', {
    name: 'Silk',
    price: '900',
    quantity: '1',
    weave: 'Tartan',
  })
  expect([status, about]).toEqual([422, []])
})
