import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { clearOrders, orderOf } from '../fixtures/orders.ts'
import type { Json } from '../fixtures/shop.ts'
import { hold, open, openStorefront, refuse, reload } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  const { db } = shop.shop.services
  await clearOrders(shop.shop)
  await db.execute(sql`delete from carts`)
})

const sizes = ['phone', 'laptop'] as const
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const byDay = (page: Page) => region(page, 'Takings and orders by day')
/** The tile of a figure, by its label. */
const tile = (page: Page, label: string | RegExp) => page.getByRole('listitem').filter({ hasText: label })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name, exact: true })
const admin = (path = '', size: (typeof sizes)[number] = 'laptop') =>
  shop.visit({ as: shop.adminAsha, size }).then(async (page) => {
    await open(page, `/admin/dashboard${path}`)
    return page
  })

async function paidOrder(): Promise<Json> {
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree)
  const path = `/api/admin/order/secure-payment/${order.paymentId._id}`
  expect((await shop.shop.call('POST', path, { as: shop.adminAsha })).status).toBe(200)
  return order
}

/** As if an order had been placed and paid so many days ago. */
const age = ({ _id }: Json, days: number) =>
  shop.shop.services.db.execute(sql`
    with placed as (update orders set created_at = now() - ${days}::int * interval '1 day' where id = ${_id})
    update payments set completed_at = now() - ${days}::int * interval '1 day' where order_id = ${_id}`)

test.each(sizes)('a shop without orders is told what to do first (%s)', async (size) => {
  const page = await admin('', size)
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  await page.getByRole('heading', { name: 'The shop is launched' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Sales', exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Look at the goods' }).click()
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
  shop.quiet()
})

test('with text of twice its size on a phone nothing is wider than the screen, and the shop’s name is read', async () => {
  await paidOrder()
  const page = await admin('', 'phone')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('heading', { name: 'What waits' }).waitFor()
  const { width = 0 } = page.viewportSize() ?? {}
  const beyond = await page.evaluate(
    (most) =>
      [...document.querySelectorAll('header *, main li p *')]
        .filter((part) => part.getBoundingClientRect().right > most + 1)
        .map((part) => part.textContent),
    width,
  )
  expect(beyond).toEqual([])
  const name = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(name?.width).toBeGreaterThan(60)
  shop.quiet()
})

test('an order waits for approval; approved, its money is among the takings, before any script runs', async () => {
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree)
  const page = await admin()
  await tile(page, /^Takings₹0.00/).waitFor()
  await tile(page, /^Orders1/).waitFor()
  await tile(page, /^UPI payments to approve1Oldest: 0 minutes/)
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: `Approve payment of order ${order.number}` }).click()
  await page.getByRole('dialog').getByText('The customer gave no reference').waitFor()
  await page.getByRole('button', { name: 'Approve payment', exact: true }).click()
  await seeMessage(page, 'Payment approved successfully')
  await page.goBack()
  await tile(page, /^Takings₹899.00/).waitFor()
  await tile(page, /^UPI payments to approve0/).waitFor()
  await tile(page, /^Average payment₹899.00/).waitFor()
  await tile(page, /^From bag to order100 %1 of 1 bags/).waitFor()

  const html = await (await page.request.get('/admin/dashboard')).text()
  const text = html.replaceAll('<!-- -->', '')
  expect(text).toMatch(/<p[^>]*>₹899\.00<\/p>/)
  expect(text).toMatch(/<caption[^>]*>Takings and orders by day<\/caption>/)
  expect(text).toMatch(/<td[^>]*>₹899\.00<\/td>/)
  expect(text).toContain('Bengal Cotton Saree')
  shop.quiet()
})

/** How much of the page has moved since then, as browsers count it. */
const shiftSince = (since: number): Promise<number> =>
  new Promise((done) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter(({ startTime }) => startTime >= since)
      done(shifts.reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without any shift there is nothing to be told.
    requestAnimationFrame(() => requestAnimationFrame(() => done(0)))
  })

test.each(sizes)(
  'the chart arrives without moving the page; the table behind it says the same (%s)',
  async (size) => {
    await paidOrder()
    await age(await paidOrder(), 3)
    const page = await shop.visit({ as: shop.adminAsha, size })
    const release = await hold(page, /\/assets\/(Sales|Product)Bars/)
    await open(page, '/admin/dashboard')
    // Letters have their final measures before the charts come.
    const before = await page.evaluate(() => document.fonts.ready.then(() => performance.now()))
    await release()
    await byDay(page).locator('.recharts-bar-rectangle path').first().waitFor()
    await region(page, 'Best sellers').locator('.recharts-bar-rectangle path').first().waitFor()
    const shift = await page.evaluate(shiftSince, before)
    expect(shift).toBeLessThan(0.01)
    const rows = byDay(page).getByRole('table').getByRole('row')
    expect(await rows.count()).toBe(0)
    await byDay(page).getByText('Show as table').click()
    await expect.poll(() => rows.count()).toBe(8)
    const money = await rows.locator('td:last-child').allTextContents()
    expect(money).toEqual(['₹0.00', '₹0.00', '₹0.00', '₹899.00', '₹0.00', '₹0.00', '₹899.00'])
    await byDay(page).getByText('Show as table').click()
    await expect.poll(() => rows.count()).toBe(0)
    shop.quiet()
  },
)

