import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, sizes } from '../fixtures/browser.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { alive, open } from '../fixtures/storefront.ts'

const ADMIN = { email: 'asha@ashasilks.example.com', password: 'Kanchi@2026silk' }
const KAVYA = { email: 'kavya@example.com', password: 'Saree@2026' }
const UPI = 'ashasilks@okbank'

/** From an empty folder to the first paid order, with the owner's own data: each step stands on the one before. */
describe('an owner opens a shop of her own', { retry: 0 }, () => {
  let dataDir: string
  let shop: RunningShop
  let browser: Browser
  let admin: Page
  let shopper: Page
  let order: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zari-own-'))
    await chmod(dataDir, 0o755)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.kill('SIGTERM').catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true })
  })

  const newPage = async (size: keyof typeof sizes) =>
    (
      await browser.newContext({
        serviceWorkers: 'block',
        baseURL: shop.url,
        viewport: sizes[size],
        locale: 'en-IN',
        reducedMotion: 'reduce',
      })
    ).newPage()
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const row = (title: string) => admin.getByRole('listitem').filter({ hasText: title })
  const done = (many: number) => admin.getByText(`Needed before the launch: ${many} of 8 done`).waitFor()

  test('starts in an empty folder, without anything invented', { timeout: 240_000 }, async () => {
    const env = { DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    shop = await startShop(dataDir, env)
    expect(shop.printed).not.toMatch(/sample shop|Demo customer|Weaving/)
    shopper = await newPage('phone')
    await open(shopper, '/')
    const closed = shopper.getByRole('dialog', { name: 'Coming Soon!' })
    await closed.getByText('Please come back soon.').waitFor()
    expect(await closed.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
    const page = await shopper.content()
    expect(page).not.toMatch(/zari@upi|919876543210|Weavers Lane|Asha Verma|care@zari|Sample shop/)
    await open(shopper, '/contact-us')
    expect(
      await shopper.locator('a[href^="tel:"], a[href^="https://wa.me"], a[href^="mailto:"]').count(),
    ).toBe(0)
  })

  test('the dashboard says what is missing, and Launch refuses and names it', async () => {
    admin = await newPage('laptop')
    await logIn(admin, ADMIN)
    await admin.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await done(1)
    await alive(admin)
    await press(admin, 'Launch the shop')
    const refused = admin.getByRole('alert')
    for (const words of [
      'legal name',
      'UPI id',
      'WhatsApp number',
      'grievance officer',
      'an active product',
    ]) {
      await refused.getByText(words).waitFor()
    }
    const asked = await admin.request.post('/api/admin/shop', {
      data: { launched: true },
      headers: { origin: shop.url },
    })
    expect([asked.status(), (await asked.json()).code]).toEqual([409, 'launch_incomplete'])
  })

  test('she says who she is', async () => {
    await open(admin, '/admin/settings')
    const fields = {
      'Shop name': 'Asha Silks',
      'WhatsApp number': '98450 11111',
      'UPI id': UPI,
      'Name at the bank': 'Asha Silks',
      'Legal name': 'Asha Silks LLP',
      Address: '8 Temple Street, Kanchipuram, Tamil Nadu 631501',
      Phone: '98450 11111',
      'Grievance officer': 'Lakshmi Rao',
      'Grievance email': 'complaints@ashasilks.example.com',
    }
    for (const [label, value] of Object.entries(fields))
      await admin.getByLabel(label, { exact: true }).fill(value)
    await admin.getByLabel('Email', { exact: true }).fill('care@ashasilks.example.com')
    await chooseState(admin, 'Tamil Nadu')
    await press(admin, 'Save settings')
    const question = admin.getByRole('dialog')
    await question.getByLabel('Your password').fill(ADMIN.password)
    await question.getByRole('button', { name: 'Save settings' }).click()
    await seeMessage(admin, 'Settings saved')
  })

  test('ticks what only she knows: a test rupee, no GSTIN, the policies read', async () => {
    await open(admin, '/admin/dashboard')
    const code = row('Payment by UPI').getByRole('img', { name: `QR code: pay ₹1.00 to ${UPI}` })
    expect(decodeURIComponent((await code.getAttribute('src')) ?? '')).toContain('<svg')
    // The answer to the first tick comes last, and knows nothing of the others.
    const [taken, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = async (route: Route) => {
      const response = await route.fetch()
      taken.resolve()
      await release.promise
      await route.fulfill({ response })
    }
    await admin.route('**/api/admin/launch/mark', late, { times: 1 })
    await press(admin, 'The rupee arrived')
    await taken.promise
    await press(admin, 'I have no GSTIN')
    await press(admin, 'I have read them')
    await done(7)
    const asked = admin.waitForResponse((answer) => answer.url().endsWith('/api/admin/launch'))
    release.resolve()
    await asked
    await done(7)
    await row('First product').getByText('Missing: an active product in an active category').waitFor()
  })

  test('makes a category of her own and sells a saree in it', async () => {
    await open(admin, '/admin/category/create')
    await admin.getByLabel('Name', { exact: true }).fill('kanjivaram')
    await admin.getByLabel('Status').selectOption('Active')
    await admin.getByLabel('Place (optional)').fill('1')
    await admin.getByLabel('Entries (optional)').fill('Bridal Kanjivaram: bridal')
    await press(admin, 'Add category')
    await seeMessage(admin, 'Category added successfully')
    await admin.waitForURL('**/admin/category')
    await open(admin, '/admin/product/create')
    await admin.getByLabel('Name', { exact: true }).fill('Bridal Kanjivaram in Madder')
    await admin
      .getByLabel('Images')
      .setInputFiles(await pictureFile('saree.png', '#8a1a2e', { width: 680, height: 960 }))
    await admin.getByLabel('Price', { exact: true }).fill('12,999')
    await admin.getByLabel('Quantity').fill('2')
    await admin.getByLabel('Category', { exact: true }).selectOption('kanjivaram')
    await admin.getByLabel('Status').selectOption('Active')
    await press(admin, 'Add product')
    await seeMessage(admin, 'Product added successfully')
  })

  test('launches', async () => {
    await open(admin, '/admin/dashboard')
    await done(8)
    await press(admin, 'Launch the shop')
    await admin.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
    await admin.getByRole('heading', { name: 'The shop is launched' }).waitFor()
  })

  test('a shopper registers, finds it through the menu and pays her UPI id', async () => {
    await open(shopper, '/register')
    await shopper.getByLabel('Full name').fill('Kavya Rao')
    await shopper.getByLabel('Email').fill(KAVYA.email)
    await shopper.getByLabel('Password', { exact: true }).fill(KAVYA.password)
    await shopper.getByLabel(/contact/i).fill('9845012345')
    await shopper.getByRole('checkbox').check()
    await press(shopper, /register|create/i)
    await shopper.waitForURL('**/login')
    await logIn(shopper, KAVYA)
    await shopper.waitForURL((url) => url.pathname === '/')
    await alive(shopper)
    await press(shopper, 'Menu')
    const menu = shopper.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Kanjivaram' }).click()
    await menu.getByRole('link', { name: 'Bridal Kanjivaram' }).click()
    await shopper.getByRole('link', { name: 'Bridal Kanjivaram in Madder' }).first().click()
    await shopper.getByRole('button', { name: 'Add To Cart' }).first().click()
    await shopper
      .getByRole('dialog', { name: 'BAG' })
      .getByRole('link', { name: 'Proceed To Checkout' })
      .click()
    await shopper.waitForURL('**/checkout')
    await alive(shopper)
    await shopper.getByLabel('Address', { exact: true }).fill('21 Temple Street')
    await shopper.getByLabel('City').fill('Mysuru')
    await shopper.getByLabel('PIN code').fill('570001')
    await shopper.getByLabel('State').selectOption('Karnataka')
    await press(shopper, /^Place order/)
    await shopper.getByRole('img', { name: `QR code: pay ₹12,999.00 to ${UPI} by UPI` }).waitFor()
    order = new URL(shopper.url()).searchParams.get('order') ?? ''
    const upi = await (await shopper.request.get(`/api/order/${order}/upi`)).json()
    expect(upi).toMatchObject({ upiId: UPI, payeeName: 'Asha Silks', amount: 12_999 })
    expect(new URL(upi.link).searchParams.get('pa')).toBe(UPI)
    await shopper.getByLabel(/UPI reference/).fill('412345678901')
    await press(shopper, /I have paid/)
    await shopper.getByText(/^Reference [\d ]+ noted$/).waitFor()
  })

  test('she approves the payment: the first paid order', async () => {
    await open(admin, `/admin/order/view/${order}`)
    await press(admin, /^Approve payment of order/)
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /approve/i })
      .click()
    await seeMessage(admin, 'Payment approved successfully')
    const paid = await (await shopper.request.get(`/api/order/${order}`)).json()
    expect(paid.paymentId.status).toBe('Completed')
  })
})

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The states of India are a list. */
const chooseState = (page: Page, name: string) => page.getByLabel('State', { exact: true }).selectOption(name)
