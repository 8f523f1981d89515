/** An order paid at the door whose one piece is asked back: the shop asks first, then refuses, or takes it and gives store credit. */
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent } from '../../src/features/orders/life.store.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { button, fits } from '../fixtures/sendingBack.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body
const asked = (page: Page) => page.getByRole('region', { name: 'Return asked for' })

/** One saree of 899 rupees, paid in cash at the door just now. */
async function delivered(buyer: KnownPerson): Promise<Json> {
  const { db } = shop.shop.services
  const order = await orderOf(shop.shop, buyer, shop.goods.cottonSaree, { payment: 'cod' })
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
  await db.update(payments).set({ status: 'Completed' }).where(eq(payments.orderId, order._id))
  await insertEvent(db, { orderId: order._id, event: 'delivered' })
  return order
}

/** The customer asks for the return, the shop asks what it is about, and the customer answers. */
async function askedAndAnswered(
  buyer: KnownPerson,
  order: Json,
  [theirs, ours]: readonly ['phone' | 'laptop', 'phone' | 'laptop'],
) {
  const page = await shop.visit({ as: buyer, size: theirs })
  await open(page, `/order/view/${order._id}`)
  await button(page, 'Send something back').click()
  const dialog = page.getByRole('dialog', { name: `Send back from order ${order.number}` })
  // A single piece can only be that one.
  await dialog.getByText('1 of 1 to send back').waitFor()
  await dialog.getByLabel('Why').selectOption({ label: 'It arrived damaged or faulty' })
  await button(dialog, 'Ask for the return').click()
  await seeMessage(page, 'We have your request and write to you')

  const admin = await shop.visit({ as: shop.adminAsha, size: ours })
  await open(admin, `/admin/order/view/${order._id}`)
  await button(asked(admin), 'Ask the customer').click()
  const asking = admin.getByRole('dialog', { name: `Ask about the return of order ${order.number}` })
  await button(asking, 'Send the question').click()
  await asking.getByText('Please write your question.').waitFor()
  await asking.getByLabel('Your question').fill('Where is the damage?\nA photo would help.')
  await fits(admin)
  await button(asking, 'Send the question').click()
  await seeMessage(admin, 'The customer gets a mail')
  await asked(admin).getByText('The customer has to answer first').waitFor()
  expect(await button(asked(admin), 'Ask the customer').count()).toBe(0)

  await open(page, `/order/view/${order._id}`)
  await asked(page).getByText('We have a question about your return').waitFor()
  await button(asked(page), 'Answer').click()
  const answering = page.getByRole('dialog', { name: `Return of order ${order.number}` })
  await answering.getByText('Where is the damage?').waitFor()
  await button(answering, 'Send the answer').click()
  await answering.getByText('Please write your answer.').waitFor()
  await answering.getByLabel('Your answer').fill('At the border, near the fall.')
  await fits(page)
  await button(answering, 'Send the answer').click()
  await seeMessage(page, 'We have your answer and write to you')

  await open(admin, '/admin/order?needs=requests')
  await admin.getByRole('link', { name: `View order ${order.number}`, exact: true }).click()
  await admin.waitForURL(`**/admin/order/view/${order._id}`)
  await asked(admin).getByText('At the border, near the fall.').waitFor()
  await fits(admin)
  return { page, admin }
}