test.each(['phone'] as const)(
  'what was sent back is taken off on its day, below zero where it was more (%s)',
  async (size) => {
    const order = await paidOrder()
    await age(order, 3)
    await paidOrder().then((later) => age(later, 1))
    const post = (path: string, json: Json) => shop.shop.call('POST', path, { as: shop.adminAsha, json })
    const requestId = randomUUID()
    const { body } = await post(`/api/admin/order/refund/${order._id}`, { requestId, amount: 250 })
    await post(`/api/admin/refund/send/${body.refunds[0]._id}`, { kind: 'cash' })
    const page = await admin('', size)
    await tile(page, /^Takings · ₹250.00 sent back₹1,548.00/).waitFor()
    await tile(page, /^Average payment₹899.00/).waitFor()
    await page.locator('.recharts-surface').first().waitFor()
    await byDay(page).getByText('Show as table').click()
    const money = byDay(page).getByRole('table').getByRole('row').locator('td:last-child')
    await expect
      .poll(() => money.allTextContents())
      .toEqual(['₹0.00', '₹0.00', '₹0.00', '₹899.00', '₹0.00', '₹899.00', '-₹250.00'])
    await expectNoViolations(page)
    shop.quiet()
  },
)

test('a period stands in the address and Back leads to the one before', async () => {
  await paidOrder()
  await age(await paidOrder(), 10)
  const page = await admin()
  await tile(page, /^Takings₹899.00±0 %before: ₹899.00/).waitFor()
  await tab(page, '30 days').click()
  await tile(page, /^Takings₹1,798.00/).waitFor()
  await expect.poll(() => pathOf(page)).toBe('/admin/dashboard?period=30d')
  await tab(page, '12 months').click()
  await region(page, 'Takings and orders by month').waitFor()
  await tab(page, 'Today').click()
  await region(page, 'Takings and orders by hour').waitFor()
  expect(await tab(page, 'Today').getAttribute('aria-current')).toBe('page')
  await reload(page)
  await region(page, 'Takings and orders by hour').waitFor()
  await page.goBack()
  await region(page, 'Takings and orders by month').waitFor()
  await page.goBack()
  await page.goBack()
  await tile(page, /^Takings₹899.00/).waitFor()
  expect(pathOf(page)).toBe('/admin/dashboard')
  shop.quiet()
})

test('every table is kept as a file', async () => {
  await paidOrder()
  const page = await admin('?period=30d')
  const file = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      region(page, name)
        .getByRole('button', { name: /^Export CSV/ })
        .click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    // By this mark Excel knows UTF-8.
    expect(text.startsWith('\uFEFF')).toBe(true)
    const lines = text.slice(1).trimEnd().split('\r\n')
    return { name: download.suggestedFilename(), lines }
  }
  const sales = await file('Takings and orders by day')
  expect(sales.name).toMatch(/^takings-30d-\d{4}-\d\d-\d\d\.csv$/)
  expect(sales.lines[0]).toBe('Day,Orders,Cancelled or returned,Pieces,Payments,Sent back,Takings')
  expect(sales.lines).toHaveLength(31)
  expect(sales.lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,0,1,1,0\.00,899\.00$/)
  expect((await file('Best sellers')).lines).toEqual([
    'Product,Pieces,Ordered for',
    'Bengal Cotton Saree,1,899.00',
  ])
  expect((await file('Nearly sold out')).lines).toEqual(['Product,Stock', 'Banarasi Silk Saree,3'])
  shop.quiet()
})

test('figures that cannot be had are asked for again', async () => {
  await paidOrder()
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /404|fetch/i })
  await open(page, '/admin/order')
  await refuse(page, '**/api/admin/sales*')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('heading', { name: 'The figures could not be loaded' }).waitFor()
  await page.getByRole('heading', { name: 'Admin Profile' }).waitFor()
  await page.unroute('**/api/admin/sales*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tile(page, /^Takings₹899.00/).waitFor()
  shop.quiet()
})

test('the charts are fetched on the dashboard only', async () => {
  await paidOrder()
  const scripts = async (path: string, seen: (page: Page) => Promise<void>) => {
    const page = await shop.visit({ as: shop.adminAsha })
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/assets/') && response.url().endsWith('.js')) texts.push(response.text())
    })
    await open(page, path)
    await seen(page)
    return (await Promise.all(texts)).filter((text) => text.includes('recharts')).length
  }
  expect(
    await scripts('/admin/dashboard', (page) => byDay(page).locator('.recharts-surface').first().waitFor()),
  ).toBeGreaterThan(0)
  const heading = (page: Page) => page.locator('h1').first().waitFor()
  for (const path of ['/', `/details/${shop.goods.banarasiSaree.id}`, '/admin/order'])
    expect(await scripts(path, heading), path).toBe(0)
  shop.quiet()
})

test.each([
  ['phone', ''],
  ['laptop', '?period=today'],
  ['phone', '?period=12m'],
] as const)('on a %s nothing is wrong with everything open (%s)', async (size, period) => {
  await paidOrder()
  await age(await paidOrder(), 40)
  const page = await admin(period, size)
  await page.locator('.recharts-surface').first().waitFor()
  const folded = await page.locator('main details > summary').all()
  expect(folded).toHaveLength(3)
  for (const summary of folded) await summary.click()
  await expectNoViolations(page)
  shop.quiet()
})
