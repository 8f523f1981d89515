import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { indiaDay } from '../../src/platform/time/days.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { clearOrders, orderOf } from '../fixtures/orders.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.closePages()
  await clearOrders(shop.shop)
})

type Status = (typeof orders.$inferSelect)['status']

/** An order in a status, as if the steps before had been taken. */
async function make(
  payment: string,
  status: Status = 'placed',
  isPaid = false,
  fields: Json = {},
): Promise<Json> {
  const { db } = shop.shop.services
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment, ...fields })
  await db.update(orders).set({ status }).where(eq(orders.id, order._id))
  if (isPaid) await db.update(payments).set({ status: 'Completed' }).where(eq(payments.orderId, order._id))
  return order
}
const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const workList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Work lists' }).getByRole('link', { name })
const choose = (page: Page, order: Json) =>
  page.getByRole('checkbox', { name: `Choose order ${order.number}` }).check()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.each(['phone'] as const)(
  'the work lists say how much waits; the address keeps which one is looked at (%s)',
  async (size) => {
    const [upi, cod] = [await make('upi'), await make('cod')]
    const packed = await make('cod', 'packed')
    const unpaid = await make('cod', 'delivered')
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/order')
    for (const [name, order] of [
      ['Payments to approve', upi],
      ['To pack', cod],
      ['To ship', packed],
      ['Cash to collect', unpaid],
    ] as const) {
      await workList(page, `${name} 1`).click()
      await page.getByRole('link', { name: `View order ${order.number}`, exact: true }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(1)
    }
    expect(new URL(page.url()).searchParams.get('needs')).toBe('cash')
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(1)
    await button(page, `Cash collected for order ${unpaid.number}`).click()
    const asked = page.getByRole('dialog', { name: 'Do you have the cash?' })
    await asked.getByText('₹899.00').waitFor()
    await asked.getByText('Meera Iyer').waitFor()
    await asked.getByRole('button', { name: 'Yes, it is collected' }).click()
    await seeMessage(page, 'Cash collected')
    await page.getByText('Nothing waits for you here.').waitFor()
    expect((await orderNow(unpaid)).paymentId.status).toBe('Completed')
    shop.quiet()
  },
)

test.each(['laptop'] as const)(
  'many orders are packed with one request; one that cannot be is named with the reason (%s)',
  async (size) => {
    const [one, two, gone] = [await make('cod'), await make('upi', 'placed', true), await make('cod')]
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/order?needs=packing')
    await button(page, 'Choose all 3').click()
    await page.getByText('3 orders chosen').waitFor()
    const cancelled = await shop.shop.call('POST', `/api/order/${gone._id}/cancel`, { as: shop.meera })
    expect(cancelled.status).toBe(200)
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') requests += 1
    })
    await button(page, 'Mark as packed').click()
    await page.getByText(`Order ${gone.number}: This order is cancelled and cannot become packed.`).waitFor()
    await seeMessage(page, '2 orders packed')
    await page.getByText('Nothing waits for you here.').waitFor()
    expect(requests).toBe(1)
    expect([(await orderNow(one)).status, (await orderNow(two)).status]).toEqual(['packed', 'packed'])
    shop.quiet()
  },
)

test.each(['phone'] as const)(
  'many parcels are shipped: what is missing is asked for, what was typed stays (%s)',
  async (size) => {
    const [one, two] = [await make('cod', 'packed'), await make('cod', 'packed')]
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /503/ })
    await open(page, '/admin/order?needs=shipping')
    await choose(page, one)
    await choose(page, two)
    await button(page, 'Ship').click()
    const dialog = page.getByRole('dialog', { name: 'Ship 2 orders' })
    const tracking = (order: Json) =>
      dialog.getByLabel(`Tracking number of order ${order.number}, Meera Iyer`)
    await dialog.getByLabel('Carrier').fill('Delhivery')
    await tracking(two).fill('DL2')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await dialog.getByText('Please give the tracking number.').waitFor()
    await expect.poll(() => tracking(one).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('DL1')
    const bulk = '**/api/admin/order/bulk-status'
    await page.route(bulk, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Back in a moment.' } }),
    )
    await page.keyboard.press('Enter')
    await dialog.getByText('Back in a moment.').waitFor()
    expect(await tracking(two).inputValue()).toBe('DL2')
    await page.unroute(bulk)
    // A key that is pressed while the answer still arrives does nothing; the button waits for it.
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await seeMessage(page, '2 orders shipped')
    await dialog.waitFor({ state: 'detached' })
    expect(await orderNow(one)).toMatchObject({
      status: 'shipped',
      carrier: 'Delhivery',
      trackingNumber: 'DL1',
    })
    expect(await orderNow(two)).toMatchObject({ status: 'shipped', trackingNumber: 'DL2' })
    shop.quiet()
  },
)

