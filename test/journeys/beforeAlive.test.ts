/** What is typed and chosen while the scripts of a page are still on their way. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { alive, hold, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** Does something on a page whose scripts are held back until it is done. */
async function early(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const release = await hold(page, /\/assets\/.+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  // None of the scripts had a hand in it.
  expect(await page.locator('main h1').evaluate((part) => Object.keys(part))).toEqual([])
  await release()
  await alive(page)
}

/** What a press sends to the server. */
async function sentBy(button: Locator, path: RegExp) {
  const [request] = await Promise.all([button.page().waitForRequest(path), button.click()])
  return request
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

test('an order is paid the way that was chosen, and goes where was typed', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Early Rao'), size: 'phone' })
  await early(page, '/checkout', async () => {
    await fillAddress(page)
    await radio(page, /^Cash on delivery/).check()
  })
  expect(await radio(page, /^Cash on delivery/).isChecked()).toBe(true)
  const { billingAddress } = (await sentBy(placeButton(page), /place-order/)).postDataJSON()
  expect(billingAddress).toMatchObject({ payment: 'cod', address: address.Address, state: 'Karnataka' })
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test('an order goes to the address of the book that was chosen', async () => {
  const buyer = await buyerIn(shop, 'Book Rao')
  for (const label of ['Home', 'Office']) {
    const json = {
      ...{ label, name: 'Book Rao', contact: '9876543210', address: `${label} street 1`, city: 'Mysuru' },
      ...{ state: 'Karnataka', country: 'India', zipCode: '570001' },
    }
    expect((await shop.shop.call('POST', '/api/addresses', { as: buyer, json })).status).toBe(201)
  }
  const page = await shop.visit({ as: buyer, size: 'phone' })
  let wanted = ''
  await early(page, '/checkout', async () => {
    // The one that does not stand there by itself.
    const other = page.getByRole('radiogroup', { name: 'From your addresses' }).getByRole('radio', {
      checked: false,
      name: /^(Home|Office)/,
    })
    await other.waitFor()
    wanted = (await other.evaluate((input) => input.closest('label')?.textContent)) ?? ''
    await radio(page, wanted.startsWith('Home') ? /^Home/ : /^Office/).check()
  })
  const { billingAddress } = (await sentBy(placeButton(page), /place-order/)).postDataJSON()
  expect(wanted).toContain(billingAddress.address)
  expect(billingAddress.address).toMatch(/^(Home|Office) street 1$/)
  shop.quiet()
})

test('the size that was chosen is put into the bag', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  const { cottonKurta } = shop.goods
  await early(page, `/details/${cottonKurta.slug}`, () =>
    page.getByRole('radio', { name: 'L', exact: true }).check(),
  )
  const add = page.getByRole('button', { name: 'Add To Cart' })
  expect((await sentBy(add, /cart\/add/)).postDataJSON()).toMatchObject({ size: 'L' })
  shop.quiet()
})

test('what an admin changed of the settings is saved', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  const box = (name: string) => page.getByRole('form', { name: 'Settings' }).locator(`[name="${name}"]`)
  await early(page, '/admin/settings', async () => {
    await box('access').and(page.locator('[value="members"]')).check()
    await box('phone').fill('9123456780')
  })
  const save = page.getByRole('button', { name: 'Save settings' })
  expect((await sentBy(save, /api\/admin\/.*settings|api\/.*shop/)).postDataJSON()).toMatchObject({
    access: 'members',
    phone: '+91 91234 56780',
  })
  shop.quiet()
})
