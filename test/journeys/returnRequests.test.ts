/** A customer asks for a return: on the own phone, and at the admin area of the shop that answers. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent } from '../../src/features/orders/life.store.ts'
import { messages, seeMessage } from '../fixtures/onPage.ts'
import { button, fits, longName, more, openForReturns } from '../fixtures/sendingBack.ts'
import type { Json } from '../fixtures/shop.ts'
import { open } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openForReturns>>
beforeAll(async () => {
  shop = await openForReturns()
})
afterAll(() => shop?.close())

/** Two suits and a saree, paid and delivered just now. */
async function make(): Promise<Json> {
  const order = await shop.make('upi', 'delivered', true)
  await insertEvent(shop.shop.services.db, { orderId: order._id, event: 'delivered' })
  return order
}
const asked = (page: Page) => page.getByRole('region', { name: 'Return asked for' })

/** Whether nothing lies over the middle of it. */
const isInSight = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const look = async (page: Page, name: string) => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` })
}

test.each([['laptop', 'phone']] as const)(
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
    const noPiece = dialog.getByText('Please choose at least one piece.')
    await noPiece.waitFor()
    // In sight, also on a phone, where a list is longer than the dialog.
    await expect.poll(() => noPiece.evaluate(isInSight)).toBe(true)
    await dialog.getByText('Please say why it goes back.').waitFor()
    await look(page, `dialog-${theirs}`)
    await more(dialog, /^Pieces of Kanjivaram.* to send back$/).click()
    await dialog.getByText('1 of 1 to send back').waitFor()
    expect(await noPiece.count()).toBe(0)
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
    expect(await shop.orderNow(order)).toMatchObject({
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
  expect((await shop.orderNow(order)).returnRequests).toEqual([])

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
