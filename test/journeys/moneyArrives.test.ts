/** Money that the shop learns of: the customer's open page says so by itself, and the owner counts the day that it came on. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordReceipts } from '../../src/features/receipts/recordReceipts.actions.ts'
import { indiaDay } from '../../src/platform/time/days.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { clearOrders, orderOf } from '../fixtures/orders.ts'
import { changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.closePages()
  await clearOrders(shop.shop)
})

const today = indiaDay(new Date())
const order = () => orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment: 'upi' })

test('the customer’s open page says that the money has arrived, without a reload and once somebody else said so', async () => {
  await changeShop(shop, { upiId: 'weavers@okbank', upiName: 'Zari Weavers' })
  const placed = await order()
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/order/view/${placed._id}`)
  await page.getByRole('heading', { name: 'Pay by UPI' }).waitFor()
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true })
  })
  const said = page.getByText(/^Your payment of ₹899.00 has arrived$/)
  expect(await said.count()).toBe(0)
  const credit = { amountPaise: 89_900, receivedOn: today, utr: '612345678901', payer: '', account: '' }
  await recordReceipts(shop.shop.services, { source: 'mail' }, [
    { ...credit, narration: `UPI/CR/ORDER${placed.number}/X` },
  ])
  await said.waitFor()
  await page.getByText(`Order ${placed.number} is paid: nothing is left to do.`).waitFor()
  expect(await page.getByRole('heading', { name: 'Pay by UPI' }).count()).toBe(0)
  expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true)
  shop.quiet()
})

test.each([
  ['personal', 'meera@okaxis', 'code'],
  ['merchant', 'weavers@okbank', 'link'],
])('on a phone the payment by a %s id (%s) begins with the %s', async (_, upiId, first) => {
  await changeShop(shop, { upiId, upiName: 'Zari Weavers' })
  const placed = await order()
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/order/view/${placed._id}`)
  const link = page.locator('a[href^="upi://pay"]')
  const code = page.getByRole('img', { name: /QR code/ })
  await link.waitFor()
  const [linkAt, codeAt] = [await link.boundingBox(), await code.boundingBox()]
  expect((linkAt?.y ?? 0) < (codeAt?.y ?? 0) ? 'link' : 'code').toBe(first)
  shop.quiet()
})

test('the owner counts the day, gives a reason for what differs, and sees it afterwards (phone)', async () => {
  const placed = await order()
  await shop.shop.call('POST', `/api/admin/order/secure-payment/${placed.paymentId._id}`, {
    as: shop.adminAsha,
  })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /422/ })
  await open(page, `/admin/books?day=${today}`)
  const field = (name: RegExp) => page.getByLabel(name)
  await page.getByText('Expected: ₹899.00').waitFor()
  await field(/^Cash in rupees/).fill('0')
  await field(/^Card in rupees/).fill('0')
  await field(/^UPI and bank in rupees/).fill('850')
  // What differs wants its reason, and nothing else does.
  await field(/^Why it differs/).waitFor()
  expect(await field(/^Why it differs/).count()).toBe(1)
  await page.getByRole('button', { name: 'Close the day' }).click()
  await page
    .getByText(/reason/i)
    .first()
    .waitFor()
  expect(await page.getByText('Closed', { exact: true }).count()).toBe(0)
  await field(/^Why it differs/).fill('Charges of the bank')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Close the day' }).click()
  await seeMessage(page, 'The day is closed')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await page.getByText('Closed', { exact: true }).waitFor()
    await page.getByText('₹49.00 missing').waitFor()
    await page.getByText('Charges of the bank').waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  }
  expect(await page.getByRole('button', { name: 'Close the day' }).count()).toBe(0)
  shop.quiet()
})
