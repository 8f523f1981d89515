import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECOND_MS } from '../../src/platform/time/spans.rules.ts'
import { addProduct } from '../fixtures/goods.ts'
import { colourOf, holdReading, messages, seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { addReview, addReviewed } from '../fixtures/reviews.ts'
import { open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

let count = 0
const reviewed = () => addReviewed(shop.shop, `Reviewed Saree ${++count}`)

const area = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const items = (page: Page) => area(page).getByRole('article')
const all = (page: Page) => page.getByRole('dialog', { name: 'All 5 reviews' })
const badge = (page: Page, comment: string) =>
  all(page).getByRole('article').filter({ hasText: comment }).locator('header > span').first()

describe('reading', () => {
  test('[REVIEW-01] the three newest, and all of them in a modal', async () => {
    const page = await shop.visit({ size: 'phone' })
    await open(page, `/details/${(await reviewed()).id}`)
    await expect.poll(() => items(page).count()).toBe(3)
    const shown = (await items(page).allTextContents()).join('\n')
    expect(shown).toMatch(/Falls like water[\s\S]*Good for the price[\s\S]*Thinner than I thought/)
    await area(page).getByRole('button', { name: 'View All Reviews' }).click()
    await all(page).getByRole('article').nth(4).waitFor()
    const texts = await all(page).getByRole('article').allTextContents()
    expect(texts).toHaveLength(5)
    for (const text of texts) expect(text).toContain('Ravi Kumar')
    expect(texts[3]).toContain('Colour ran')
    await all(page).getByRole('button', { name: 'Close' }).click()
    await all(page).waitFor({ state: 'hidden' })
    shop.quiet()
  })

  test('[REVIEW-01] the badge is green above 3, amber from 2 to 3 and red below 2', async () => {
    const page = await shop.visit()
    await open(page, `/details/${(await reviewed()).id}`)
    await area(page).getByRole('button', { name: 'View All Reviews' }).click()
    const color = async (comment: string) => {
      const [red, green, blue] = await colourOf(badge(page, comment))
      if (green > red && green >= blue) return 'green'
      return red > 2 * green ? 'red' : red > blue ? 'amber' : 'none'
    }
    expect(await color('Falls like water')).toBe('green')
    expect(await color('Wore it at a wedding')).toBe('green')
    expect(await color('Good for the price')).toBe('amber')
    expect(await color('Thinner than I thought')).toBe('amber')
    expect(await color('Colour ran')).toBe('red')
    expect(await badge(page, 'Colour ran').textContent()).toContain('1')
    shop.quiet()
  })

  test('[REVIEW-01] says how long ago, from years to seconds', async () => {
    const product = await reviewed()
    const long = { rating: 5, comment: 'Just came, and I unfolded it. '.repeat(20), ago: 20 * SECOND_MS }
    await addReview(shop.shop, product, long)
    const page = await shop.visit()
    await open(page, `/details/${product.id}`)
    await area(page).getByRole('button', { name: 'View All Reviews' }).click()
    const times = () => page.getByRole('dialog', { name: 'All 6 reviews' }).locator('time').allTextContents()
    await expect.poll(async () => (await times())[5]).toBe('2 years ago')
    const [seconds, ...others] = await times()
    expect(seconds).toMatch(/^(\d+ seconds|1 minute) ago$/)
    expect(others).toEqual([
      expect.stringMatching(/^\d minutes? ago$/),
      '3 hours ago',
      '2 days ago',
      '2 months ago',
      '2 years ago',
    ])
    // The end of a long comment comes at a press; a short one has no such button.
    const more = page.getByRole('dialog', { name: 'All 6 reviews' }).getByRole('button', { name: /^Read/ })
    const text = page.locator(`#${await more.getAttribute('aria-controls')}`)
    const isCut = () => text.evaluate((found) => found.scrollHeight > found.clientHeight + 4)
    expect([await more.textContent(), await isCut()]).toEqual(['Read more', true])
    await more.click()
    await expect.poll(isCut).toBe(false)
    expect([await more.textContent(), await more.getAttribute('aria-expanded')]).toEqual([
      'Read less',
      'true',
    ])
    await more.click()
    await expect.poll(isCut).toBe(true)
    shop.quiet()
  })
})

test('bars say how many gave each number of stars, and show theirs alone', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${(await reviewed()).id}`)
  await expect.poll(() => items(page).count()).toBe(3)
  await area(page).getByRole('button', { name: '4 stars: 1 review' }).click()
  await expect.poll(() => items(page).count()).toBe(1)
  expect(await items(page).textContent()).toContain('Wore it at a wedding')
  await area(page).getByRole('button', { name: 'Show all reviews again' }).click()
  await expect.poll(() => items(page).count()).toBe(3)
  shop.quiet()
})

test('an admin answers a review, and its page says so with how the size fits', async () => {
  const product = await addProduct(shop.shop, {
    name: `Answered Kurta ${++count}`,
    enableSize: true,
    sizes: ['M', 'L'],
  })
  const shopper = await shop.visit({ as: shop.ravi, size: 'phone' })
  await open(shopper, `/details/${product.id}`)
  await area(shopper).getByRole('radio', { name: '3 stars' }).check()
  await area(shopper).getByRole('radio', { name: 'Small' }).check()
  await area(shopper).getByLabel('Comment').fill('Tight at the sleeves')
  await area(shopper)
    .getByLabel('Add photos')
    .setInputFiles([await pictureFile('front.jpg', '#8a1a2e'), await pictureFile('back.png', '#1a8a2e')])
  await area(shopper).getByRole('button', { name: 'Remove photo 2 of 2' }).click()
  // On a slow phone a photo is read for seconds: what is sent and taken away meanwhile would leave it behind.
  const readOn = await holdReading(shopper)
  await area(shopper)
    .getByLabel('Add photos')
    .setInputFiles(await pictureFile('side.png', '#1a1a8e'))
  await area(shopper).getByText('Reading the photos').waitFor()
  expect(await area(shopper).getByRole('button', { name: 'Remove photo 1 of 1' }).isDisabled()).toBe(true)
  await area(shopper).getByLabel('Comment').press('Tab')
  await area(shopper)
    .getByRole('form', { name: 'Your review' })
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await readOn()
  await area(shopper).getByRole('button', { name: 'Remove photo 2 of 2' }).waitFor()
  expect(await items(shopper).count()).toBe(0)
  await area(shopper).getByRole('button', { name: 'Submit review' }).click()
  await seeMessage(shopper, 'Review Added')
  await items(shopper).getByText('Runs small').waitFor()
  await seeMessage(shopper, 'Photos added')
  await items(shopper).getByRole('button', { name: 'Photo 1 of 2 by Ravi Kumar' }).click()
  const look = shopper.getByRole('dialog', { name: 'Pictures of the review by Ravi Kumar' })
  await look.getByRole('button', { name: 'Close' }).click()
  await look.waitFor({ state: 'hidden' })

  const admin = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(admin, '/admin/review')
  await admin.getByRole('button', { name: /^Answer the review of Answered Kurta/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'Your answer' })
  await dialog.getByLabel('Answer').fill('The next size up has more room.')
  // A dialog that goes away by mistake takes no words with it.
  await admin.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await admin.getByRole('button', { name: /^Answer the review of Answered Kurta/ }).click()
  expect(await dialog.getByLabel('Answer').inputValue()).toBe('The next size up has more room.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await seeMessage(admin, 'Answer published')
  await admin.getByText('The next size up has more room.').waitFor()
  await admin.getByRole('button', { name: /photo 1 of the review by Ravi Kumar/ }).click()
  await admin
    .getByRole('dialog', { name: 'Remove this photo?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await seeMessage(admin, 'Photo removed')
  await open(shopper, `/details/${product.id}`)
  await area(shopper)
    .getByRole('region', { name: /^Answer from/ })
    .getByText('The next size up has more room.')
    .waitFor()
  // Words alone are written anew: the photos stay, until they are removed.
  await area(shopper).getByRole('radio', { name: '3 stars' }).check()
  await area(shopper).getByLabel('Comment').fill('Tight at the sleeves, after a wash too')
  await area(shopper).getByRole('button', { name: 'Submit review' }).click()
  await seeMessage(shopper, 'Review Added')
  await area(shopper).getByText('Your earlier photo is still shown.').waitFor()
  const photo = items(shopper).getByRole('button', { name: 'Photo 1 of 1 by Ravi Kumar' })
  expect(await photo.count()).toBe(1)
  await area(shopper).getByRole('button', { name: 'Remove it' }).click()
  await seeMessage(shopper, 'Photos removed')
  await photo.waitFor({ state: 'hidden' })
  shop.quiet()
})

describe('deleting', () => {
  const confirm = (page: Page) =>
    page.getByRole('dialog', { name: 'Are you sure you want to delete this review?' })
  const icon = (page: Page) =>
    items(page)
      .filter({ hasText: 'Falls like water' })
      .getByRole('button', { name: /^Delete/ })

  test('[REVIEW-02] an admin deletes a review after a question', async () => {
    const product = await reviewed()
    const page = await shop.visit({ as: shop.adminAsha })
    await open(page, `/details/${product.id}`)
    await icon(page).click()
    await confirm(page).getByRole('button', { name: 'Cancel' }).click()
    await confirm(page).waitFor({ state: 'hidden' })
    expect(await items(page).filter({ hasText: 'Falls like water' }).count()).toBe(1)
    await icon(page).click()
    await confirm(page).getByRole('button', { name: 'Delete' }).click()
    await seeMessage(page, 'Review deleted successfully')
    await expect.poll(() => items(page).filter({ hasText: 'Falls like water' }).count()).toBe(0)
    const { body } = await shop.shop.call('GET', `/api/reviews/${product.id}`)
    expect(body).toHaveLength(4)
    shop.quiet()
  })

  test('[REVIEW-02] a failure says so and leaves the review', async () => {
    const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /500/ })
    await open(page, `/details/${(await reviewed()).id}`)
    await page.route('**/api/reviews/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await icon(page).click()
    await confirm(page).getByRole('button', { name: 'Delete' }).click()
    await seeMessage(page, 'Failed to delete review')
    expect(await items(page).filter({ hasText: 'Falls like water' }).count()).toBe(1)
    shop.quiet()
  })

  test('[REVIEW-02] nobody else sees the icon', async () => {
    const product = await reviewed()
    for (const as of [undefined, shop.ravi]) {
      const page = await shop.visit(as ? { as } : {})
      await open(page, `/details/${product.id}`)
      await expect.poll(() => items(page).count()).toBe(3)
      expect(
        await area(page)
          .getByRole('button', { name: /delete/i })
          .count(),
      ).toBe(0)
    }
    shop.quiet()
  })
})

describe('writing', () => {
  const submit = (page: Page) => area(page).getByRole('button', { name: 'Submit review' })
  const comment = (page: Page) => area(page).getByLabel('Comment')

  test('[REVIEW-03] a star must be chosen and a comment written; then the review is added as the first', async () => {
    const product = await reviewed()
    const page = await shop.visit({ as: shop.meera, size: 'phone' })
    await open(page, `/details/${product.id}`)
    const stars = area(page).getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio')
    await expect.poll(() => stars.count()).toBe(5)
    await comment(page).fill('The border alone is worth it')
    expect(await submit(page).isDisabled()).toBe(true)
    await area(page).getByRole('radio', { name: '4 stars' }).check()
    expect(await submit(page).isDisabled()).toBe(false)
    await comment(page).fill('   ')
    await submit(page).click()
    await area(page).getByText('Please write a comment.').waitFor()
    await comment(page).fill('The border alone is worth it')
    await submit(page).click()
    await seeMessage(page, 'Review Added')
    await expect
      .poll(async () => (await items(page).allTextContents())[0])
      .toContain('The border alone is worth it')
    expect(await items(page).first().textContent()).toContain('Meera Iyer')
    expect(await items(page).count()).toBe(3)
    const { body } = await shop.shop.call('GET', `/api/reviews/${product.id}`)
    expect(body[0]).toMatchObject({
      rating: 4,
      comment: 'The border alone is worth it',
      user: { name: 'Meera Iyer' },
    })
    shop.quiet()
  })

  test.each([
    ['the server breaks', 500],
    ['the shop cannot be reached', undefined],
  ])('[REVIEW-03] when %s, stars and comment stay and can be sent again', async (_, status) => {
    const page = await shop.visit({ as: shop.ravi, expectedErrors: /500|ERR_FAILED/ })
    await open(page, `/details/${(await reviewed()).id}`)
    await page.route('**/api/reviews', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await area(page).getByRole('radio', { name: '2 stars' }).check()
    await comment(page).fill('Took me ten minutes to write')
    await submit(page).click()
    await messages(page).getByRole('listitem').first().waitFor()
    expect(await comment(page).inputValue()).toBe('Took me ten minutes to write')
    expect(await area(page).getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true)
    await page.unroute('**/api/reviews')
    await submit(page).click()
    await seeMessage(page, 'Review Added')
    expect(await comment(page).inputValue()).toBe('')
    shop.quiet()
  })

  test('[REVIEW-03] signed out: Please login to write a review', async () => {
    const product = await reviewed()
    const page = await shop.visit()
    await open(page, `/details/${product.id}`)
    expect(await submit(page).count()).toBe(0)
    await area(page).getByRole('link', { name: 'Please login to write a review' }).click()
    await page.waitForURL('**/login?*')
    shop.quiet()
  })

  test('[STATE-01] reviews that cannot be had say so and can be asked for again', async () => {
    const product = await reviewed()
    const page = await shop.visit({ expectedErrors: /./ })
    await open(page, '/new/all/collections')
    await refuse(page, '**/api/reviews/*')
    await page.getByRole('link', { name: product.name, exact: true }).click()
    const problem = page.getByRole('alert').filter({ hasText: 'The reviews could not be loaded' })
    await problem.waitFor()
    await page.unroute('**/api/reviews/*')
    await problem.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => items(page).count()).toBe(3)
    shop.quiet()
  })
})
