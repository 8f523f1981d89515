import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { banners } from '../../src/features/visuals/visuals.tables.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { messages, seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  for (const { _id } of await stored())
    await shop.shop.call('DELETE', `/api/admin/banner/${_id}`, { as: shop.adminAsha })
  const left = async () => (await (await fetch(`${shop.url}/api/admin/banner/all`)).json()).length
  await expect.poll(left).toBe(0)
})

interface Stored {
  _id: string
  device: string
  type: string
  url: string
}
const stored = async (): Promise<Stored[]> =>
  (await shop.shop.call('GET', '/api/admin/banner/all', { as: shop.adminAsha })).body
const bannerForm = (page: Page) => page.getByRole('form', { name: 'Upload a banner' })

async function choose(page: Page, device: string, type: string, size: { width: number; height: number }) {
  const form = bannerForm(page)
  await form.getByLabel('Device').selectOption(device)
  await form.getByLabel('Type').selectOption(type)
  await form.getByLabel('Banner image').setInputFiles(await pictureFile('banner.png', '#8a1a2e', size))
  await form.getByRole('img', { name: /^Preview/ }).waitFor()
}

test('[ADMIN-05] the sliding text is seen as it is typed and stored: Sliding text updated successfully!', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  const form = page.getByRole('form', { name: 'Sliding text' })
  const preview = form.getByRole('figure').getByRole('region', { name: 'News' })
  await preview.getByText('Welcome to our store!').first().waitFor()
  await form.getByRole('textbox', { name: 'Sliding text' }).fill('Diwali: silk at its best')
  await preview.getByText('Diwali: silk at its best').first().waitFor()
  await form.getByRole('button', { name: 'Update sliding text' }).click()
  await seeMessage(page, 'Sliding text updated successfully!')
  const home = await shop.visit()
  await expect
    .poll(async () => (await home.request.get('/api/admin/banner/slidingText')).json())
    .toEqual({ text: 'Diwali: silk at its best' })
  await open(home, '/')
  await home.getByRole('region', { name: 'News' }).getByText('Diwali: silk at its best').first().waitFor()
  shop.quiet()
})

test('[ADMIN-05] when it cannot be stored: Failed to update sliding text., and the text stays', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /500/ })
  await open(page, '/admin/manage-banners')
  await refuse(page, '**/api/admin/banner/slidingText', 500)
  const form = page.getByRole('form', { name: 'Sliding text' })
  await form.getByRole('textbox', { name: 'Sliding text' }).fill('Holi colours')
  await form.getByRole('button', { name: 'Update sliding text' }).click()
  await seeMessage(page, 'Failed to update sliding text.')
  expect(await form.getByRole('textbox', { name: 'Sliding text' }).inputValue()).toBe('Holi colours')
  shop.quiet()
})

test.each([
  ['Desktop', 'Product Listing Banner', '1920x640'],
  ['Desktop', 'Carousel', '1920x720'],
  ['Mobile', 'Product Listing Banner', '680x720'],
  ['Mobile', 'Carousel', '720x1280'],
])('[ADMIN-06] the size recommended for %s, %s is %s', async (device, type, size) => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  const form = bannerForm(page)
  await form.getByLabel('Device').selectOption(device)
  await form.getByLabel('Type').selectOption(type)
  await form.getByText(`Recommended for ${device} ${type}: ${size} px.`).waitFor()
  shop.quiet()
})

