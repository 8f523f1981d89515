import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { csv, zipOf } from '../fixtures/imports.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { cast, type KnownPerson } from '../fixtures/people.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { alive, heard, open } from '../fixtures/storefront.ts'

/** From an empty shop to the first takings: each step stands on the one before, so none can be repeated. */
describe("the first day of a boutique's owner", { retry: 0 }, () => {
  let shop: BrowserShop
  let people: Awaited<ReturnType<typeof cast>>
  let desk: Page
  let shopper: Page
  let orderPage: string

  beforeAll(async () => {
    shop = await openBrowserShop({ SHOP_LAUNCHED: '0' })
    people = await cast(shop.shop)
    desk = await shop.visit({ size: 'laptop' })
    shopper = await shop.visit({ as: people.meera, size: 'phone' })
  })
  afterAll(() => shop?.close())

  const main = (page: Page) => page.getByRole('main')
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  test('logs in and finds a desk that says what to do first', async () => {
    await open(desk, '/login')
    await logIn(desk, people.adminAsha)
    await desk.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await desk.getByRole('heading', { name: 'No orders yet' }).waitFor()
  })

  test('sets the shop up: name, WhatsApp, UPI id', async () => {
    await open(desk, '/admin/settings')
    await desk.getByLabel('Shop name').fill('Asha Silks')
    await desk.getByLabel('WhatsApp number').fill('919845011111')
    await desk.getByLabel('UPI id').fill('ashasilks@okbank')
    await press(desk, 'Save settings')
    const question = desk.getByRole('dialog', { name: 'Change UPI id?' })
    await question.getByLabel('Your password').fill(people.adminAsha.password)
    await question.getByRole('button', { name: 'Save settings' }).click()
    await heard(`${shop.url}/api/shop`, { name: 'Asha Silks', upiId: 'ashasilks@okbank' })
  })

  test('imports sixty products with their pictures', async () => {
    await open(desk, '/admin/import')
    await desk.getByLabel('Products', { exact: true }).setInputFiles({
      name: 'first-goods.zip',
      mimeType: 'application/zip',
      buffer: await goods(),
    })
    await press(desk, 'Check the file')
    await desk.getByRole('checkbox', { name: 'Create them' }).check()
    await press(desk, 'Import 60 products')
    await desk.getByRole('heading', { name: 'The import is done' }).waitFor()
    await open(desk, '/admin/product')
    await desk.getByText('60 products').first().waitFor()
    const picture = desk.getByRole('table').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('changes the home page', async () => {
    await open(desk, '/admin/manage-banners')
    await desk.getByRole('textbox', { name: 'Sliding text' }).fill('Asha Silks is open: free shipping')
    await press(desk, 'Update sliding text')
    await seeMessage(desk, 'Sliding text updated successfully!')
    const form = desk.getByRole('form', { name: 'Upload a banner' })
    await form.getByLabel('Device').selectOption('Mobile')
    await form.getByLabel('Type').selectOption('Carousel')
    const banner = await pictureFile('banner.png', '#8a1a2e', { width: 720, height: 1280 })
    await form.getByLabel('Banner image').setInputFiles(banner)
    await form.getByRole('img', { name: /^Preview/ }).waitFor()
    await press(desk, 'Upload banner')
    await seeMessage(desk, 'Banner uploaded successfully!')
  })

  test('launches: who waited in front of Coming Soon! comes in', async () => {
    await shopper.clock.install()
    await open(shopper, '/')
    const closed = shopper.getByRole('dialog', { name: 'Coming Soon!' })
    await closed.waitFor()
    await open(desk, '/admin/dashboard')
    // Another UPI id than the tested one: the shop waits for its rupee.
    await press(desk, 'Launch the shop')
    await desk.getByRole('alert').getByText('Missing: a test rupee that arrived.').waitFor()
    await press(desk, 'The rupee arrived')
    await desk.getByText('Needed before the launch: 8 of 8 done').waitFor()
    await press(desk, 'Launch the shop')
    await desk.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
    await desk.getByRole('heading', { name: 'The shop is launched' }).waitFor()
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
    const queue = (name: string) =>
      desk.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name })
    await open(desk, '/admin/order')
    await queue('Payments to approve 1').click()
    await desk.getByText('412345678901').first().waitFor()
    await press(desk, /^Approve payment of order/)
    await desk.getByRole('dialog').getByText('412345678901').waitFor()
    await press(desk, 'Approve payment')
    await seeMessage(desk, 'Payment approved successfully')
    await queue('To pack 1').click()
    await desk.getByRole('link', { name: /^View order/ }).click()
    const dialog = desk.getByRole('dialog')
    await press(desk, 'Mark as packed')
    await dialog.getByRole('button', { name: 'Mark as packed' }).click()
    await press(desk, 'Ship')
    await dialog.getByLabel('Carrier').fill('Delhivery')
    await dialog.getByLabel('Tracking number').fill('DL4711')
    await dialog.getByRole('button', { name: /shipped/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await open(shopper, orderPage)
    await main(shopper).getByText('DL4711').first().waitFor()
  })

  test("looks at the day's takings", async () => {
    await open(desk, '/admin/dashboard?period=today')
    const tile = (label: RegExp) => desk.getByRole('listitem').filter({ hasText: label })
    await tile(/^Takings₹1,007\.00/).waitFor()
    await tile(/^Orders1/).waitFor()
    await desk.getByText('Boutique Saree 7').first().waitFor()
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
