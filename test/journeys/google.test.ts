import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { addProduct } from '../fixtures/goods.ts'
import { type GoogleIssuer, openGoogleIssuer } from '../fixtures/googleIssuer.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { changeShop, open } from '../fixtures/storefront.ts'

let issuer: GoogleIssuer
let browserShop: BrowserShop
let meera: KnownPerson
let suit: { id: string; slug: string }

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  browserShop = await openBrowserShop(issuer.env)
  const { shop } = browserShop
  meera = await signUp(shop, 'Meera Iyer')
  suit = await addProduct(shop, { name: 'Cotton Suit', enableSize: true, sizes: ['S', 'M'] })
  await changeShop(browserShop, { launched: true, access: 'open' })
})
afterAll(async () => {
  await browserShop?.close()
  await issuer.close()
})

/** Google's script as far as we use it: a button that, once pressed, answers with a token. */
async function withGoogle(page: Page, claims = {}): Promise<void> {
  await page.exposeFunction('signedByGoogle', (nonce: string) => issuer.token({ ...claims, nonce }))
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options },
    renderButton(place) {
      const button = document.createElement('div')
      button.role = 'button'
      button.textContent = 'Continue with Google'
      button.addEventListener('click', async () =>
        this.options.callback({ credential: await window.signedByGoogle(this.options.nonce) }))
      place.replaceChildren(button)
    },
  } } }`
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}
const bagOf = async (page: Page) => {
  const answer = await page.request.post('/api/cart', { headers: { origin: browserShop.url } })
  return (await answer.json()).currentCart.items
}

test('[LOGIN-03] a visitor who wanted a suit logs in with Google, and it lies in the bag', async () => {
  const page = await browserShop.visit({ size: 'phone' })
  await withGoogle(page)
  await open(page, `/details/${suit.slug}`)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await page
    .getByRole('dialog', { name: 'Please Login To Add To Cart' })
    .getByRole('link', { name: 'Log in' })
    .click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await seeMessage(page, 'Logged in successfully')
  await page.waitForURL((url) => url.pathname === `/details/${suit.slug}` && url.search === '')
  await seeMessage(page, 'Item added to cart')
  expect(await bagOf(page)).toMatchObject([{ size: 'M', quantity: 1 }])
  // Once: a reload adds nothing.
  await page.reload()
  expect(await bagOf(page)).toMatchObject([{ size: 'M', quantity: 1 }])
  await open(page, '/dashboard')
  await page.getByText('Add your contact number').waitFor()
  browserShop.quiet()
})

test('the way through registering and the password leads to the bag as well', async () => {
  const page = await browserShop.visit({ expectedErrors: /ERR_FAILED/ })
  await page.route('https://accounts.google.com/**', (route) => route.abort())
  const from = `/details/${suit.slug}?add=1&size=S`
  await open(page, `/login?from=${encodeURIComponent(from)}`)
  await page.getByText('Google could not be reached.').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/register?*')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/login?*')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('Email').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(meera.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await seeMessage(page, 'Item added to cart')
  expect(await bagOf(page)).toMatchObject([{ size: 'S', quantity: 1 }])
  browserShop.quiet()
})

test('a link from elsewhere puts nothing into anybody’s bag', async () => {
  const ravi = await signUp(browserShop.shop, 'Ravi Kumar')
  const page = await browserShop.visit({ as: ravi })
  await open(page, `/details/${suit.slug}?add=1&size=M`)
  await page.getByRole('button', { name: 'Add To Cart' }).waitFor()
  expect(await bagOf(page)).toEqual([])
  expect(pathOf(page)).toContain('add=1')
})

test('an account with a password is not taken over: the page says what to do', async () => {
  const page = await browserShop.visit({ expectedErrors: /409/ })
  await withGoogle(page, { sub: 'meera', email: meera.email })
  await open(page, '/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page
    .getByRole('main')
    .getByText(/There is an account with this e-mail already/)
    .waitFor()
  expect(pathOf(page)).toBe('/login')
  browserShop.quiet()
})
