import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettingsSchema } from '../../src/features/shop/shop.schema.ts'
import { moreLanguages } from '../../src/platform/language/languages.rules.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { alive, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const settings = async () => (await fetch(`${shop.url}/api/shop`)).json()
/** On a phone the sections fold. */
const unfold = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' })

test('the page comes to life as it was sent; the feeds, which may take long, are asked for then', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  // Whatever the server has to say arrives before the first script runs.
  const releaseScripts = await hold(page, /\/assets\/.+\.js$/)
  const sent = await page.goto('/admin/settings', { waitUntil: 'domcontentloaded' })
  expect(await sent?.text()).not.toContain('/feeds/google.xml')
  await releaseScripts()
  await alive(page)
  await page
    .getByRole('button', { name: /^Copy the address/ })
    .first()
    .waitFor()
  shop.quiet()
})

test('every value of the settings can be changed here and says what it is for', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/settings')
  const silent: string[] = []
  for (const name of Object.keys(shopSettingsSchema.shape)) {
    // The launch has a switch of its own, the sample shop is no choice, the logo belongs to the look of the shop, and the choices of
    // access, reviews and cards have a second line each.
    if (['launched', 'demo', 'logo', 'access', 'reviewsFrom', 'cardLine'].includes(name)) continue
    const control = page.getByRole('form', { name: 'Settings' }).locator(`[name="${name}"]`)
    // A language has a box each.
    expect(await control.count(), name).toBe(name === 'languages' ? moreLanguages.length : 1)
    const help = await control.first().evaluate((box) =>
      (box.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(''),
    )
    if (help.trim().length < 5) silent.push(name)
  }
  expect(silent).toEqual([])
  shop.quiet()
})

test('access and launch say what each means', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/settings')
  await unfold(page, 'Who may browse')
  const access = page.getByRole('radiogroup', { name: 'Access' })
  await access
    .getByText(/Visitors see the home page and the information pages; .* log in or register/)
    .waitFor()
  await access.getByText(/Visitors browse the whole shop\. .* ask for a login\./).waitFor()
  expect(await access.getByRole('radio', { name: 'Open to everybody' }).isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Take the shop back' }).click()
  const question = page.getByRole('dialog', { name: 'Take the shop back?' })
  await question.getByText(/covers the home page again for everyone but admins/).waitFor()
  await question.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('heading', { name: 'The shop is not launched yet' }).waitFor()
  await page.getByText(/everyone but admins sees a ‘Coming Soon!’ message that cannot be closed/).waitFor()
  await expect.poll(async () => (await settings()).launched).toBe(false)
  await page.getByRole('button', { name: 'Launch the shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  await page.getByRole('heading', { name: 'The shop is launched' }).waitFor()
  await expect.poll(async () => (await settings()).launched).toBe(true)
  shop.quiet()
})

test('the code for the UPI id is drawn anew as the id is typed, and only for one that can be', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/settings')
  const code = page.getByRole('img', { name: /^QR code that pays/ })
  const before = await code.getAttribute('src')
  await page.getByLabel('UPI id').fill('meera@okbank')
  await page.getByRole('img', { name: 'QR code that pays meera@okbank' }).waitFor()
  expect(await code.getAttribute('src')).not.toBe(before)
  const warning = page.getByText('This looks like a personal UPI id')
  expect(await warning.count()).toBe(0)
  await page.getByLabel('UPI id').fill('meera@okaxis')
  await warning.waitFor()
  await page.getByLabel('UPI id').fill('no id')
  await page.getByText('A UPI id looks like name@bank.').first().waitFor()
  expect(await code.count()).toBe(0)
  shop.quiet()
})

test('where shoppers pay is changed with the own password only; what was typed is kept meanwhile', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /422/ })
  await open(page, '/admin/settings')
  const { upiId } = await settings()
  for (const name of ['The shop', 'Ways to pay', 'Seller']) await unfold(page, name)
  await page.getByLabel('Tagline').fill('Asked first')
  await page.getByLabel('UPI id').fill('new@okbank')
  await page.getByLabel('Legal name').fill('New Handlooms')
  await page.getByLabel('Registered under the composition scheme').check()
  await save(page).click()
  const question = page.getByRole('dialog', {
    name: /^Change UPI id, Legal name,? and Composition scheme\?$/,
  })
  await question.getByText(`${upiId} → new@okbank`).waitFor()
  await question.getByText('Composition scheme: off → on').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => question.count()).toBe(0)
  expect(await page.getByLabel('UPI id').inputValue()).toBe('new@okbank')
  expect(await settings()).toMatchObject({ upiId })

  await save(page).click()
  await question.getByLabel('Your password').fill('not-mine@1')
  await question.getByRole('button', { name: 'Save settings' }).click()
  await question.getByText('This is not your password.').waitFor()
  await question.getByLabel('Your password').fill(shop.adminAsha.password)
  await question.getByRole('button', { name: 'Save settings' }).click()
  await seeMessage(page, 'Settings saved')
  expect(await settings()).toMatchObject({
    ...{ upiId: 'new@okbank', legalName: 'New Handlooms', composition: true, tagline: 'Asked first' },
  })
  shop.quiet()
})

