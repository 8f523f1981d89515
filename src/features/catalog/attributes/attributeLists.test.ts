import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { attributeValues } from '../tables/catalog.tables.ts'
import { firstLists, hexOf } from './attributeLists.rules.ts'
import { listAttributes } from './attributes.rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const listsShown = async () => (await shop.services.catalog.current()).lists

test('no list begins with a value twice, and each colour but that of many has a swatch', () => {
  for (const [key, list] of Object.entries(firstLists())) {
    const names = list.map(({ value }) => value.toLowerCase())
    expect(new Set(names).size, key).toBe(names.length)
  }
  const plain = firstLists().colour.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))
  expect(plain.map(({ value }) => value)).toEqual(['Multicolour'])
})

test('a change of a list is heard in every process', async () => {
  expect(await listsShown()).toEqual(firstLists())
  expect(Object.keys(await listsShown())).toEqual(listAttributes().map(({ key }) => key))
  const row = { attribute: 'colour', value: 'Kumkum', hex: '#8e1a2d', position: 1 }
  const first = { ...row, id: newId(), value: 'Haldi', hex: '', position: 0, active: false }
  await shop.services.db.insert(attributeValues).values([{ ...row, id: newId() }, first])
  await expect
    .poll(async () => (await listsShown()).colour)
    .toEqual([
      { value: 'Haldi', hex: '', active: false },
      { value: 'Kumkum', hex: '#8e1a2d', active: true },
    ])
  expect(hexOf(await listsShown(), ' KUMKUM ')).toBe('#8e1a2d')
  expect(hexOf(await listsShown(), 'Haldi')).toBeUndefined()
  expect((await listsShown()).weave).toEqual(firstLists().weave)
})
