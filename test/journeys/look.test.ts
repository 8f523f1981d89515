/** The owner gives the shop her own look, sees it beforehand, and shoppers see it after it. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualLook } from '../../src/features/shop/look/look.schema.ts'
import { sizes } from '../fixtures/browser.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const token = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name)
const html = async (path: string) => (await fetch(shop.url + path)).text()
const save = (page: Page) => page.getByRole('button', { name: 'Save the look' })

test('a shop without a look of its own sends nothing of looks', async () => {
  const page = await html('/')
  expect(page).not.toMatch(/brand\.css|\/fonts\//)
  expect(page).toContain('<meta name="theme-color" content="#fbf6ea"')
  expect(page.match(/as="font"/g)).toHaveLength(3)
})

test.each(['phone', 'laptop'] as const)(
  'on a %s she takes a ready look, sees it in the preview, and only saving changes the shop',
  async (size) => {
    // Also after a try that broke off, and what a shopper gets says so.
    await shop.shop.call('POST', '/api/admin/look', { as: shop.adminAsha, json: { ...usualLook, logo: '' } })
    await expect.poll(() => html('/')).not.toContain('brand.css')
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/look')
    const preview = page.frameLocator('iframe')
    await preview.getByRole('contentinfo').waitFor()
    const inPreview = () =>
      preview
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-kumkum').trim())
    await page.getByRole('button', { name: /^Festive/ }).click()
    await expect.poll(inPreview).toBe('#a80f4c')
    expect(await page.getByRole('button', { name: /^Festive/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await html('/')).not.toContain('brand.css')
    const headerInPreview = () =>
      preview.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
    await expect.poll(headerInPreview).toBe('rgb(168, 15, 76)')
    // The emblem, while there is no logo.
    const emblem = preview.getByRole('contentinfo').getByRole('img', { name: 'Zari' })
    expect(await emblem.evaluate((img) => getComputedStyle(img).backgroundImage)).toContain(
      'rgb(168, 15, 76)',
    )
    const divider = preview.locator('.divider').first()
    expect(await divider.locator('svg').isVisible()).toBe(true)
    // What pages stand on, ornament and room are chosen beside corners and cards.
    const choose = (name: RegExp) => page.getByRole('radio', { name }).check()
    await choose(/^White/)
    await choose(/^Without/)
    await choose(/^Airy/)
    await expect.poll(headerInPreview).toBe('rgb(255, 255, 255)')
    expect(await divider.locator('svg').isVisible()).toBe(false)
    await choose(/^Turmeric/)
    await expect.poll(headerInPreview).toBe('rgb(240, 168, 30)')
    await page.getByLabel('Main colour', { exact: true }).fill('rgb(255, 136, 0)')
    await page.getByText(/#ff8800 cannot be read under white text/).waitFor()
    await page.getByRole('button', { name: /^Take #/ }).click()
    const taken = await page.getByLabel('Main colour', { exact: true }).inputValue()
    await expect.poll(inPreview).toBe(taken)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      sizes[size].width,
    )
    await expectNoViolations(page)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/look-${size}.png`, fullPage: true })
    const logo = await pictureFile('logo.png', '#8a1a2e', { width: 256, height: 128 })
    await page.getByLabel('Logo', { exact: true }).setInputFiles(logo)
    await preview.getByRole('banner').getByRole('img', { name: 'Zari' }).waitFor()
    await save(page).click()
    await seeMessage(page, 'The look of the shop was saved')

    // She goes on to her shop without a new visit, and sees it.
    await page.getByRole('link', { name: 'View shop' }).click()
    await page.getByRole('main').getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    expect(await token(page, '--color-kumkum')).toBe(taken)
    expect(await token(page, '--radius-md')).toBe('14px')

    // The very next page of anybody has it, with its first byte.
    await expect.poll(() => html('/')).toContain('brand.css')
    const visitor = await shop.visit({ size })
    await open(visitor, '/')
    expect(await token(visitor, '--color-kumkum')).toBe(taken)
    expect(await token(visitor, '--radius-md')).toBe('14px')
    expect(await token(visitor, '--color-page')).toBe('#fff8e1')
    expect(await token(visitor, '--air')).toBe('1.75')
    await expectNoViolations(visitor)
    const themes = await visitor
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
    expect(themes).toEqual([taken])
    expect(await visitor.locator('link[href^="/brand.css"]').count()).toBe(1)
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined))
    const fonts = await visitor.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('.woff2')),
    )
    expect(fonts.some((name) => name.includes('/fonts/rozha-400.'))).toBe(true)
    expect(fonts.some((name) => name.includes('display-500.core'))).toBe(false)
    const shown = visitor.getByRole('banner').getByRole('img', { name: 'Zari' })
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

    // The admin area keeps its own.
    await open(page, '/admin/dashboard')
    expect(await token(page, '--color-kumkum')).toBe(usualLook.action)
    shop.quiet()
  },
)
