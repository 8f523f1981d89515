/** Impatience: whatever is pressed twice, also while the page is busy or the next one is on its way, is done once. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBanner } from '../../src/features/visuals/visuals.store.ts'
import { buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { messages, seeMessage } from '../fixtures/onPage.ts'
import { orderOf, setPaid } from '../fixtures/orders.ts'
import { addPicture } from '../fixtures/pictures.ts'
import type { Json } from '../fixtures/shop.ts'
import { eventually, hold, open, openStorefront, pressTwice } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const make = (payment: string): Promise<Json> =>
  orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment })
const paid = async (): Promise<Json> => {
  const order = await make('upi')
  await setPaid(shop.shop, order)
  return order
}

/** What a page sends to an address from now on. */
function writesTo(page: Page, address: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && address.test(new URL(request.url()).pathname)) sent.push(request.url())
  })
  return sent
}

interface Press {
  readonly as: 'meera' | 'adminAsha'
  readonly writes: RegExp
  readonly says: string | RegExp
  /** Opens what has the button, and gives the button. */
  readonly lead: (page: Page) => Promise<Locator>
}

const presses: Readonly<Record<string, Press>> = {
  'a review': {
    as: 'meera',
    writes: /\/api\/reviews$/,
    says: 'Review Added',
    lead: async (page) => {
      await open(page, `/details/${shop.goods.cottonSaree.slug}`)
      await page.getByRole('radio', { name: /^4/ }).check({ force: true })
      await page.getByLabel('Comment').fill('Soft.')
      return button(page, 'Submit review')
    },
  },
  'a UPI reference': {
    as: 'meera',
    writes: /\/upi-reference$/,
    says: /noted$/,
    lead: async (page) => {
      await open(page, `/order/view/${(await make('upi'))._id}`)
      await page.getByLabel('UPI reference (UTR)').fill('412345678901')
      return button(page, /I have paid/)
    },
  },
  'cancelling an order': {
    as: 'meera',
    writes: /\/cancel$/,
    says: /is cancelled$/,
    lead: async (page) => {
      await open(page, `/order/view/${(await make('cod'))._id}`)
      await button(page, 'Cancel order').click()
      return button(page.getByRole('dialog'), 'Cancel the order')
    },
  },
  'a note on an order': {
    as: 'adminAsha',
    writes: /\/order\/note\//,
    says: 'Note added',
    lead: async (page) => {
      await open(page, `/admin/order/view/${(await make('cod'))._id}`)
      await button(page, 'Add a note').click()
      await page.getByRole('dialog').getByLabel('Note').fill('Calls after six.')
      return button(page.getByRole('dialog'), 'Add the note')
    },
  },
  'a note on a customer': {
    as: 'adminAsha',
    writes: /\/customer\/.*\/note$/,
    says: 'Note added',
    lead: async (page) => {
      await open(page, `/admin/user/view/${shop.meera.id}`)
      await page.getByLabel('New note').fill('Likes green')
      return button(page, 'Add the note')
    },
  },
  'the approval of a payment': {
    as: 'adminAsha',
    writes: /\/secure-payment\//,
    says: 'Payment approved successfully',
    lead: async (page) => {
      await open(page, `/admin/order/view/${(await make('upi'))._id}`)
      await button(page, /^Approve/).click()
      return button(page.getByRole('dialog'), 'Approve payment')
    },
  },
  'packing an order': {
    as: 'adminAsha',
    writes: /\/order\/status\//,
    says: /is packed$/,
    lead: async (page) => {
      await open(page, `/admin/order/view/${(await make('cod'))._id}`)
      await button(page, 'Mark as packed').click()
      return button(page.getByRole('dialog'), 'Mark as packed')
    },
  },
  'a new refund': {
    as: 'adminAsha',
    writes: /\/order\/refund\//,
    says: '₹100.00 to be sent back',
    lead: async (page) => {
      await open(page, `/admin/order/view/${(await paid())._id}`)
      await button(page, 'Refund a part').click()
      await page.getByRole('dialog').getByLabel('Amount in rupees').fill('100')
      return button(page.getByRole('dialog'), 'Owe this refund')
    },
  },
  'deleting a banner': {
    as: 'adminAsha',
    writes: /\/admin\/banner\//,
    says: 'Banner deleted!',
    lead: async (page) => {
      const url = await addPicture(shop.shop, '#8a1a2e', { width: 1920, height: 720 })
      await insertBanner(shop.shop.services.db, { url, device: 'desktop', type: 'carousel' })
      await eventually(`${shop.url}/api/admin/banner/all`, [{}])
      await open(page, '/admin/manage-banners')
      await button(page, /^Delete/).click()
      return button(messages(page), 'Delete')
    },
  },
  'a new category of a product': {
    as: 'adminAsha',
    writes: /\/category\/store$/,
    says: 'Category added successfully',
    lead: async (page) => {
      await open(page, '/admin/product/create')
      await button(page, 'New category').click()
      await page.getByLabel('Name of the category').fill('Tapped Twice')
      return button(page.getByRole('dialog'), 'Add category')
    },
  },
}

