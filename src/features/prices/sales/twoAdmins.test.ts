import { afterAll, describe, expect, test } from 'vitest'
import { makeSeen } from '#/ui/resource/form/useSeen.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { changeOf, type SaleValues, saidTogether, valuesOf } from '../ui/admin/saleValues.ts'
import { openSaleShop } from './sales.fixture.ts'
import type { AdminSale } from './sales.schema.ts'

const { shop, later, off, call } = await openSaleShop()
afterAll(() => shop.close())

describe('two admins who have a sale open', () => {
  const opened = async (name: string) => {
    const product = await addProduct(shop, { name })
    const fields = { ...off(10, product), from: later(1) }
    const { sale } = (await call('POST', '', fields)).body
    return { sale, change: (json: object) => call('POST', `/${sale._id}`, json) }
  }

  test('and change different fields lose nothing of each other’s', async () => {
    const { sale, change } = await opened('Of Two Admins')
    const until = later(500)
    await change({ percent: 25, until, seen: { percent: 10, until: sale.until } })
    const { status, body } = await change({ name: 'Deepavali', seen: { name: 'Diwali' } })
    expect([status, body.sale]).toEqual([200, { ...sale, percent: 25, until, name: 'Deepavali' }])
  })

  test('and change one field are told, and nothing is overwritten', async () => {
    const { sale, change } = await opened('Of Two Percents')
    await change({ percent: 25, seen: { percent: 10 } })
    expect(await change({ percent: 40, seen: { percent: 10 } })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', errors: [{ field: 'percent' }] },
    })
    expect((await call('GET', `/${sale._id}`)).body.percent).toBe(25)
  })

  test('are told by the form as well where one chose another way to reduce: no percent goes nowhere', async () => {
    const { sale, change } = await opened('Of Two Ways')
    const seen = makeSeen<AdminSale, SaleValues>(sale, valuesOf, { together: saidTogether })
    await change({ by: 'price', price: '499', seen: { by: 'percent' } })
    const json = changeOf({ ...valuesOf(sale), percent: '20' }, sale, seen)
    expect(json).toEqual({
      ...{ by: 'percent', percent: '20', price: '' },
      seen: { by: 'percent', percent: 10, price: null },
    })
    expect(await change(json)).toMatchObject({
      status: 409,
      body: { clash: { stored: { by: 'price', price: 499 } } },
    })
    // What touches neither goes through.
    const named = changeOf({ ...valuesOf(sale), name: 'Named' }, sale, seen)
    expect(named).toEqual({ name: 'Named', seen: { name: 'Diwali' } })
    expect((await change(named)).body.sale).toMatchObject({ name: 'Named', by: 'price', price: 499 })
  })

  test('and whose changes make no sense together: the second one is refused at its field', async () => {
    const { change } = await opened('Of Two Halves')
    const refused = async (json: object) => (await change(json)).body.errors
    expect(await refused({ by: 'price' })).toEqual([{ field: 'price', message: 'At which price?' }])
    expect(await refused({ scope: 'categories' })).toEqual([
      { field: 'categories', message: 'Choose at least one category.' },
    ])
    expect(await refused({ from: later(600) })).toEqual([
      { field: 'until', message: 'The end comes after the beginning.' },
    ])
  })
})
