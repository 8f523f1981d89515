import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#/features/accounts/accounts.tables.ts'
import { carts } from '#/features/cart/cart.tables.ts'
import { insertCreditLine } from '#/features/credit/credit.store.ts'
import { changeOffer } from '#/features/offers/offers.store.ts'
import { cartCodes, offers, offerUses } from '#/features/offers/offers.tables.ts'
import { reckonBags } from '#/features/offers/reckonBags.ts'
import { whoOrdered } from '#/features/orders/purchases.store.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { serviceInputSchema } from '#/features/tailoring/tailoring.schema.ts'
import { insertService } from '#/features/tailoring/tailoring.store.ts'
import { tailoringServices } from '#/features/tailoring/tailoring.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { addOffer } from '../../../test/fixtures/offers.ts'
import { billing, clearOrders, crowd, fillBag } from '../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'
import type { OrderRequest } from './newOrders.ts'
import { placeOrders } from './placeOrders.actions.ts'

let shop: TestShop
let as: Awaited<ReturnType<typeof crowd>>[number]
let saree: { id: string }

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  saree = await addProduct(shop, { name: 'Festival Saree', pricePaise: 200_000, quantity: 500 })
  await shop.services.catalog.changed({ products: [saree.id] })
})
beforeEach(async () => {
  await clearOrders(shop)
  for (const table of [offerUses, offers, carts]) await shop.services.db.delete(table)
  shop.services.offers.forget()
  const [somebody] = await crowd(shop, 1)
  if (!somebody) throw new Error('Nobody')
  as = somebody
})
afterAll(() => shop.close())

const quote = async () => (await shop.call('GET', '/api/checkout/quote', { as })).body.quote
const type = (code: string) => shop.call('POST', '/api/checkout/code', { as, json: { code } })
const place = (cartId: string, json: Json = {}) =>
  shop.call('POST', `/api/cart/place-order/${cartId}`, {
    as,
    json: { billingAddress: billing, device: 'desktop', ...json },
  })
const day = 24 * 60 * 60 * 1000

describe('the quote of a bag', () => {
  test('is none in a shop without offers, and the database is not asked', async () => {
    await addOffer(shop, { label: 'Over', until: new Date(Date.now() - day) })
    await quote()
    const sent = await statementsOf(async () => expect(await quote()).toBe(null))
    expect(sent).toEqual([])
  })

  test('says what is taken off, why, what else there was and what is missing; the bag itself stays as it is', async () => {
    await addOffer(shop, { label: 'Diwali10' })
    await addOffer(shop, { label: 'Flat', reward: { kind: 'amount', paise: 5_000 } })
    await addOffer(shop, { label: 'Big bag', leastPaise: 500_000 })
    // Whoever has nothing in the bag is not told what more to put in.
    expect(await quote()).toMatchObject({ total: 0, offers: [], missing: [] })
    const bag = await fillBag(shop, as, { product: saree })
    expect(await quote()).toEqual({
      ...{ subTotal: 2000, discount: 200, total: 1800, codes: [], takesCodes: false },
      lines: [{ item: bag.items[0]._id, discount: 200 }],
      offers: [{ label: 'Diwali10', saved: 200 }],
      explanation: ['Diwali10 saves ₹200; Flat would have saved ₹50.'],
      missing: ['₹3,000 more for “Big bag”.'],
    })
    const { body } = await shop.call('POST', '/api/cart', { as })
    expect(body.currentCart).toMatchObject({ subTotal: 2000, grandTotal: 2000 })
  })
})

