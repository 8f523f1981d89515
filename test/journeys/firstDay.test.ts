import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { csv, zipOf } from '../fixtures/imports.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { cast, type KnownPerson } from '../fixtures/people.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { alive, eventually, open } from '../fixtures/storefront.ts'

/** From an empty shop to the first takings: each step stands on the one before, so none can be repeated. */
describe("the first day of a boutique's owner", { retry: 0 }, () => {
  let shop: BrowserShop
  let people: Awaited<ReturnType<typeof cast>>
  let admin: Page
  let shopper: Page
  let orderPage: string

  beforeAll(async () => {
    shop = await openBrowserShop({ SHOP_LAUNCHED: '0' })
    people = await cast(shop.shop)
    admin = await shop.visit({ size: 'laptop' })
    shopper = await shop.visit({ as: people.meera, size: 'phone' })
  })
  afterAll(() => shop?.close())

  const main = (page: Page) => page.getByRole('main')
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  test('logs in and finds a dashboard that says what to do first', async () => {
    await open(admin, '/login')
    await logIn(admin, people.adminAsha)
    await admin.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await admin.getByRole('heading', { name: 'No orders yet' }).waitFor()
  })

  test('sets the shop up: name, WhatsApp, UPI id', async () => {
    await open(admin, '/admin/settings')
    await admin.getByLabel('Shop name').fill('Asha Silks')
    await admin.getByLabel('WhatsApp number').fill('919845011111')
    await admin.getByLabel('UPI id').fill('ashasilks@okbank')
    await press(admin, 'Save settings')
    const question = admin.getByRole('dialog', { name: 'Change UPI id?' })
    await question.getByLabel('Your password').fill(people.adminAsha.password)
    await question.getByRole('button', { name: 'Save settings' }).click()
    await eventually(`${shop.url}/api/shop`, { name: 'Asha Silks', upiId: 'ashasilks@okbank' })
  })

  test('imports sixty products with their pictures', async () => {
    await open(admin, '/admin/import')
    await admin.getByLabel('Products', { exact: true }).setInputFiles({
      name: 'first-goods.zip',
      mimeType: 'application/zip',
      buffer: await goods(),
    })
    await press(admin, 'Check the file')
    await admin.getByRole('checkbox', { name: 'Create them' }).check()
    await press(admin, 'Import 60 products')
    await admin.getByRole('heading', { name: 'The import is done' }).waitFor()
    await open(admin, '/admin/product')
    await admin.getByText('60 products').first().waitFor()
    const picture = admin.getByRole('table').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('changes the home page', async () => {
    await open(admin, '/admin/manage-banners')
    await admin.getByRole('textbox', { name: 'Sliding text' }).fill('Asha Silks is open: free shipping')
    await press(admin, 'Update sliding text')
    await seeMessage(admin, 'Sliding text updated successfully!')
    const form = admin.getByRole('form', { name: 'Upload a banner' })
    await form.getByLabel('Device').selectOption('Mobile')
    await form.getByLabel('Type').selectOption('Carousel')
    const banner = await pictureFile('banner.png', '#8a1a2e', { width: 720, height: 1280 })
    await form.getByLabel('Banner image').setInputFiles(banner)
    await form.getByRole('img', { name: /^Preview/ }).waitFor()
    await press(admin, 'Upload banner')
    await seeMessage(admin, 'Banner uploaded successfully!')
  })

  test('launches: who waited in front of Coming Soon! comes in', async () => {
    await shopper.clock.install()
    await open(shopper, '/')
    const closed = shopper.getByRole('dialog', { name: 'Coming Soon!' })
    await closed.waitFor()
    await open(admin, '/admin/dashboard')
    // Another UPI id than the tested one: the shop waits for its rupee.
    await press(admin, 'Launch the shop')
    await admin.getByRole('alert').getByText('Missing: a test rupee that arrived.').waitFor()
    await press(admin, 'The rupee arrived')
    await admin.getByText('Needed before the launch: 8 of 8 done').waitFor()
    await press(admin, 'Launch the shop')
    await admin.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
    await admin.getByRole('heading', { name: 'The shop is launched' }).waitFor()
    // The waiting page looks again every 15 s.
    await shopper.clock.fastForward(16_000)
    await closed.waitFor({ state: 'hidden' })
    await shopper.getByText('Asha Silks is open: free shipping').first().waitFor()
  })

  test('receives an order with its bank reference', async () => {
    await open(shopper, '/new/saree/collections?q=Boutique Saree 7')
    await shopper.getByRole('link', { name: 'Boutique Saree 7', exact: true }).first().click()
    await press(shopper, 'Add To Cart')
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
    await shopper.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    orderPage = `/order/view/${new URL(shopper.url()).searchParams.get('order')}`
    await open(shopper, orderPage)
    await shopper.getByText('ashasilks@okbank').first().waitFor()
    await shopper.getByLabel(/UPI reference/).fill('412345678901')
    await press(shopper, /I have paid/)
    await shopper.getByText(/^Reference [\d ]+ noted$/).waitFor()
  })

  test('approves, packs and ships it', async () => {
    const workList = (name: string) =>
      admin.getByRole('navigation', { name: 'Work lists' }).getByRole('link', { name })
    await open(admin, '/admin/order')
    await workList('Payments to approve 1').click()
    await admin.getByText('412345678901').first().waitFor()
    await press(admin, /^Approve payment of order/)
    await admin.getByRole('dialog').getByText('412345678901').waitFor()
    await press(admin, 'Approve payment')
    await seeMessage(admin, 'Payment approved successfully')
    await workList('To pack 1').click()
    await admin.getByRole('link', { name: /^View order/ }).click()
    const dialog = admin.getByRole('dialog')
    await press(admin, 'Mark as packed')
    await dialog.getByRole('button', { name: 'Mark as packed' }).click()
    await press(admin, 'Ship')
    await dialog.getByLabel('Carrier').fill('Delhivery')
    await dialog.getByLabel('Tracking number').fill('DL4711')
    await dialog.getByRole('button', { name: /shipped/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(shopper, orderPage)
    await main(shopper).getByText('DL4711').first().waitFor()
  })

  test("looks at the day's takings", async () => {
    await open(admin, '/admin/dashboard?period=today')
    const tile = (label: RegExp) => admin.getByRole('listitem').filter({ hasText: label })
    await tile(/^Takings₹1,007\.00/).waitFor()
    await tile(/^Orders1/).waitFor()
    await admin.getByText('Boutique Saree 7').first().waitFor()
    shop.quiet()
  })
})

/** A ZIP as a boutique would make it: a table from a spreadsheet and a folder of photographs. */
async function goods(): Promise<Buffer> {
  const front = await pictureFile('front.jpg', '#8a1a2e')
  const border = await pictureFile('border.jpg', '#0e5a63')
  const rows = Array.from(
    { length: 60 },
    (_, at) => `boutique-saree-${at},Boutique Saree ${at},saree,${1_000 + at},5,front.jpg|border.jpg`,
  )
  return zipOf({
    'products.csv': csv('slug,name,category,price,quantity,pictures', ...rows),
    'pictures/front.jpg': front.buffer,
    'pictures/border.jpg': border.buffer,
  })
}

async function logIn(page: Page, { email, password }: KnownPerson): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
