/** A shopper's whole way on a phone: sought in Hindi, narrowed, another colour, her size gone, told when it is back. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inviteWaiting } from '../../src/features/restock/inviteWaiting.actions.ts'
import { addUsualCharts } from '../../src/features/sizing/saveCharts.actions.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { signUp } from '../fixtures/people.ts'
import { alive, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
/** Of the last try, so that the next one begins with its own. */
let suits: { _id: string; slug: string }[] = []
let people = 0

/** A suit of the family, as the shopkeeper saves it; `pieces` of M beside some of S and L. */
async function addSuit(colour: string, pieces: number, fields: Record<string, string> = {}) {
  const form = new FormData()
  const offers = [
    { size: 'S', quantity: 4 },
    { size: 'M', quantity: pieces },
    { size: 'L', quantity: 2 },
  ]
  const all = {
    name: `Banarasi Suit, ${colour}`,
    ...{ price: '4999', category: shop.goods.salwarSuit.id, status: 'true' },
    ...{ colour, weave: 'Banarasi', family: 'BAN-SUIT', offers: JSON.stringify(offers) },
    ...{ quantity: '0', enableSize: 'true' },
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  for (const { size } of offers) form.append('sizes', size)
  const answer = await shop.shop.call('POST', '/api/admin/product/store', { as: shop.adminAsha, form })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  await eventually(`${shop.url}/api/product/${answer.body.product._id}`, { colour })
  suits.push(answer.body.product)
  return answer.body.product
}

/** Suits that nobody bought or waits for; the teal one has no M. */
async function freshSuits() {
  for (const { _id } of suits)
    await shop.shop.call('DELETE', `/api/admin/product/delete/${_id}`, { as: shop.adminAsha })
  suits = []
  await addSuit('Maroon', 3)
  // Of the colour that is wanted but of another weave, as the teal one is of the weave and of another colour.
  await addSuit('Maroon', 3, { family: '', weave: 'Chanderi', name: 'Chanderi Suit, maroon' })
  return addSuit('Teal', 0)
}

/** Somebody whom the shop has not seen yet. */
const newcomer = () => {
  people += 1
  return signUp(shop.shop, `Kavya Nair ${people}`)
}

beforeAll(async () => {
  shop = await openStorefront()
  await addUsualCharts(shop.shop.services.db)
})
afterAll(() => shop?.close())

/** The texts of the mails that arrived about this, as mail programs read them. */
async function mailsTo(email: string, subject: RegExp): Promise<string[]> {
  const outbox = join(shop.shop.services.config.dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.includes(email))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  // Long lines of a mail are broken by "=" at their end.
  return texts
    .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((text) => subject.test(text))
}
const names = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).locator('article h2').allTextContents()

test('from a Hindi query to the size that came back', async () => {
  const [kavya, teal] = [await newcomer(), await freshSuits()]
  const page = await shop.visit({ as: kavya, size: 'phone' })
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  const searched = panel.getByRole('combobox', { name: 'Search Products' })
  await searched.fill('बनारसी सूट')
  await expect
    .poll(() => panel.getByRole('option').allTextContents())
    .toContainEqual(expect.stringContaining('Banarasi Suit, Teal'))
  expect(await panel.getByRole('option').first().textContent()).toContain('Banarasi Suit')
  await searched.fill('सूट')
  await searched.press('Enter')
  await page.waitForURL(`**/search?q=${encodeURIComponent('सूट')}`)
  await page.getByRole('heading', { level: 1, name: '“सूट”' }).waitFor()

  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await sheet.getByRole('checkbox', { name: /^Maroon, 2/ }).check()
  await sheet.getByRole('checkbox', { name: /^Banarasi, 1/ }).check()
  await sheet.getByRole('button', { name: 'Show 1 product' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await names(page)).toEqual(['Banarasi Suit, Maroon'])
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /^Banarasi Suit, Maroon/ })
    .first()
    .click()

  await page.getByRole('heading', { level: 1, name: 'Banarasi Suit, Maroon' }).waitFor()
  await page
    .getByRole('region', { name: 'Colours' })
    .getByRole('link', { name: 'Banarasi Suit, Teal' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Banarasi Suit, Teal' }).waitFor()
  await alive(page)

  await page.getByRole('link', { name: 'Size chart' }).click()
  const chart = page.getByRole('dialog', { name: 'Size chart: Salwar suits' })
  await chart.getByRole('row', { name: /^M / }).waitFor()
  await chart
    .getByText(/between two sizes/i)
    .first()
    .waitFor()
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.keyboard.press('Escape')
  await chart.waitFor({ state: 'hidden' })

  const sizes = page.getByRole('radiogroup', { name: 'Size', exact: true })
  expect(await sizes.getByRole('radio', { name: 'M sold out' }).isDisabled()).toBe(true)
  const chip = sizes.locator('label', { has: page.getByRole('radio', { name: 'M sold out' }) })
  expect(await chip.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through')
  const box = page.getByRole('region', { name: 'When it is back' })
  await box.getByRole('button', { name: 'Tell me when it is back' }).click()
  await box.getByText('We will mail you once, when size M is back.').waitFor()

  const admin = await shop.visit({ as: shop.adminAsha })
  await open(admin, '/admin/waiting')
  const row = admin.getByRole('row').filter({ hasText: 'Banarasi Suit, Teal' })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(
    expect.arrayContaining(['M', '1 person', '₹4,999.00', '0']),
  )
  await row.getByRole('link', { name: 'Banarasi Suit, Teal' }).click()
  await admin.getByRole('group', { name: 'Size M', exact: true }).getByLabel('Pieces').fill('3')
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(admin, 'Product updated successfully')

  // What the clock does every minute, twice as it may happen.
  await inviteWaiting(shop.shop.services)
  await inviteWaiting(shop.shop.services)
  const mail = await vi.waitFor(
    async () => {
      const [first] = await mailsTo(kavya.email, /^Subject: Banarasi Suit, Teal, size M is back/m)
      if (!first) throw new Error('No mail yet')
      return first
    },
    { timeout: 30_000, interval: 250 },
  )
  expect(mail).toMatch(/^List-Unsubscribe:\s+<[^>]+\/api\/restock\/unsubscribe\/[^>]+>$/m)
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const [path = ''] = mail.match(/\/details\/[\w-]+\?size=M/) ?? []
  expect(path).toBe(`/details/${teal.slug}?size=M`)
  await open(page, path)
  await expect.poll(() => sizes.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await page.getByRole('dialog', { name: 'BAG' }).getByText('Banarasi Suit, Teal').first().waitFor()
  expect(await mailsTo(kavya.email, /is back/)).toHaveLength(1)
  expect(pathOf(page)).toContain('/details/')
  shop.quiet()
})