test('an order is found by number, id, mobile number, name and e-mail, on a work list as well', async () => {
  const wanted = await make('cod', 'placed', false, {
    name: 'Lakshmi Rao',
    contact: '9812345678',
    email: 'gift@example.org',
  })
  await make('cod')
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/order?needs=packing')
  const box = page.getByPlaceholder('Paste Order ID')
  for (const text of [String(wanted.number), wanted._id, '98123 45678', 'lakshmi', 'gift@example.org']) {
    await box.fill(text)
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('link', { name: `View order ${wanted.number}`, exact: true }).waitFor()
    await box.fill('')
    await expect.poll(() => rows(page).count()).toBe(2)
  }
  shop.quiet()
})

test.each(['laptop'] as const)(
  'what is delivered, cancelled or returned has a view of its own (%s)',
  async (size) => {
    const [arrived, gone] = [await make('cod', 'delivered', true), await make('cod', 'cancelled')]
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/order')
    for (const [name, order] of [
      ['Delivered', arrived],
      ['Cancelled', gone],
    ] as const) {
      await workList(page, name).click()
      await page.getByRole('link', { name: `View order ${order.number}`, exact: true }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(1)
      expect(await workList(page, name).getAttribute('aria-current')).toBe('page')
    }
    await workList(page, 'Returned').click()
    await page.getByText('No order is returned.').waitFor()
    shop.quiet()
  },
)

test('what the list shows is downloaded as a table', async () => {
  const wanted = await make('cod')
  await make('upi')
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/order?needs=packing')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^${wanted.number},`))
  shop.quiet()
})

test('slips are offered for one order and for all that wait to be packed', async () => {
  const order = await make('cod')
  const page = await shop.visit({ as: shop.adminAsha })
  const slipAt = async (name: RegExp) => {
    const link = page.getByRole('link', { name })
    expect(await link.getAttribute('target')).toBe('_blank')
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
  await open(page, '/admin/order?needs=packing')
  await slipAt(/^Print all packing slips/)
  await open(page, `/admin/order/view/${order._id}`)
  await slipAt(/^Packing slip/)
  await button(page, 'Add a note').click()
  await page.getByLabel('Note', { exact: true }).fill('Wrap it as a gift')
  await page.getByRole('checkbox', { name: 'Print it on the packing slip' }).check()
  await button(page, 'Add the note').click()
  await seeMessage(page, 'Note added')
  expect((await orderNow(order)).events.at(-1)).toMatchObject({ text: 'Wrap it as a gift', onSlip: true })
  shop.quiet()
})

test.each(['phone'] as const)('an admin has everything of an order on one page (%s)', async (size) => {
  const order = await make('upi', 'placed', false, { name: 'Lakshmi Venkataraman Subramaniam' })
  const as = shop.meera
  const json = { reference: '412345678901' }
  await shop.shop.call('POST', `/api/order/${order._id}/upi-reference`, { as, json })
  const note = { note: 'Called: wants it by Friday' }
  await shop.shop.call('POST', `/api/admin/order/note/${order._id}`, { as: shop.adminAsha, json: note })
  const page = await shop.visit({ as: shop.adminAsha, size })
  await open(page, `/admin/order/view/${order._id}`)
  const main = page.getByRole('main')
  for (const text of [
    'Meera Iyer',
    'meera.iyer@example.com',
    'Lakshmi Venkataraman Subramaniam',
    '14 Temple Street',
    'Bengal Cotton Saree',
    'Transaction through UPI - Pending',
    '412345678901',
    'Called: wants it by Friday',
  ]) {
    await main.getByText(text).first().waitFor()
  }
  expect(await main.getByRole('link', { name: 'Call 9876543210' }).getAttribute('href')).toBe(
    'tel:+919876543210',
  )
  expect(await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=/,
  )
  for (const name of ['Mark as packed', 'Add a note', 'Cancel order']) await button(page, name).waitFor()
  await button(page, `Approve payment of order ${order.number}`).waitFor()
  await main.getByRole('link', { name: /^Packing slip/ }).waitFor()
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'work lists and dialogs are right for everybody, and nothing sticks out (%s)',
  async (size) => {
    const packed = await make('cod', 'packed')
    const back = await make('upi', 'delivered', true)
    const page = await shop.visit({ as: shop.adminAsha, size })
    const isRight = async () => {
      await expectNoViolations(page)
      const pushed = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(pushed).toBeLessThanOrEqual(0)
    }
    await open(page, '/admin/order?needs=shipping')
    await choose(page, packed)
    await isRight()
    await button(page, 'Ship').click()
    await page.getByRole('dialog').waitFor()
    await isRight()
    await open(page, `/admin/order/view/${back._id}`)
    for (const name of ['Take a return', 'Refund a part']) {
      await button(page, name).click()
      await page.getByRole('dialog').waitFor()
      await isRight()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const path = `/api/admin/order/refund/${back._id}`
    const json = { requestId: randomUUID(), amount: 100, note: 'n'.repeat(300) }
    await shop.shop.call('POST', path, { as: shop.adminAsha, json })
    await open(page, `/admin/order/view/${back._id}`)
    await isRight()
    for (const name of ['Send refund of ₹100.00', 'Withdraw refund of ₹100.00']) {
      await button(page, name).click()
      await page.getByRole('dialog').waitFor()
      await isRight()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    shop.quiet()
  },
)

test('a bank statement is looked at, pays what it certainly pays, and leaves the rest to one click (phone)', async () => {
  const [named, likely] = [await make('upi'), await make('upi')]
  const day = indiaDay(new Date()).split('-').toReversed().join('/')
  const lines = [
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    `${day},${day},UPI/CR/609112345678/X/ORDER${named.number}--,,,899.00,1`,
    `${day},${day},UPI/CR/609112345679/MEERA/SBIN,,,899.00,1`,
    `${day},${day},UPI/CR/609112345680/X/ORDER${named.number}--,,,899.00,1`,
  ]
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/order?needs=approval')
  await page.getByRole('link', { name: 'Compare with the bank’s statement' }).click()
  await button(page, 'Upload a statement').click()
  const choice = page.getByLabel('Statement', { exact: true })
  await choice.setInputFiles(file('statement.pdf', '%PDF-1.7'))
  await page.getByText('This is a PDF.').waitFor()
  await choice.setInputFiles(file('statement.csv', lines.join('\n')))
  await page.getByText(`Pays order ${named.number}`).waitFor()
  expect((await orderNow(named)).paymentId.status).toBe('Pending')
  // Columns that were chosen wrong can be chosen again; the file as it is goes on.
  await button(page, 'Columns are mixed up? Choose them').click()
  await page.getByText('Which column is what?').waitFor()
  await choice.setInputFiles(file('again.csv', lines.join('\n')))
  await button(page, 'Write down 3 payments').click()
  await seeMessage(page, '3 new, 1 order matched')
  expect((await orderNow(named)).paymentId.status).toBe('Completed')
  await page.getByText('and it was ordered within the week').first().waitFor()
  await page.getByRole('button', { name: new RegExp(`paid order ${likely.number}$`) }).click()
  await button(page, 'It paid the order').click()
  await seeMessage(page, `₹899.00 paid order ${likely.number}`)
  expect((await orderNow(likely)).paymentId.status).toBe('Completed')
  // What came on top takes no order: it goes back.
  await page.getByRole('button', { name: new RegExp(`on top of order ${named.number}$`) }).click()
  await page.getByLabel('What becomes of it').selectOption('credit')
  await page.getByLabel('Your own password').fill('saree@2026')
  await button(page, 'Give store credit').click()
  await seeMessage(page, '₹899.00 written down')
  await page.getByText('Nothing to decide').waitFor()
  // The open tab is in view, though five are wider than a phone.
  await open(page, '/admin/receipts?list=settled')
  const tab = await page.getByRole('link', { name: /^Put away/ }).boundingBox()
  expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
