/** Pages that the owner writes: in the editor, on a phone, by two at once, and as shoppers read them with and without scripts. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ access: 'open' })
})
afterAll(() => shop?.close())

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]')

/** What somebody copies from elsewhere: markup with handlers, scripts and links into scripts. */
const hostile = `<h1>Our looms</h1><p onclick="window.hit=1">Woven <b>by hand</b>
  <a href="javascript:window.hit=1">here</a></p><img src="x" onerror="window.hit=1"><iframe src="/"></iframe>
  <script>window.hit=1</script><div data-block="picture" data-attrs='{"src":"https://evil.example/a.png","alt":"x"}'>
  </div>`

const paste = (page: Page, html: string) =>
  textOf(page).evaluate((field, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('an admin writes a page with a picture, a product and a link; a shopper reads it, with scripts and without', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/page/create')
  await textOf(page).click()
  await page.keyboard.type('Six yards, ')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('five steps')
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Control+K')
  await dialog(page).getByLabel('Leads to').fill('javascript:alert(1)')
  await dialog(page).getByRole('button', { name: 'Add link' }).click()
  await dialog(page).getByText('A page of this shop such as', { exact: false }).first().waitFor()
  expect(await dialog(page).getByLabel('Leads to').getAttribute('aria-invalid')).toBe('true')
  await dialog(page).getByLabel('Leads to').fill('/new/saree/collections')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })

  await tool(page, 'Add picture').click()
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await dialog(page).getByText('Say what the picture shows.').waitFor()
  const size = { width: 900, height: 600 }
  await dialog(page)
    .getByLabel('Picture', { exact: true })
    .setInputFiles(await pictureFile('loom.png', '#8a1a2e', size))
  await dialog(page).getByLabel('What it shows').fill('A loom in Varanasi')
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click()
  await dialog(page).waitFor({ state: 'hidden' })

  await tool(page, 'Add products').click()
  await dialog(page).getByRole('searchbox', { name: 'Find a product' }).fill('banarasi')
  await dialog(page)
    .getByRole('button', { name: /^Add Banarasi/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Add products' }).click()
  await dialog(page).waitFor({ state: 'hidden' })

  // A card is a card, and no line of a list with a link in it.
  const row = textOf(page).locator('ul', { has: page.getByRole('article', { includeHidden: true }) })
  await row.waitFor()
  const style = (part: Locator, key: 'listStyleType' | 'textDecorationLine' | 'paddingLeft') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], key)
  expect([await style(row, 'listStyleType'), await style(row, 'paddingLeft')]).toEqual(['none', '0px'])
  expect(await style(row.locator('a').first(), 'textDecorationLine')).toBe('none')
  expect(await page.getByText('hidden or deleted').count()).toBe(0)

  await paste(page, hostile)
  await preview(page).getByText('Our looms').waitFor()
  await preview(page).getByRole('img', { name: 'A loom in Varanasi' }).waitFor()
  await preview(page)
    .getByRole('link', { name: /^Banarasi/, includeHidden: true })
    .waitFor()
  expect(await textOf(page).locator('img[src*="evil"], iframe, script, [onclick]').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)

  await tool(page, 'Add page').click()
  await page.getByText('Title is required.').first().waitFor()
  await page.getByLabel('Title').fill('How to drape a saree')
  await page.getByLabel('Shown to shoppers').check()
  await page.getByLabel('Named in the footer').check()
  await tool(page, 'Add page').click()
  await page.getByRole('row', { name: /How to drape a saree.*Visible/ }).waitFor()

  const shopper = await shop.visit({ size: 'phone' })
  const scripts: string[] = []
  shopper.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.url())
  })
  await expect
    .poll(async () => {
      await open(shopper, '/')
      return shopper.getByRole('contentinfo').getByRole('link', { name: 'How to drape a saree' }).count()
    })
    .toBe(1)
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'How to drape a saree' }).click()
  await shopper.getByRole('heading', { level: 1, name: 'How to drape a saree' }).waitFor()
  await shopper
    .getByRole('button', { name: /wishlist/i })
    .first()
    .waitFor()
  await shopper.getByRole('link', { name: '/new/saree/collections' }).click()
  await shopper.waitForURL('**/new/saree/collections')
  const bodies = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.filter((script) => script.includes('ProseMirror'))).toEqual([])

  const still = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: shop.url, viewport: { width: 360, height: 740 } })
  const plain = await still?.newPage()
  if (!plain) throw new Error('There is no browser')
  await plain.goto('/pages/how-to-drape-a-saree')
  expect(await plain.locator('article strong').allInnerTexts()).toEqual(['five steps', 'by hand'])
  const picture = plain.getByRole('img', { name: 'A loom in Varanasi' })
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
  await plain.getByRole('link', { name: /^Banarasi/ }).waitFor()
  expect(await plain.locator('article [onclick], article script, article iframe').count()).toBe(0)
  const data = await plain.locator('script[type="application/ld+json"]').first().textContent()
  expect(data).toContain('BreadcrumbList')
  expect(await plain.locator('meta[property="og:image"]').getAttribute('content')).toContain('/preview.jpg')
  const canonical = await plain.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/\/pages\/how-to-drape-a-saree$/)
  await still?.close()
  shop.quiet()
})

test('on a phone another address is chosen, and the one before leads on; of two admins neither loses a word', async () => {
  const listed = await shop.shop.call('GET', '/api/admin/page', { as: shop.adminAsha })
  const [{ _id }] = listed.body
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /409/ })
  await open(page, `/admin/page/edit/${_id}`)
  await textOf(page).getByText('by hand').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' in Varanasi')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const { body: known } = await shop.shop.call('GET', `/api/admin/page/${_id}`, { as: shop.adminAsha })
  const { _id: _, updatedAt: __, ...theirs } = known
  const block = { type: 'paragraph', content: [{ type: 'text', text: 'Theirs alone' }] }
  const body = { type: 'doc', content: [block] }
  await shop.shop.call('POST', `/api/admin/page/${_id}`, { as: shop.adminAsha, json: { ...theirs, body } })
  await page.getByLabel('Address').fill('draping')
  await tool(page, 'Save page').click()
  const both = page.getByRole('radiogroup', { name: 'Text' })
  await both.getByText('Theirs alone').waitFor()
  await both.getByText(/in Varanasi/).waitFor()
  await both.getByRole('radio', { name: /^Yours/ }).check()
  await tool(page, 'Save page').click()
  await seeMessage(page, 'Page saved')
  await expect
    .poll(async () => {
      const answer = await fetch(`${shop.url}/pages/how-to-drape-a-saree`, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    })
    .toEqual([301, '/pages/draping'])
  const html = await (await fetch(`${shop.url}/pages/draping`)).text()
  expect(html).toContain('in Varanasi')
  expect((await fetch(`${shop.url}/pages/no-such-page`)).status).toBe(404)
  shop.quiet()
})