test('what the server refuses of the settings is told in the form, not at the password', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /422/ })
  await open(page, '/admin/settings')
  await page.route('**/api/admin/shop', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid', message: 'Not this.', errors: [{ field: 'upiId', message: 'Not this.' }] },
    }),
  )
  await page.getByLabel('UPI id').fill('refused@okbank')
  await save(page).click()
  const question = page.getByRole('dialog', { name: 'Change UPI id?' })
  await question.getByLabel('Your password').fill(shop.adminAsha.password)
  await question.getByRole('button', { name: 'Save settings' }).click()
  await expect.poll(() => question.count()).toBe(0)
  await expect
    .poll(() => page.getByLabel('UPI id').evaluate((box) => box.getAttribute('aria-invalid')))
    .toBe('true')
  expect(await page.getByLabel('UPI id').inputValue()).toBe('refused@okbank')
  shop.quiet()
})

test('two damage windows that differ are pointed out until they agree', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/settings')
  await unfold(page, 'Policies')
  const warning = page.getByText('The two damage windows differ')
  await warning.waitFor()
  await page.getByText(/Product pages say 24 hours, the shipping page says 48 hours/).waitFor()
  await page.getByLabel('Hours to report damage, product pages').fill('48')
  await expect.poll(() => warning.count()).toBe(0)
  await page.getByLabel('Business days to refund, at most').fill('2')
  await save(page).click()
  await page.getByRole('alert').getByText('Not fewer than at least.').waitFor()
  await page.getByLabel('Business days to refund, at most').fill('9')
  await save(page).click()
  await seeMessage(page, 'Settings saved')
  await expect.poll(settings).toMatchObject({ damageHoursProduct: 48, refundDaysMost: 9 })
  shop.quiet()
})

test('on a phone the sections fold; an address opens one, and what is wrong opens its own', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/settings#upi')
  await page.getByLabel('UPI id').waitFor()
  expect(await page.getByRole('button', { name: 'Ways to pay' }).getAttribute('aria-expanded')).toBe('true')
  const days = page.getByLabel('Days to return')
  expect(await days.isVisible()).toBe(false)

  await unfold(page, 'Policies')
  await days.fill('many')
  await unfold(page, 'Policies')
  expect(await days.isVisible()).toBe(false)
  await save(page).click()
  await days.waitFor()
  await expect.poll(() => days.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.getByRole('button', { name: 'Policies' }).getAttribute('aria-expanded')).toBe('true')
  await days.fill('7')
  await save(page).click()
  await seeMessage(page, 'Settings saved')
  shop.quiet()
})

test('a pressed button keeps the focus while its work is done, and takes no second press', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/settings')
  let sent = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/shop', async (route) => {
    sent += 1
    await answered
    await route.continue()
  })
  await page.getByLabel('Tagline').fill('Pressed once')
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => sent).toBe(1)
  const isFocused = () => save(page).evaluate((button) => button === document.activeElement)
  expect(await isFocused()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.getByLabel('Tagline').press('Enter')
  await save(page).focus()
  answer()
  await seeMessage(page, 'Settings saved')
  await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe(null)
  expect(await isFocused()).toBe(true)
  expect(sent).toBe(1)
  expect(await settings()).toMatchObject({ tagline: 'Pressed once' })
  shop.quiet()
})
