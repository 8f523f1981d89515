import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STALL_MS } from '../../src/features/visuals/imageHost.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { type HostMischief, type ImageHostDouble, openImageHostDouble } from '../fixtures/imageHostDouble.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { cast } from '../fixtures/people.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { changeShop, open, refuse } from '../fixtures/storefront.ts'

let host: ImageHostDouble
let browser: BrowserShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  host = await openImageHostDouble()
  browser = await openBrowserShop(host.env)
  people = await cast(browser.shop)
  await changeShop(browser, { launched: true, access: 'open' })
})
beforeEach(() => {
  host.mischief = undefined
})
afterAll(async () => {
  await browser?.close()
  await host.close()
})

const form = (page: Page) => page.getByRole('form', { name: 'Upload a banner' })
const banners = async (): Promise<{ url: string }[]> =>
  (await browser.shop.call('GET', '/api/admin/banner/all')).body

/** The page of banners with a picture chosen. */
async function choose(expectedErrors?: RegExp, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await browser.visit({ as: people.adminAsha, ...(expectedErrors && { expectedErrors }) })
  await prepare?.(page)
  await open(page, '/admin/manage-banners')
  const file = await pictureFile('banner.png', '#8a1a2e', { width: 1920, height: 720 })
  await form(page).getByLabel('Banner image').setInputFiles(file)
  await form(page)
    .getByRole('img', { name: /^Preview/ })
    .waitFor()
  return page
}
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

test('the browser sends the picture to the image host, and the banner shows it from there', async () => {
  const page = await choose()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await press(page, 'Upload banner')
  await seeMessage(page, 'Banner uploaded successfully!')
  expect(sent).toEqual([`${host.url}/v1/upload`, `${browser.url}/api/admin/banner/upload`])
  const [path = ''] = host.pictures.keys()
  expect(await banners()).toMatchObject([{ url: host.url + path }])
  const home = await browser.visit()
  await expect
    .poll(async () => (await home.request.get('/api/admin/banner/all')).text(), { timeout: 15_000 })
    .toContain(path)
  await open(home, '/')
  const slide = home.getByRole('region', { name: 'Banners' }).locator(`img, source`)
  await expect
    .poll(() => slide.evaluateAll((all) => all.map((one) => one.getAttribute('srcset')).join()))
    .toContain(path)
  await expect
    .poll(() =>
      home.evaluate(
        (address) =>
          new Promise((done) => {
            const image = new Image()
            image.onload = () => done(image.naturalWidth)
            image.onerror = () => done('blocked')
            image.src = address
          }),
        host.url + path,
      ),
    )
    .toBe(1920)
  browser.quiet()
})

test.each<[HostMischief, RegExp, RegExp]>([
  ['down', /^The image host could not be reached\.$/, /ERR_|Failed to load/],
  ['refuses', /^The image host refused this picture: File size too large\.$/, /400/],
  ['fails', /^The image host failed \(502\)\.$/, /502/],
  ['nonsense', /^The image host gave an answer that cannot be understood\.$/, /never/],
  ['no address', /^The image host gave an answer that cannot be understood\.$/, /never/],
])(
  'what the host does wrong (%s) is said at the picture, which stays and is sent again at a press',
  async (mischief, words, errors) => {
    const before = (await banners()).length
    const page = await choose(errors)
    host.mischief = mischief
    await press(page, 'Upload banner')
    await seeMessage(page, 'Upload failed!')
    await form(page).getByRole('alert').getByText(words).waitFor()
    expect(
      await form(page)
        .getByRole('img', { name: /^Preview/ })
        .count(),
    ).toBe(1)
    expect(await banners()).toHaveLength(before)
    host.mischief = undefined
    await press(page, 'Send again')
    await seeMessage(page, 'Banner uploaded successfully!')
    expect(await banners()).toHaveLength(before + 1)
    expect(await form(page).getByRole('alert').getByText(words).count()).toBe(0)
    browser.quiet()
  },
)

test('a host that says nothing is given up, and the picture is sent again at a press', async () => {
  const before = (await banners()).length
  const page = await choose(undefined, (page) => page.clock.install())
  host.mischief = 'silent'
  const tries = host.tries
  await press(page, 'Upload banner')
  await form(page).getByRole('progressbar', { name: 'Sending picture 1 of 1' }).waitFor()
  await expect.poll(() => host.tries).toBe(tries + 1)
  await expect
    .poll(async () => {
      await page.clock.runFor(STALL_MS / 2)
      return form(page).getByRole('alert').getByText('The image host did not answer in time.').count()
    })
    .toBe(1)
  host.mischief = undefined
  await press(page, 'Send again')
  await expect.poll(async () => (await banners()).length).toBe(before + 1)
  browser.quiet()
})

test('an address of another host is not taken, whatever the image host says', async () => {
  const before = await banners()
  const page = await choose(/422/)
  host.mischief = 'elsewhere'
  await press(page, 'Upload banner')
  const words = 'This picture is at another address than those of the image host.'
  await seeMessage(page, words)
  expect(await banners()).toEqual(before)
  host.mischief = undefined
  await press(page, 'Upload banner')
  await seeMessage(page, 'Banner uploaded successfully!')
  browser.quiet()
})

test('when only the shop fails, the picture is not sent a second time', async () => {
  const page = await choose(/500/)
  const tries = host.tries
  await refuse(page, '**/api/admin/banner/upload', 500)
  await press(page, 'Upload banner')
  await seeMessage(page, 'Upload failed!')
  await page.unroute('**/api/admin/banner/upload')
  await press(page, 'Upload banner')
  await seeMessage(page, 'Banner uploaded successfully!')
  expect(host.tries).toBe(tries + 1)
  browser.quiet()
})
