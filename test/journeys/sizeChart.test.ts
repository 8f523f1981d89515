/** The size chart: where shoppers find it, with and without scripts, and how a shopkeeper types it. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUsualCharts } from '../../src/features/sizing/saveCharts.actions.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  await addUsualCharts(shop.shop.services.db)
})
afterAll(() => shop?.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Size chart: Salwar suits' })
const cells = (page: Page) => page.getByRole('row', { name: /^M / }).getByRole('cell').allInnerTexts()

test('beside the sizes it opens as a dialog, in inches and cm, and the choice is remembered', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${shop.goods.cottonKurta.id}`)
  await page.getByRole('link', { name: 'Size chart' }).click()
  await dialog(page).getByRole('table').waitFor()
  expect((await cells(page)).slice(0, 3)).toEqual(['36', '30', '38'])
  await dialog(page).getByRole('radio', { name: 'cm' }).check()
  await expect.poll(async () => (await cells(page)).slice(0, 3)).toEqual(['91.5', '76', '96.5'])
  await expect(
    dialog(page)
      .getByRole('img', { name: /^Where to measure a kurta: A Bust/ })
      .count(),
  ).resolves.toBe(1)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toContain('/details/')

  await open(page, `/details/${shop.goods.cottonKurta.id}`)
  await page.getByRole('link', { name: 'Size chart' }).click()
  await dialog(page).getByRole('table').waitFor()
  await expect.poll(async () => (await cells(page))[0]).toBe('91.5')
  shop.quiet()
})

test('without scripts the link leads to a page that shows the same, and its unit is switched', async () => {
  const html = await (await fetch(`${shop.url}/details/${shop.goods.cottonKurta.id}`)).text()
  const href = /href="(\/size-chart\/[\w-]+)"/.exec(html)?.[1] ?? ''
  const page = await shop.visit()
  const still = await page.context().browser()?.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const plain = await still?.newPage()
  if (!plain) throw new Error('There is no browser')
  await plain.goto(href)
  expect((await cells(plain)).slice(0, 2)).toEqual(['36', '30'])
  await plain.getByRole('radio', { name: 'cm' }).check()
  expect((await cells(plain)).slice(0, 2)).toEqual(['91.5', '76'])
  await still?.close()
  const saree = await (await fetch(`${shop.url}/details/${shop.goods.banarasiSaree.id}`)).text()
  expect(saree).not.toContain('/size-chart/')
})

test('a shopkeeper types one as people write lengths, is told which cell is wrong, and shoppers see it', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/size-chart')
  await page.getByRole('link', { name: 'Copy Salwar suits' }).click()
  const name = page.getByLabel('Name')
  await expect.poll(() => name.inputValue()).toBe('Salwar suits (copy)')
  await name.fill('Straight suits')
  const bust = page.getByLabel('Bust (body), size M', { exact: true })
  await bust.fill('wide')
  await page.getByLabel('Waist (body), size M', { exact: true }).fill('81 cm')
  await page.getByRole('button', { name: 'Remove row 1' }).click()
  await page.getByLabel('salwar suit').check()
  await page.getByRole('button', { name: 'Add size chart' }).click()
  await expect.poll(() => bust.getAttribute('aria-invalid')).toBe('true')
  await page.getByText('A length such as 36 1/2, 36.5" or 92 cm.').waitFor()
  await expect.poll(() => bust.evaluate((field) => field === document.activeElement)).toBe(true)
  await bust.fill('36 1/2')
  await page.getByRole('button', { name: 'Add size chart' }).click()
  await page.getByRole('row', { name: /^Straight suits/ }).waitFor()

  const shopper = await shop.visit()
  const path = `/details/${shop.goods.cottonKurta.id}`
  await expect
    .poll(async () => {
      await shopper.goto(path)
      await alive(shopper)
      await shopper.getByRole('link', { name: 'Size chart' }).click()
      return shopper.getByRole('heading', { name: /^Size chart:/ }).textContent()
    })
    .toBe('Size chart: Straight suits')
  await shopper.getByRole('table').waitFor()
  expect((await cells(shopper)).slice(0, 2)).toEqual(['36½', '32'])
  shop.quiet()
})
