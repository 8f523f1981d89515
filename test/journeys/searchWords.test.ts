/** The shopkeeper's words of searches: added, changed, deleted, and made of what was not found. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMissed, listMissed, listSynonyms } from '../../src/features/search/search.store.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const field = (page: Page) => page.getByRole('textbox', { name: 'Words that mean the same' })
const save = (page: Page) => page.getByRole('button', { name: 'Save words' })
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const db = () => shop.shop.services.db
const newest = async () => (await listSynonyms(db())).at(-1)?.words

/** What a visitor finds by a word. */
const found = async (q: string): Promise<string[]> => {
  const answer = await fetch(`${shop.url}/api/search?q=${encodeURIComponent(q)}`)
  return (await answer.json()).map(({ name }: { name: string }) => name)
}

test.each(['phone'] as const)('words are added, changed and deleted: %s', async (size) => {
  const page = await shop.visit({ as: shop.adminAsha, size })
  await open(page, '/admin/search')
  await page.getByText('Words that are nowhere in the shop appear here').waitFor()
  await page.getByRole('button', { name: 'Add words' }).click()
  await expect.poll(() => field(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await field(page).fill('vastralu')
  await save(page).click()
  await page.getByText('Write two words or more, with commas between them.').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(', Saree')
  await save(page).click()
  await seeMessage(page, 'Words added')
  await rowOf(page, 'vastralu, Saree').waitFor()
  await expect.poll(() => found('vastralu')).toContain('Banarasi Silk Saree')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Edit vastralu, Saree' }).click()
  await expect.poll(() => field(page).inputValue()).toBe('vastralu, Saree')
  await field(page).fill('vastralu\nsuit')
  await save(page).click()
  await seeMessage(page, 'Words changed')
  expect(await newest()).toEqual(['vastralu', 'suit'])
  await expect.poll(() => found('vastralu')).toContain('Cotton Straight Suit')

  await page.getByRole('button', { name: 'Delete vastralu, suit' }).click()
  await page.getByRole('button', { name: 'Delete words' }).click()
  await seeMessage(page, 'Words deleted')
  await rowOf(page, 'vastralu').waitFor({ state: 'hidden' })
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('VASTRALU')
  await page.getByText('No group has this word.').waitFor()
  await expect.poll(() => found('vastralu')).toEqual([])
  shop.quiet()
})

test('a word that was not found goes into a group with one press, or is forgotten', async () => {
  for (const word of ['mekhela', 'sherwani', 'mekhela', 'sherwani']) await countMissed(db(), word)
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/search')
  await page.getByRole('button', { name: 'Add to a group: mekhela' }).click()
  await expect.poll(() => field(page).inputValue()).toBe('mekhela, ')
  await page.keyboard.type('Banarasi')
  await save(page).click()
  await seeMessage(page, 'Words added')
  await rowOf(page, 'mekhela, Banarasi').waitFor()
  await expect.poll(() => found('mekhela')).toContain('Banarasi Silk Saree')

  await page.getByRole('button', { name: 'Add to a group: sherwani' }).click()
  await page.getByLabel('Means the same as').selectOption('mekhela, Banarasi')
  expect(await field(page).inputValue()).toBe('mekhela, Banarasi, sherwani')
  await page.getByLabel('Means the same as').selectOption('Words that are not in the list yet')
  expect(await field(page).inputValue()).toBe('sherwani, ')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete sherwani' }).click()
  await page.getByRole('button', { name: 'Delete word', exact: true }).click()
  await seeMessage(page, 'Word forgotten')
  await page.getByText('Words that are nowhere in the shop appear here').waitFor()
  expect(await listMissed(db())).toEqual([])
  shop.quiet()
})

test('what somebody else changed meanwhile is told, and nothing typed is lost', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /409/ })
  await open(page, '/admin/search')
  await page.getByRole('button', { name: 'Edit mekhela, Banarasi' }).click()
  const group = (await listSynonyms(db())).at(-1)
  const json = { words: 'mekhela, Banarasi, mekhla' }
  await shop.shop.call('POST', `/api/admin/search/synonyms/${group?.id}`, { as: shop.adminAsha, json })
  await field(page).fill('mekhela, Banarasi, ikat')
  await save(page).click()
  await page.getByText('Somebody else changed it meanwhile to: mekhela, Banarasi, mekhla.').waitFor()
  expect(await field(page).inputValue()).toBe('mekhela, Banarasi, ikat')
  await field(page).fill('mekhela, Banarasi, mekhla, ikat')
  await save(page).click()
  await seeMessage(page, 'Words changed')
  expect(await newest()).toEqual(['mekhela', 'Banarasi', 'mekhla', 'ikat'])
  shop.quiet()
})

test('what a visitor of an open shop seeks in vain and rests on is counted', async () => {
  await countMissed(db(), 'sherwani')
  const page = await shop.visit()
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search Products' }).fill('sherwani')
  await page.getByRole('dialog', { name: 'Search' }).getByText('No products found').waitFor()
  await expect.poll(async () => (await listMissed(db())).map(({ word }) => word)).toEqual(['sherwani'])
  shop.quiet()
})
