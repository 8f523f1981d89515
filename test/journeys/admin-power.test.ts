import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages, seeMessage } from '../fixtures/onPage.ts'
import { signUp } from '../fixtures/people.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const stored = async (q: string) =>
  (await shop.shop.call('GET', `/api/admin/user?q=${encodeURIComponent(q)}`, { as: shop.adminAsha })).body[0]

test('a new role asks for the own password; a wrong one is told at its field and nothing typed is lost', async () => {
  const lata = await signUp(shop.shop, 'Lata Bose')
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /422/ })
  await open(page, `/admin/user/edit/${lata.id}`)
  const own = page.getByLabel('Your own password')
  await page.getByLabel('Contact').fill('9000000009')
  expect(await own.count()).toBe(0)
  await page.getByLabel('Role').selectOption('Admin')
  await own.waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('alert').getByText('Enter your own password to confirm this.').waitFor()
  await own.fill('not-mine@1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('alert').getByText('This is not your password.').waitFor()
  await expect.poll(() => own.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await own.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Contact').inputValue()).toBe('9000000009')
  expect(await page.getByLabel('Role').inputValue()).toBe('admin')
  expect(await stored('lata.bose')).toMatchObject({ role: 'customer', contact: '9876543210' })

  await own.fill(shop.adminAsha.password)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'User profile updated successfully')
  await row(page, 'Lata Bose').getByText('Admin', { exact: true }).waitFor()
  expect(await stored('lata.bose')).toMatchObject({ role: 'admin', contact: '9000000009' })
  shop.quiet()
})

test('chosen users are disabled in one request; with an admin among them the own password is asked for', async () => {
  const uma = await signUp(shop.shop, 'Uma Bulk')
  const admin = await signUp(shop.shop, 'Nita Bulk', 'admin')
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /422/ })
  await open(page, '/admin/user?q=bulk')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  for (const { name } of [uma, admin]) await page.getByLabel(`Choose ${name}`).check()
  await page.getByText('2 users chosen').waitFor()
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Disable admins?' })
  await question.getByText(/Nita Bulk/).waitFor()
  await question.getByLabel('Your password').fill('not-mine@1')
  await question.getByRole('button', { name: 'Disable' }).click()
  await question.getByText('This is not your password.').waitFor()
  await question.getByLabel('Your password').fill(shop.adminAsha.password)
  await question.getByRole('button', { name: 'Disable' }).click()
  await seeMessage(page, '2 users disabled')
  for (const { name } of [uma, admin]) await row(page, name).getByText('Disabled', { exact: true }).waitFor()
  expect(sent).toEqual(['/api/admin/user/status', '/api/admin/user/status'])
  shop.quiet()
})

test('an admin is deleted with the own password only', async () => {
  const admin = await signUp(shop.shop, 'Zoya Admin', 'admin')
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /422/ })
  await open(page, `/admin/user/edit/${admin.id}`)
  await page.getByRole('button', { name: 'Delete user' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Zoya Admin?' })
  await question.getByLabel('Your password').fill('not-mine@1')
  await question.getByRole('button', { name: 'Delete user' }).click()
  await question.getByText('This is not your password.').waitFor()
  expect(await stored('zoya.admin')).toBeDefined()
  await question.getByLabel('Your password').fill(shop.adminAsha.password)
  await question.getByRole('button', { name: 'Delete user' }).click()
  await seeMessage(page, 'User deleted successfully')
  await row(page, 'Asha Verma').waitFor()
  expect(await stored('zoya.admin')).toBeUndefined()
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)('a question from a row is read in full on a %s', async (size) => {
  await signUp(shop.shop, `Words ${size}`, 'admin')
  const page = await shop.visit({ as: shop.adminAsha, size })
  await open(page, `/admin/user?q=${size}`)
  await page.getByRole('button', { name: `Delete Words ${size}` }).click()
  const words = page.getByRole('dialog').getByText(/The account goes for good/)
  await words.waitFor()
  const fits = await words.evaluate((text) => {
    const { right } = text.getBoundingClientRect()
    const { textAlign } = getComputedStyle(text)
    return { inside: right <= window.innerWidth, cut: text.scrollWidth > text.clientWidth, textAlign }
  })
  expect(fits).toEqual({ inside: true, cut: false, textAlign: 'start' })
  shop.quiet()
})

test('chosen products change in one request, and what was refused is told by name', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product?order=name')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  for (const name of ['Bengal Cotton Saree', 'Cotton Straight Suit'])
    await page.getByLabel(`Choose ${name}`).check()
  // Another admin is quicker.
  await shop.shop.call('DELETE', `/api/admin/product/delete/${shop.goods.cottonKurta.id}`, {
    as: shop.adminAsha,
  })
  await page.getByRole('button', { name: 'Make inactive' }).click()
  await seeMessage(page, '1 product made inactive')
  await seeMessage(page, '1 product not changed')
  await messages(page).getByText('Cotton Straight Suit: Not found.').waitFor()
  expect(sent).toEqual(['/api/admin/product/status'])
  await row(page, 'Bengal Cotton Saree').getByText('Inactive', { exact: true }).waitFor()
  shop.quiet()
})

test('chosen reviews are deleted after a question', async () => {
  const { banarasiSaree } = shop.goods
  for (const [comment, as] of [
    ['Soft', shop.meera],
    ['Bright', shop.ravi],
  ] as const)
    await shop.shop.call('POST', '/api/reviews', {
      as,
      json: { productId: banarasiSaree.id, rating: 4, comment },
    })
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/review')
  for (const box of await page.getByRole('checkbox', { name: /^Choose the review/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Delete reviews' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete these reviews?' })
  await question.getByRole('button', { name: 'Delete reviews' }).click()
  await seeMessage(page, '2 reviews deleted')
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
  shop.quiet()
})