test.each(Object.entries(presses))('%s is sent once', async (_name, { as, writes, says, lead }) => {
  const page = await shop.visit({ as: shop[as] })
  const wanted = await lead(page)
  const sent = writesTo(page, writes)
  await pressTwice(wanted)
  await page.getByText(says).first().waitFor()
  expect(sent).toHaveLength(1)
  shop.quiet()
})

test('an order is placed once, whoever presses and whoever hits Enter as well', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Twice Pressed') })
  await open(page, '/checkout')
  await fillAddress(page)
  const sent = writesTo(page, /\/place-order\//)
  const release = await hold(page, '**/api/cart/place-order/**')
  await pressTwice(placeButton(page))
  await page.getByLabel('City', { exact: true }).press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await release()
  await page.waitForURL('**/thankyou**')
  expect(sent).toHaveLength(1)
  shop.quiet()
})

/** Presses again and again while the code of the next page is held up. */
async function pressOnWhileLeaving(
  page: Page,
  { wanted, message, next }: { wanted: Locator; message: string; next: RegExp },
): Promise<() => Promise<void>> {
  const release = await hold(page, next)
  const asked = page.waitForRequest(next)
  await wanted.click()
  await seeMessage(page, message)
  await asked
  await pressTwice(wanted)
  await wanted.press('Enter')
  return release
}

test('a product is added once, however long the list is on its way', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product/create')
  await page.getByLabel('Name').fill('Impatience Saree')
  await page.getByLabel('Description').fill('Light as air.')
  await page.getByLabel('Price', { exact: true }).fill('2450')
  await page.getByLabel('Quantity').fill('12')
  await page.getByLabel('Category').selectOption('saree')
  await page.getByLabel('Status').selectOption('Active')
  const sent = writesTo(page, /\/product\/store$/)
  const release = await pressOnWhileLeaving(page, {
    wanted: button(page, 'Add product'),
    message: 'Product added successfully',
    next: /\/(?!Toast)[^/]*\.js$/,
  })
  await release()
  await page.getByRole('row').filter({ hasText: 'Impatience Saree' }).waitFor()
  expect(sent).toHaveLength(1)
  shop.quiet()
})

test('somebody registers and logs in once, however long the next page is on its way', async () => {
  const page = await shop.visit()
  await open(page, '/register')
  await page.getByLabel('Full name').fill('Kavya Rao')
  await page.getByLabel('Email').fill('kavya.rao@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Silk@2026')
  await page.getByLabel(/contact/i).fill('9845012345')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  const registered = writesTo(page, /\/register$/)
  let release = await pressOnWhileLeaving(page, {
    wanted: button(page, 'Create account'),
    message: 'User registered successfully.',
    next: /\/login-[^/]*\.js$/,
  })
  await release()
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor()
  expect(registered).toHaveLength(1)

  await page.getByLabel('Email').fill('kavya.rao@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Silk@2026')
  const loggedIn = writesTo(page, /\/login$/)
  release = await pressOnWhileLeaving(page, {
    wanted: button(page, 'Log in'),
    message: 'Logged in successfully',
    next: /\/home-[^/]*\.js$/,
  })
  await release()
  await page.waitForURL((url) => url.pathname === '/')
  expect(loggedIn).toHaveLength(1)
  shop.quiet()
})

test.each([
  ['Bag', 'laptop', 'BAG', /BagPanel/],
  ['Search', 'laptop', 'Search', /SearchPanel/],
  ['Menu', 'phone', 'Menu', /PhoneMenuDrawer/],
] as const)(
  '%s opens as soon as its code is there, however often it was pressed before (%s)',
  async (name, size, title, code) => {
    const page = await shop.visit({ as: shop.meera, size })
    const release = await hold(page, code)
    await open(page, '/about')
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
    await opener.click()
    await opener.click()
    await release()
    await page.getByRole('dialog', { name: title }).waitFor()
    shop.quiet()
  },
)

test('the last press of a heart holds, whichever request is quicker', async () => {
  const page = await shop.visit({ as: shop.meera })
  await open(page, `/details/${shop.goods.cottonSaree.slug}`)
  const name = 'Bengal Cotton Saree'
  const heart = (label: string) => button(page.getByRole('main'), label).first()
  const wishes = writesTo(page, /\/wishlist/)
  const release = await hold(page, '**/api/wishlist')
  await heart(`Add ${name} to wishlist`).click()
  await heart(`Remove ${name} from wishlist`).click()
  await heart(`Add ${name} to wishlist`).waitFor()
  const added = page.waitForResponse('**/api/wishlist')
  await release()
  await added
  const wished = async () =>
    (await shop.shop.call('GET', `/api/wishlist/${shop.meera.id}`, { as: shop.meera })).body
  await expect.poll(wished).toEqual([])
  expect(wishes).toHaveLength(2)
  shop.quiet()
})
