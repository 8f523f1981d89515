import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#/features/accounts/accounts.store.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { billing, fillBag, orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { slipsPdf } from './slip.pdf.ts'
import { findSlips } from './slip.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const sender = { name: 'Zari', legalName: 'Zari Handlooms', address: 'Varanasi', phone: '9000000000' }
const pagesOf = (pdf: Uint8Array) =>
  Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1])
const slipOf = async (order: Json) => (await findSlips(shop.services.db, { orderId: order._id }))[0]
const note = (order: Json, json: Json) =>
  shop.call('POST', `/api/admin/order/note/${order._id}`, { as: people.adminAsha, json })

describe('a packing slip', () => {
  test('says where it goes and what goes in, with wishes and without prices or the shop’s own notes', async () => {
    const product = await addProduct(shop, {
      name: 'Silk Kurta',
      enableSize: true,
      sizes: ['M', 'L'],
      quantity: 9,
    })
    const form = new FormData()
    form.set('sku', 'SK-1')
    form.set('barcode', '8901')
    const change = () =>
      shop.call('POST', `/api/admin/product/update/${product.id}`, { as: people.adminAsha, form })
    await change()
    const wanted = [
      { product, size: 'M', quantity: 2 },
      { product, size: 'L' },
    ]
    const bag = await fillBag(shop, people.meera, ...wanted)
    const { payment: _payment, email: _email, ...place } = billing
    const { order } = (
      await shop.call('POST', `/api/cart/place-order/${bag._id}`, {
        as: people.meera,
        json: {
          billingAddress: { ...billing, payment: 'cod' },
          deliveryAddress: { ...place, name: 'Sita Rao', city: 'Madurai', contact: '+91 98290-12345' },
          note: 'Leave it with the guard',
        },
      })
    ).body
    expect(order.items[0]).toMatchObject({ size: 'M', sku: 'SK-1', barcode: '8901' })
    // It says what was ordered, whatever the product is called later.
    form.set('sku', 'SK-2')
    await change()
    await note(order, { note: 'Called twice, rude', onSlip: false })
    const { body } = await note(order, { note: 'Wrap it as a gift', onSlip: true })
    expect(body.events.at(-1)).toMatchObject({ text: 'Wrap it as a gift', onSlip: true })
    const slip = await slipOf(order)
    expect(slip).toMatchObject({
      number: order.number,
      status: 'placed',
      payment: { type: 'cod', status: 'Pending', amountPaise: order.grandTotal * 100 },
      to: { name: 'Sita Rao', city: 'Madurai', contact: '9829012345' },
      customerNote: 'Leave it with the guard',
      items: [
        { name: 'Silk Kurta', size: 'M', sku: 'SK-1', barcode: '8901', quantity: 2 },
        { name: 'Silk Kurta', size: 'L', sku: 'SK-1', barcode: '8901', quantity: 1 },
      ],
      notes: ['Wrap it as a gift'],
    })
    const answer = await shop.call('GET', `/api/admin/order/slip/${order._id}`, { as: people.adminAsha })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="Packing-slip-${order.number}.pdf"`,
    )
    expect(answer.body).toMatch(/^%PDF-1\.\d/)
    const before = await shop.call('GET', `/api/admin/order/${order._id}/slip.pdf`)
    expect([before.status, before.headers.get('location')]).toEqual([
      308,
      `/api/admin/order/slip/${order._id}`,
    ])
    const seen = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(JSON.stringify(seen.body)).not.toContain('gift')
  })

  test('is in the language of the admin who prints it, whatever the buyer and the browser like', async () => {
    const { db } = shop.services
    const order = await orderOf(shop, people.meera, await addProduct(shop, { name: 'Printed Silk' }))
    const spoken = async (headers: Record<string, string> = {}) => {
      const as = people.adminAsha
      const { body } = await shop.call('GET', `/api/admin/order/slip/${order._id}`, { as, headers })
      return /\/Lang \(([\w-]+)\)/.exec(body)?.[1]
    }
    await changeSettings(shop, { languages: ['hi'] })
    await updateUser(db, people.meera.id, { language: 'hi' })
    expect(await spoken({ 'accept-language': 'hi-IN' })).toBe('en-IN')
    await updateUser(db, people.adminAsha.id, { language: 'hi' })
    await expect.poll(() => spoken()).toBe('hi-IN')
    await changeSettings(shop, { languages: [] })
    expect(await spoken()).toBe('en-IN')
  })

  test('of an order that is not there is not found', async () => {
    const answer = await shop.call('GET', `/api/admin/order/slip/${newId()}`, { as: people.adminAsha })
    expect(answer.status).toBe(404)
  })

  test('has one page for a usual order, more for a long one, and each order begins a page', async () => {
    const order = await orderOf(shop, people.meera, await addProduct(shop, { name: 'A Silk' }))
    const slip = await slipOf(order)
    const [item] = slip?.items ?? []
    if (!slip || !item) throw new Error('No slip')
    const long = { ...slip, items: Array(60).fill(item), notes: ['As a gift', 'x'.repeat(900)] }
    const worst = { ...slip, to: { ...slip.to, name: 'लक्ष्मी '.repeat(12), address: 'W'.repeat(300) } }
    expect(pagesOf(await slipsPdf(sender, [slip]))).toBe(1)
    expect(pagesOf(await slipsPdf(sender, [{ ...slip, items: Array(8).fill(item) }]))).toBe(1)
    const longOnes = pagesOf(await slipsPdf(sender, [long]))
    expect(longOnes).toBeGreaterThan(2)
    expect(pagesOf(await slipsPdf(sender, [slip, long, worst, slip]))).toBe(longOnes + 3)
  })
})

test('all slips to pack are those of the work list, the oldest first; none is said to be none', async () => {
  await shop.services.db.update(orders).set({ status: 'delivered' })
  const all = () => shop.call('GET', '/api/admin/order/slips.pdf', { as: people.adminAsha })
  expect(await all()).toMatchObject({ status: 409, body: { code: 'nothing_to_pack' } })
  const product = await addProduct(shop, { name: 'B Silk', quantity: 9 })
  const make = (payment: string) => orderOf(shop, people.meera, product, { payment })
  const [first, unpaid, second, packed] = [
    await make('cod'),
    await make('upi'),
    await make('cod'),
    await make('cod'),
  ]
  await shop.services.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, packed._id))
  const slips = await findSlips(shop.services.db, 'packing')
  expect(slips.map(({ number }) => number)).toEqual([first.number, second.number])
  expect(slips.map(({ number }) => number)).not.toContain(unpaid.number)
  expect((await all()).status).toBe(200)
})