test('[ADMIN-06] a banner is uploaded for a device and type and stands in the table: Banner uploaded successfully!', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  await page.getByText('No banners yet').waitFor()
  await choose(page, 'Mobile', 'Carousel', { width: 720, height: 1280 })
  await bannerForm(page).getByRole('button', { name: 'Upload banner' }).click()
  await seeMessage(page, 'Banner uploaded successfully!')
  const row = page.getByRole('table', { name: 'Uploaded banners' }).getByRole('row').nth(1)
  await row.getByText('Mobile', { exact: true }).waitFor()
  await row.getByText('Carousel', { exact: true }).waitFor()
  await expect
    .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await stored()).toMatchObject([{ device: 'mobile', type: 'carousel' }])
  const home = await shop.visit({ size: 'phone' })
  await expect.poll(async () => (await home.request.get('/api/admin/banner/all')).text()).toContain('mobile')
  await open(home, '/')
  const [{ url = '' } = {}] = await stored()
  const slide = home.getByRole('region', { name: 'Banners' }).locator('picture').nth(1).locator('img')
  await expect
    .poll(() => slide.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain(url.replace(/\/\d+\.webp$/, ''))
  shop.quiet()
})

test('[ADMIN-06] a banner without a file is not sent; a failed upload says Upload failed! and keeps the choice', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /500/ })
  await open(page, '/admin/manage-banners')
  const form = bannerForm(page)
  await form.getByRole('button', { name: 'Upload banner' }).click()
  await form.getByText('Please choose a picture.').waitFor()
  await choose(page, 'Desktop', 'Carousel', { width: 1920, height: 720 })
  await refuse(page, '**/api/media/upload', 500)
  await form.getByRole('button', { name: 'Upload banner' }).click()
  await seeMessage(page, 'Upload failed!')
  expect(await form.getByRole('img', { name: /^Preview/ }).count()).toBe(1)
  expect(await stored()).toEqual([])
  shop.quiet()
})

test('[ADMIN-06] deleting is confirmed in a toast: Banner deleted! or Delete failed!', async () => {
  await shop.shop.services.db
    .insert(banners)
    .values({ id: newId(), url: shop.front, device: 'desktop', type: 'carousel' })
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /500/ })
  await expect.poll(async () => (await page.request.get('/api/admin/banner/all')).text()).toContain('desktop')
  await open(page, '/admin/manage-banners')
  const remove = page.getByRole('button', { name: 'Delete banner 1, Desktop Carousel' })
  await remove.click()
  await seeMessage(page, 'Delete this Desktop Carousel?')
  await messages(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => messages(page).getByText('Delete this Desktop Carousel?').count()).toBe(0)
  expect(await stored()).toHaveLength(1)

  await refuse(page, '**/api/admin/banner/*-*', 500)
  await remove.click()
  await messages(page).getByRole('button', { name: 'Delete' }).click()
  await seeMessage(page, 'Delete failed!')
  await expect.poll(() => messages(page).getByText('Delete this Desktop Carousel?').count()).toBe(0)
  expect(await stored()).toHaveLength(1)
  await page.unroute('**/api/admin/banner/*-*')

  await remove.click()
  await messages(page).getByRole('button', { name: 'Delete' }).click()
  await seeMessage(page, 'Banner deleted!')
  await page.getByText('No banners yet').waitFor()
  expect(await stored()).toEqual([])
  shop.quiet()
})

test('[ADMIN-07] a second listing banner of a device is refused in words before anything is sent', async () => {
  const words = 'Only one Product Listing Banner allowed for desktop. Please delete the existing one first.'
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  await choose(page, 'Desktop', 'Product Listing Banner', { width: 1920, height: 640 })
  await bannerForm(page).getByRole('button', { name: 'Upload banner' }).click()
  await seeMessage(page, 'Banner uploaded successfully!')
  await bannerForm(page).getByText(words).waitFor()
  await choose(page, 'Desktop', 'Product Listing Banner', { width: 1920, height: 640 })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await bannerForm(page).getByRole('button', { name: 'Upload banner' }).click()
  await seeMessage(page, words)
  expect(sent).toEqual([])
  expect(await stored()).toHaveLength(1)
  // The other device has a place of its own.
  await bannerForm(page).getByLabel('Device').selectOption('Mobile')
  await expect.poll(() => bannerForm(page).getByText(words).count()).toBe(0)
  shop.quiet()
})