describe('a code', () => {
  test('is taken in any form, remembered with the bag, and says what is missing', async () => {
    await addOffer(shop, { label: 'Welcome', code: 'WELCOME5', leastPaise: 300_000 })
    expect((await type('welcome5')).body.code).toBe('code_without_bag')
    await fillBag(shop, as, { product: saree })
    expect((await type(' welcome 5 ')).body.quote).toMatchObject({
      ...{ discount: 0, takesCodes: true },
      codes: [{ code: 'WELCOME5', applied: false, message: 'WELCOME5 needs ₹1,000 more in your bag.' }],
    })
    await fillBag(shop, as, { product: saree })
    expect(await quote()).toMatchObject({ discount: 400, codes: [{ applied: true, message: '' }] })
    await addOffer(shop, { label: 'Better', reward: { kind: 'percent', percent: 30, mostPaise: null } })
    expect((await quote()).codes).toMatchObject([
      { message: 'WELCOME5 cannot be combined with “Better”, which saves you more.' },
    ])
    const gone = await shop.call('DELETE', '/api/checkout/code/welcome5', { as })
    expect(gone.body.quote.codes).toEqual([])
  })

  test('that is no use to this buyer is refused in its own words, and guessing ends', async () => {
    const dated = (code: string, from: number | null, until: number | null) =>
      addOffer(shop, {
        ...{ label: code, code, from: from === null ? null : new Date(Date.now() + from) },
        until: until === null ? null : new Date(Date.now() + until),
      })
    await dated('SOON', day, null)
    await dated('OVER', null, -day)
    await addOffer(shop, { label: 'Stopped', code: 'STOPPED', active: false })
    const once = await addOffer(shop, { label: 'Once', code: 'ONCE', mostUsesEach: 1 })
    const last = await addOffer(shop, { label: 'Last', code: 'LAST', mostUses: 1 })
    await shop.services.db.update(offers).set({ uses: 1 }).where(eq(offers.id, last.id))
    await addOffer(shop, { label: 'First', code: 'FIRST', firstOrder: true })
    const bag = await fillBag(shop, as, { product: saree })
    expect((await type('once')).status).toBe(200)
    expect((await place(bag._id)).body.order.offers).toEqual([{ label: 'Once', code: 'ONCE', saved: 200 }])
    expect(await shop.services.db.$count(offerUses, eq(offerUses.offerId, once.id))).toBe(1)
    await fillBag(shop, as, { product: saree })
    const refused: string[] = []
    for (const code of ['soon', 'over', 'stopped', 'once', 'last', 'first', 'none'])
      refused.push((await type(code)).body.code)
    expect(refused).toEqual([
      ...['code_not_yet', 'code_ended', 'code_stopped', 'code_used_by_you', 'code_used_up'],
      ...['code_not_yours', 'code_unknown'],
    ])
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await type(`GUESS${at}`)).status)
    expect(statuses).toEqual([404, 404, 404, 429])
  })

  test('for one customer alone is theirs in any spelling of their address, and of nobody else', async () => {
    const [stranger] = await crowd(shop, 1)
    if (!stranger) throw new Error('Nobody')
    const [own] = await shop.services.db.select().from(users).where(eq(users.id, as.id))
    const forEmail = own?.email.toLowerCase() ?? ''
    await addOffer(shop, { label: 'Sorry', code: 'SORRY', forEmail })
    const typed = await shop.call('POST', '/api/checkout/code', { as: stranger, json: { code: 'sorry' } })
    expect(typed).toMatchObject({
      status: 409,
      body: { code: 'code_of_another', message: 'SORRY is meant for another customer.' },
    })
    expect((await type('sorry')).body.code).toBe('code_without_bag')
    const bag = await fillBag(shop, as, { product: saree })
    expect((await type('sorry')).body.quote).toMatchObject({ discount: 200 })
    const theirs = await fillBag(shop, stranger, { product: saree })
    // Remembered with a bag all the same, it gives nothing.
    await shop.services.db.insert(cartCodes).values({ cartId: theirs._id, code: 'SORRY' })
    const json = { billingAddress: { ...billing, contact: '9123456780' }, device: 'desktop' }
    const order = (cartId: string, by: typeof as) =>
      shop.call('POST', `/api/cart/place-order/${cartId}`, { as: by, json })
    expect((await order(theirs._id, stranger)).body.order).not.toHaveProperty('offers')
    expect((await order(bag._id, as)).body.order.offers).toMatchObject([{ code: 'SORRY' }])
  })

  test('is one of five in a bag at most', async () => {
    for (let at = 0; at < 6; at += 1) await addOffer(shop, { label: `Code ${at}`, code: `CODE${at}` })
    await fillBag(shop, as, { product: saree })
    for (let at = 0; at < 5; at += 1) expect((await type(`CODE${at}`)).status).toBe(200)
    expect((await type('CODE5')).body.code).toBe('too_many_codes')
  })
})

