/** A customer asks for a return: on the own phone, and at the admin area of the shop that answers. */
import { AxeBuilder } from '@axe-core/playwright'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent } from '../../src/features/orders/life.store.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { messages, seeMessage } from '../fixtures/onPage.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let suit: { id: string }
let saree: { id: string }
const longName = `Kanjivaram silk saree with a temple border, hand woven by ${'Venkatasubramanian'.repeat(3)}`

beforeAll(async () => {
  shop = await openStorefront()
  suit = await addProduct(shop.shop, {
    name: 'Chikankari Suit',
    pricePaise: 219_000,
    quantity: 99,
    enableSize: true,
    sizes: ['M'],
  })
  saree = await addProduct(shop.shop, { name: longName, pricePaise: 499_900, quantity: 99 })
})
afterAll(() => shop?.close())

/** Two suits and a saree, paid and delivered just now. */
async function make(): Promise<Json> {
  const { db } = shop.shop.services
  const goods = [{ product: suit, size: 'M', quantity: 2 }, { product: saree }]
  const bag = await fillBag(shop.shop, shop.meera, ...goods)
  const { order } = (await placeBag(shop.shop, shop.meera, bag._id, { payment: 'upi' })).body
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
  const paid = { status: 'Completed', reference: '412345678901' } as const
  await db.update(payments).set(paid).where(eq(payments.orderId, order._id))
  await insertEvent(db, { orderId: order._id, event: 'delivered' })
  return order
}
const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const more = (dialog: Locator, group: RegExp) =>
  dialog.getByRole('group', { name: group }).getByRole('button', { name: 'Increase quantity' })
const asked = (page: Page) => page.getByRole('region', { name: 'Return asked for' })

async function fits(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const pushed = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(pushed).toBeLessThanOrEqual(0)
}

const look = async (page: Page, name: string) => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` })
}

test.each([
  ['phone', 'laptop'],
  ['laptop', 'phone'],
] as const)(
  'a customer asks (%s), and the shop is told and takes back what was asked for (%s)',
  async (theirs, ours) => {
    const order = await make()
    const admin = await shop.visit({ as: shop.adminAsha, size: ours })
    await open(admin, '/admin/product')
    await admin.getByRole('button', { name: /^Alerts/ }).waitFor()

    const page = await shop.visit({ as: shop.meera, size: theirs })
    await open(page, `/order/view/${order._id}`)
    await button(page, 'Send something back').click()
    const dialog = page.getByRole('dialog', { name: `Send back from order ${order.number}` })
    await button(dialog, 'Ask for the return').click()
    await dialog.getByText('Please choose at least one piece.').waitFor()
    await dialog.getByText('Please say why it goes back.').waitFor()
    await look(page, `dialog-${theirs}`)
    await more(dialog, /^Pieces of Kanjivaram.* to send back$/).click()
    await dialog.getByLabel('Why').selectOption({ label: 'It arrived damaged or faulty' })
    await dialog.getByLabel('In your words (optional)').fill('The border is torn.\nSee the pictures.')
    await fits(page)
    await button(dialog, 'Ask for the return').click()
    await seeMessage(page, 'We have your request and write to you')
    await asked(page).getByText(longName).waitFor()
    await page.locator('#timeline').getByText('Return asked for').waitFor()
    expect(await button(page, 'Send something back').count()).toBe(0)
    await fits(page)
    await look(page, `asked-${theirs}`)

    await messages(admin).getByText(`Return asked for, order ${order.number}`).waitFor({ timeout: 30_000 })
    await open(admin, '/admin/order?needs=requests')
    await admin.getByRole('link', { name: `View order ${order.number}`, exact: true }).waitFor()
    await open(admin, `/admin/order/view/${order._id}`)
    await asked(admin).getByText('The border is torn.').waitFor()
    await fits(admin)
    await look(admin, `admin-${ours}`)
    await button(admin, 'Take a return').click()
    const taking = admin.getByRole('dialog', { name: `Return of order ${order.number}` })
    expect(await taking.getByLabel('Why').inputValue()).toBe('damaged')
    await taking.getByText('1 of 1 came back').waitFor()
    await taking.getByText('0 of 2 came back').waitFor()
    await button(taking, 'Take these back').click()
    await seeMessage(admin, `Order ${order.number} is partly returned`)
    await expect.poll(() => asked(admin).count()).toBe(0)
    expect(await orderNow(order)).toMatchObject({
      status: 'delivered',
      items: [{ restocked: 0 }, { returned: 1 }],
      returnRequests: [{ state: 'closed' }],
    })
    shop.quiet()
  },
)

test('a customer reads why a return is refused, asks again by keyboard, and keeps it after all', async () => {
  const order = await make()
  const page = await shop.visit({ as: shop.meera, size: 'phone', expectedErrors: /409/ })
  await open(page, `/order/view/${order._id}`)
  await button(page, 'Send something back').click()
  const dialog = page.getByRole('dialog', { name: `Send back from order ${order.number}` })
  await more(dialog, /Suit, size M to send back$/).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('1 of 2 to send back').waitFor()
  await dialog.getByLabel('Why').selectOption('size')
  await dialog.getByLabel('In your words (optional)').press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await orderNow(order)).returnRequests).toEqual([])

  // Another tab asked meanwhile: what was typed stays, and the words say why.
  await button(page, 'Send something back').click()
  await more(dialog, /Suit, size M to send back$/).click()
  await dialog.getByLabel('Why').selectOption('size')
  const requestId = crypto.randomUUID()
  const lines = [{ item: order.items[0]._id, pieces: 1 }]
  const json = { requestId, lines, reason: 'size', words: 'Too tight' }
  await shop.shop.call('POST', `/api/order/${order._id}/return-request`, { as: shop.meera, json })
  await button(dialog, 'Ask for the return').click()
  await dialog.getByText('A return of this order is asked for already.').waitFor()
  expect(await dialog.getByLabel('Why').inputValue()).toBe('size')
  await page.keyboard.press('Escape')

  const admin = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(admin, `/admin/order/view/${order._id}`)
  await button(asked(admin), 'Refuse').click()
  const refusing = admin.getByRole('dialog', { name: `Refuse the return of order ${order.number}` })
  await button(refusing, 'Refuse the return').click()
  await refusing.getByText('Please say why.').waitFor()
  await refusing.getByLabel('Why').fill('The tags are gone.')
  await fits(admin)
  await look(admin, 'refuse-phone')
  await button(refusing, 'Refuse the return').click()
  await seeMessage(admin, 'The customer gets a mail')
  await expect.poll(() => asked(admin).count()).toBe(0)

  await open(page, `/order/view/${order._id}`)
  await page.getByText('We cannot take this back').waitFor()
  await page.locator('#timeline').getByText('The tags are gone.').waitFor()
  await fits(page)
  await look(page, 'refused-phone')

  await button(page, 'Send something back').click()
  await more(dialog, /Suit, size M to send back$/).click()
  await dialog.getByLabel('Why').selectOption('other')
  await button(dialog, 'Ask for the return').click()
  await button(asked(page), 'Withdraw').click()
  await button(page, 'Withdraw the request').click()
  await seeMessage(page, 'Your request is withdrawn')
  await expect.poll(() => asked(page).count()).toBe(0)
  await button(page, 'Send something back').waitFor()
  expect(await page.getByText('We cannot take this back').count()).toBe(0)
  shop.quiet()
})
