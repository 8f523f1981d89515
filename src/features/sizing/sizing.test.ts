import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addCategory, addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { addUsualCharts } from './saveCharts.actions.ts'
import { type NewChart, newChartSchema } from './sizing.schema.ts'
import { usualCharts } from './usualCharts.rules.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

let made = 0
const fields = (change: Partial<NewChart> = {}): NewChart => ({
  name: `Kurtas ${made++}`,
  garment: 'kurta',
  advice: 'Take the larger one.',
  columns: [
    { of: 'body', point: 'bust' },
    { of: 'garment', point: 'length' },
  ],
  rows: [
    { size: 'S', values: [864, 1118] },
    { size: 'M', values: [914, null] },
  ],
  categories: [],
  ...change,
})

const as = (json?: unknown) => ({ as: people.adminAsha, ...(json !== undefined && { json }) })
const add = (change?: Partial<NewChart>) => shop.call('POST', '/api/admin/sizing', as(fields(change)))
const chartOf = async (product: { id: string }) =>
  (await shop.call('GET', `/api/sizing/product/${product.id}`)).body.chart
const choose = (product: { id: string }, choice: string) =>
  shop.call('POST', `/api/admin/sizing/product/${product.id}`, as({ choice }))

const category = () => addCategory(shop, { name: `Kurtis ${made++}` })
const sized = (categoryId: string) =>
  addProduct(shop, { name: `Kurti ${made++}`, categoryId, enableSize: true, sizes: ['S', 'M'] })

describe('which chart a product goes by', () => {
  test('that of its category; another or none by its own choice; none where it has no sizes', async () => {
    const { id: categoryId } = await category()
    const kurti = await sized(categoryId)
    const uncut = await addProduct(shop, { name: `Cloth ${made++}`, categoryId })
    expect(await chartOf(kurti)).toBeNull()
    const { body } = await add({ categories: [categoryId] })
    const own = (await add()).body.chart
    expect(await chartOf(kurti)).toEqual({ _id: body.chart._id, name: body.chart.name })
    expect(await chartOf(uncut)).toBeNull()
    await choose(kurti, own._id)
    expect(await chartOf(kurti)).toMatchObject({ _id: own._id })
    await choose(kurti, 'none')
    expect(await chartOf(kurti)).toBeNull()
    const asked = await shop.call('GET', `/api/admin/sizing/product/${kurti.id}`, as())
    expect(asked.body).toEqual({ choice: 'none' })
    await choose(kurti, 'category')
    expect(await chartOf(kurti)).toMatchObject({ _id: body.chart._id })
    expect((await choose(kurti, newId())).status).toBe(404)
    expect((await choose({ id: newId() }, 'none')).status).toBe(404)
    expect((await choose(kurti, 'any')).status).toBe(422)
  })

  test('a category goes by one: given to another, it leaves the first; deleted, its products have none', async () => {
    const { id: categoryId } = await category()
    const kurti = await sized(categoryId)
    const first = (await add({ categories: [categoryId] })).body.chart
    const second = (await add({ categories: [categoryId, newId()] })).body.chart
    expect(second.categories).toEqual([categoryId])
    const { body } = await shop.call('GET', '/api/admin/sizing', as())
    expect(body.find(({ _id }: { _id: string }) => _id === first._id).categories).toEqual([])
    expect(await chartOf(kurti)).toMatchObject({ _id: second._id })
    expect((await shop.call('DELETE', `/api/admin/sizing/chart/${second._id}`, as())).status).toBe(200)
    expect(await chartOf(kurti)).toBeNull()
    expect((await shop.call('GET', `/api/sizing/chart/${second._id}`)).status).toBe(404)
  })

  test('a change of any table of the room is announced', async () => {
    const { id: categoryId } = await category()
    const kurti = await sized(categoryId)
    const other = await shop.anotherProcess()
    const dropped = vi.spyOn(other.services.responseCache, 'drop')
    const ownDropped = vi.spyOn(shop.services.responseCache, 'drop')
    const announced = async (change: () => Promise<unknown>) => {
      dropped.mockClear()
      ownDropped.mockClear()
      await change()
      // The process that changed it does not wait for its own notice.
      expect(ownDropped).toHaveBeenCalledWith(['sizing'])
      await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith(['sizing']))
    }
    const { chart } = (await add()).body
    const path = `/api/admin/sizing/chart/${chart._id}`
    const { _id: _, ...stored } = chart
    await announced(() => shop.call('POST', path, as({ ...stored, advice: 'Another' })))
    await announced(() => shop.call('POST', path, as({ ...stored, categories: [categoryId] })))
    await announced(() => choose(kurti, 'none'))
    await announced(() => shop.call('DELETE', path, as()))
    await other.close()
  })

  test('an answer says that it shows the charts, so that pages end with them', async () => {
    const kurti = await sized((await category()).id)
    const { headers } = await shop.call('GET', `/api/sizing/product/${kurti.id}`)
    expect(headers.get('x-shows')).toBe(`sizing,product:${kurti.id}`)
    expect((await shop.call('GET', `/api/sizing/product/${newId()}`)).status).toBe(404)
  })
})

describe('a chart', () => {
  test('is read by everybody as it was written, in mm', async () => {
    const { chart } = (await add({ name: 'Anarkalis' })).body
    const { body } = await shop.call('GET', `/api/sizing/chart/${chart._id}`)
    const { categories: _, ...shown } = chart
    expect(body).toEqual(shown)
    expect(body.rows[0].values).toEqual([864, 1118])
    expect((await shop.call('GET', '/api/sizing/chart/x')).status).toBe(404)
  })

  test('is refused by its cell, and by a name that is taken', async () => {
    const wrong = await add({ rows: [{ size: 'S', values: [864, 3] }] })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors).toMatchObject([{ field: 'rows.0.values.1' }])
    const short = await add({ rows: [{ size: 'S', values: [864] }] })
    expect(short.body.errors).toMatchObject([{ field: 'rows.0.values' }])
    await add({ name: 'Shararas' })
    const taken = await add({ name: 'SHARARAS' })
    expect([taken.status, taken.body.errors[0].field]).toEqual([409, 'name'])
  })

  test('what another admin changed meanwhile is not overwritten', async () => {
    const { chart } = (await add()).body
    const path = `/api/admin/sizing/chart/${chart._id}`
    const { _id: _, ...seen } = chart
    const theirs = await shop.call('POST', path, as({ ...seen, advice: 'The smaller one.', seen }))
    expect(theirs.body.chart.advice).toBe('The smaller one.')
    const mine = await shop.call('POST', path, as({ ...seen, advice: 'Ask us.', seen }))
    expect([mine.status, mine.body.clash.fields]).toEqual([409, ['advice']])
    expect((await shop.call('POST', `/api/admin/sizing/chart/${newId()}`, as(seen))).status).toBe(404)
  })
})

test('the usual charts are whole, and come once, to a shop that has none', async () => {
  for (const chart of usualCharts)
    expect(newChartSchema.parse({ ...chart, categories: [] })).toMatchObject(chart)
  const empty = await openTestShop()
  const { db } = empty.services
  const { id } = await addCategory(empty, { name: 'Salwar Suit' })
  expect(await addUsualCharts(db)).toBe(usualCharts.length)
  expect(await addUsualCharts(db)).toBe(0)
  const suit = await addProduct(empty, { name: 'Suit', categoryId: id, enableSize: true, sizes: ['M'] })
  await vi.waitFor(async () => {
    const { body } = await empty.call('GET', `/api/sizing/product/${suit.id}`)
    expect(body.chart.name).toBe('Salwar suits')
  })
  await empty.close()
})