describe('placing an order', () => {
  test('takes off what the quote said, line by line, and refuses another total than was shown', async () => {
    const { id } = await addOffer(shop, { label: 'Diwali10', mostUses: 1 })
    const bag = await fillBag(shop, as, { product: saree, quantity: 3 })
    expect(await place(bag._id, { expectedTotal: 6000 })).toMatchObject({
      status: 409,
      body: {
        code: 'total_changed',
        message: 'The total is ₹5,400.00 now. Please check it and place the order again.',
      },
    })
    const { status, body } = await place(bag._id, { expectedTotal: 5400 })
    expect({ status, ...body.order }).toMatchObject({
      ...{ status: 'placed', subTotal: 6000, discount: 600, grandTotal: 5400 },
      ...{ offers: [{ label: 'Diwali10', saved: 600 }], paymentId: { amount: 5400 } },
      items: [{ discount: 600 }],
    })
    expect(status).toBe(201)
    const usesLeft = async () =>
      (await shop.services.db.select({ uses: offers.uses }).from(offers).where(eq(offers.id, id)))[0]?.uses
    expect(await usesLeft()).toBe(1)
    const next = await fillBag(shop, as, { product: saree })
    expect(await quote()).toMatchObject({ discount: 0, offers: [] })
    // A cancelled order gives its use back, once.
    const cancel = () => shop.call('POST', `/api/order/${body.order._id}/cancel`, { as })
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200])
    expect(await usesLeft()).toBe(0)
    expect((await place(next._id, { expectedTotal: 1800 })).body.order.discount).toBe(200)
  })

  test('by terms that changed since they were seen is reckoned again', async () => {
    const { id } = await addOffer(shop, { label: 'Diwali10' })
    // On connections of its own: an endpoint's statement has more parts.
    const alone = await shop.anotherProcess()
    const { services } = alone
    const bag = await fillBag(shop, as, { product: saree })
    const { id: customerId } = as
    const request: OrderRequest = {
      ...{ cartId: bag._id, customer: { id: customerId, name: 'Buyer' } },
      ...{ device: 'desktop', billingAddress: billing as OrderRequest['billingAddress'] },
    }
    let looks = 0
    const [placed] = await placeOrders(services.db, [request], {
      reckon: async (bags) => {
        const reckon = await reckonBags(services, whoOrdered, bags)
        looks += 1
        // Another process stops it right after it was looked at.
        if (looks === 1) await changeOffer(services.db, id, { active: false })
        services.offers.forget()
        return reckon
      },
    })
    expect(placed).toMatchObject({ rows: { order: { discountPaise: 0, grandTotalPaise: 200_000 } } })
    expect(looks).toBe(2)
    await alone.close()
  })
})