test.each([['phone', 'laptop'] as const])(
  'accepted and taken back, what was paid in cash is store credit (%s, %s)',
  async (...sizes) => {
    const buyer = await signUp(shop.shop, `Credited ${sizes[0]}`)
    const order = await delivered(buyer)
    const { page, admin } = await askedAndAnswered(buyer, order, sizes)
    await button(asked(admin), 'Accept').click()
    const accepting = admin.getByRole('dialog', { name: `Accept the return of order ${order.number}` })
    await accepting.getByText('Money and stock follow when the pieces are with you').waitFor()
    await accepting.getByRole('radio', { name: /We have it fetched/ }).check()
    await expect
      .poll(() => accepting.getByLabel('What the customer does now').inputValue())
      .toContain('A courier fetches it from you')
    await fits(admin)
    await button(accepting, 'Accept the return').click()
    await seeMessage(admin, 'The customer gets a mail')
    await open(page, `/order/view/${order._id}`)
    await asked(page).getByText('We take it back').waitFor()
    await asked(page).getByText('A courier fetches it from you').waitFor()
    await fits(page)

    await button(admin, 'Take a return').click()
    const taking = admin.getByRole('dialog', { name: `Return of order ${order.number}` })
    expect(await taking.getByLabel('Why').inputValue()).toBe('damaged')
    // What is at fault costs its buyer nothing.
    await taking.getByLabel('Refund in rupees').fill('899')
    await fits(admin)
    await button(taking, 'Mark as returned').click()
    await seeMessage(admin, `Order ${order.number} is returned`)
    await button(admin, 'Send refund of ₹899.00').click()
    const sending = admin.getByRole('dialog', { name: `Refund of order ${order.number}` })
    await expect.poll(() => sending.getByLabel('How').inputValue()).toBe('credit')
    await sending.getByText('It stands in the customer’s account at once').waitFor()
    // Nothing is sent, so no bank has a reference for it.
    expect(await sending.getByLabel('The bank’s reference').count()).toBe(0)
    await fits(admin)
    await button(sending, 'Give store credit').click()
    await seeMessage(admin, '₹899.00 sent back')
    expect(await orderNow(order)).toMatchObject({
      status: 'returned',
      refunds: [{ kind: 'credit', state: 'sent', amount: 899 }],
    })

    await open(page, '/dashboard/credit')
    await page.getByText('You have').waitFor()
    await page.getByText('₹899.00').first().waitFor()
    await page.getByRole('link', { name: new RegExp(String(order.number)) }).waitFor()
    await fits(page)
    const { body } = await shop.shop.call('GET', '/api/credit', { as: buyer })
    expect(body.balance).toBe(899)
    shop.quiet()
  },
)

test('with text of twice its size on a phone, a dialog shows what it asks for', async () => {
  const buyer = await signUp(shop.shop, 'Large Letters')
  const order = await delivered(buyer)
  const lines = [{ item: order.items[0]._id, pieces: 1 }]
  const json = { requestId: crypto.randomUUID(), lines, reason: 'size', words: 'Too tight' }
  await shop.shop.call('POST', `/api/order/${order._id}/return-request`, { as: buyer, json })
  const admin = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(admin, `/admin/order/view/${order._id}`)
  await admin.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await button(asked(admin), 'Ask the customer').click()
  const dialog = admin.getByRole('dialog', { name: `Ask about the return of order ${order.number}` })
  await dialog.getByLabel('Your question').waitFor()
  const room = await dialog
    .locator('[tabindex="0"]')
    .first()
    .evaluate(({ clientHeight }) => clientHeight)
  expect(room).toBeGreaterThan(150)
  if (process.env.LOOK) await admin.screenshot({ path: `${process.env.LOOK}/question-large.png` })
  shop.quiet()
})

test('refused after the answer, the customer reads why, keeps the piece and gets nothing', async () => {
  const buyer = await signUp(shop.shop, 'Refused Rekha')
  const order = await delivered(buyer)
  const { page, admin } = await askedAndAnswered(buyer, order, ['phone', 'phone'])
  await button(asked(admin), 'Refuse').click()
  const refusing = admin.getByRole('dialog', { name: `Refuse the return of order ${order.number}` })
  await refusing.getByLabel('Why').fill('That is how this weave is made.')
  await button(refusing, 'Refuse the return').click()
  await seeMessage(admin, 'The customer gets a mail')
  await expect.poll(() => asked(admin).count()).toBe(0)
  await open(page, `/order/view/${order._id}`)
  await page.getByText('We cannot take this back').waitFor()
  await page.getByText('That is how this weave is made.').first().waitFor()
  await fits(page)
  expect(await orderNow(order)).toMatchObject({
    status: 'delivered',
    refunds: [],
    returnRequests: [{ state: 'refused' }],
  })
  await open(page, '/dashboard/credit')
  await page.getByText('No store credit yet').waitFor()
  shop.quiet()
})