describe('an offer that somebody has once', () => {
  const home = { ...billing, contact: '9123456780', address: '9 Lake View' }
  const placeAs = (by: typeof as, cartId: string, address: Json, at = shop, more: Json = {}) =>
    at.call('POST', `/api/cart/place-order/${cartId}`, {
      as: by,
      json: { billingAddress: address, device: 'desktop', ...more },
    })
  const bags = async (count: number) => {
    const people = await crowd(shop, count)
    return Promise.all(
      people.map(async (by) => ({ by, cartId: (await fillBag(shop, by, { product: saree }))._id })),
    )
  }
  const quoteAt = async (by: typeof as, { contact, address, zipCode }: Json) =>
    (await shop.call('POST', '/api/checkout/quote', { as: by, json: { contact, address, zipCode } })).body

  test.each([
    ['once each', { mostUsesEach: 1 }],
    ['of a first order', { firstOrder: true }],
  ])('(%s) is not had again with another account, by the number or the door', async (_name, terms) => {
    await addOffer(shop, { label: 'Once', code: 'ONCE', ...terms })
    const [first, number, address, other] = await bags(4)
    if (!first || !number || !address || !other) throw new Error('Nobody')
    for (const { by } of [first, number, address, other]) {
      await shop.call('POST', '/api/checkout/code', { as: by, json: { code: 'once' } })
    }
    const before = await shop.call('GET', '/api/checkout/quote', { as: first.by })
    expect(before.body).toMatchObject({ asksWho: true, quote: { discount: 200 } })
    expect((await placeAs(first.by, first.cartId, home)).body.order.discount).toBe(200)
    const sameNumber = { ...home, address: '77 Far Street' }
    const sameAddress = { ...home, contact: '9555555555', address: '9, LAKE view' }
    for (const [{ by, cartId }, at] of [
      [number, sameNumber],
      [address, sameAddress],
    ] as const) {
      // Where it goes is not known in the bag; at the checkout it is, and no more is charged than that shows.
      expect((await placeAs(by, cartId, at, shop, { expectedTotal: 1800 })).body.code).toBe('total_changed')
      // However it is typed: else the checkout would show what no order is taken at.
      const typed = { ...at, contact: `+91-${at.contact}`, zipCode: '६००  ००४' }
      const { quote: now } = await quoteAt(by, typed)
      expect(now).toMatchObject({ discount: 0, total: 2000, codes: [{ applied: false }] })
      expect(now.codes[0].message).toMatch(/with this mobile number or for this address\.$/)
      expect((await placeAs(by, cartId, at, shop, { expectedTotal: 2000 })).body.order.grandTotal).toBe(2000)
    }
    const elsewhere = { ...home, contact: '9666666666', address: '3 Hill Road' }
    expect((await quoteAt(other.by, elsewhere)).quote.discount).toBe(200)
    expect((await placeAs(other.by, other.cartId, elsewhere)).body.order.discount).toBe(200)
  })

  test('is of no first order where number or door had one, with whatever offer; a cancelled one counts for nothing', async () => {
    await addOffer(shop, { label: 'First', firstOrder: true })
    const [before, over, number, sameAddress, other] = await bags(5)
    if (!before || !over || !number || !sameAddress || !other) throw new Error('Nobody')
    const elsewhere = { ...home, contact: '9666666666', address: '3 Hill Road' }
    const undone = (await placeAs(over.by, over.cartId, elsewhere)).body.order
    await shop.call('POST', `/api/order/${undone._id}/cancel`, { as: over.by })
    // An order from before there was such an offer, that is with its customer.
    const { order } = (await placeAs(before.by, before.cartId, home)).body
    await shop.services.db.delete(offerUses)
    for (const status of ['placed', 'shipped', 'delivered', 'returned'] as const) {
      await shop.services.db.update(orders).set({ status }).where(eq(orders.id, order._id))
      for (const [{ by }, at] of [
        [number, { ...home, address: '77 Far Street' }],
        [sameAddress, { ...home, contact: '9555555555', address: '9, LAKE view' }],
      ] as const)
        expect((await quoteAt(by, at)).quote.discount, status).toBe(0)
    }
    expect((await quoteAt(other.by, elsewhere)).quote.discount).toBe(200)
  })

  test('is asked about so often and no more: numbers and addresses of others are not tried out', async () => {
    await addOffer(shop, { label: 'Once', mostUsesEach: 1 })
    const answers = await Promise.all(
      Array.from({ length: 61 }, () =>
        shop.call('POST', '/api/checkout/quote', {
          as,
          json: { contact: '9123456780', address: 'x', zipCode: '' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('is had once by four accounts of one person in two processes at the same moment', async () => {
    const { id } = await addOffer(shop, { label: 'Once', mostUsesEach: 1 })
    const processes = [shop, await shop.anotherProcess()]
    for (let round = 0; round < 3; round += 1) {
      await clearOrders(shop)
      await shop.services.db.delete(offerUses)
      const placed = await Promise.all(
        (await bags(4)).map(({ by, cartId }, at) => placeAs(by, cartId, home, processes[at % 2])),
      )
      const discounts = placed.map(({ body }) => body.order.discount ?? 0).sort()
      expect(discounts).toEqual([0, 0, 0, 200])
      expect(await shop.services.db.$count(offerUses, eq(offerUses.offerId, id))).toBe(1)
    }
    await processes[1]?.close()
  })
})

test('an offer, services, wrapping and store credit in one order: each sum stands on the one before', async () => {
  await addOffer(shop, { label: 'Diwali10' })
  await changeSettings(shop, { giftWrap: true, giftWrapPrice: 99 })
  const { price, ...fields } = serviceInputSchema.parse({
    name: 'Fall and pico',
    price: 150,
    days: 2,
    refundable: true,
  })
  const id = await insertService(shop.services.db, { ...fields, pricePaise: price * 100 })
  const bag = await fillBag(shop, as, { product: saree, quantity: 3 })
  const [item] = bag.items
  const chosen = await shop.call('POST', `/api/tailoring/bag/${item._id}`, { as, json: { services: [id] } })
  expect(chosen.status).toBe(200)
  await insertCreditLine(shop.services.db, { customerId: as.id, amountPaise: 100_000, cause: 'granted' })
  // 6,000 less a tenth, three times 150 and 99 for the paper; a thousand of it by credit.
  const wanted = { useCredit: true, gift: { wrap: true, message: '' } }
  expect((await place(bag._id, { ...wanted, expectedTotal: 5_400 })).body).toMatchObject({
    code: 'total_changed',
  })
  // The shop asks more for the paper, then for a service, since the total was shown.
  const shown = { ...wanted, expectedTotal: 5_949 }
  const wraps = async (giftWrapPrice: number) => {
    await changeSettings(shop, { giftWrapPrice })
    await expect.poll(async () => (await shop.services.settings()).giftWrapPrice).toBe(giftWrapPrice)
  }
  await wraps(149)
  expect((await place(bag._id, shown)).body.message).toMatch(/^The total is ₹5,999.00 now/)
  await wraps(99)
  await shop.services.db.update(tailoringServices).set({ pricePaise: 17_000 })
  expect((await place(bag._id, shown)).body.message).toMatch(/^The total is ₹6,009.00 now/)
  await shop.services.db.update(tailoringServices).set({ pricePaise: 15_000 })
  // So much of the credit was on the screen; the rest went elsewhere.
  expect(await place(bag._id, { ...shown, expectedCredit: 1_200 })).toMatchObject({
    status: 409,
    body: { code: 'credit_changed', message: expect.stringMatching(/^Your store credit is ₹1,000.00 now/) },
  })
  const { order } = (await place(bag._id, { ...shown, expectedCredit: 1_000 })).body
  expect(order).toMatchObject({ discount: 600, grandTotal: 5949, credit: 1000, paymentId: { amount: 4949 } })
  const again = await shop.call('POST', `/api/order/${order._id}/cancel-items`, {
    ...{ as, json: { requestId: newId(), lines: [{ item: order.items[0]._id, pieces: 1 }] } },
  })
  // A third of the goods and its service; what was paid by credit comes back first.
  expect(again.body).toMatchObject({ grandTotal: 3999, paymentId: { amount: 3999 } })
  expect(again.body).not.toHaveProperty('credit')
  const { body } = await shop.call('GET', '/api/credit', { as })
  expect(body.balance).toBe(1000)
  const over = await shop.call('POST', `/api/order/${order._id}/cancel`, { as })
  expect(over.body).toMatchObject({ status: 'cancelled', refunds: [] })
})
