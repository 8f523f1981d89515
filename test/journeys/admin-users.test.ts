import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
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

test('[ADMIN-04] the list shows name, email, contact, role, Active or Disabled, and Edit', async () => {
  const gone = await signUp(shop.shop, 'Gita Rao')
  await shop.shop.call('POST', `/api/admin/user/update/${gone.id}`, {
    as: shop.adminAsha,
    json: { status: 'inactive' },
  })
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/user')
  expect((await page.getByRole('columnheader').allTextContents()).map((text) => text.trim())).toEqual(
    expect.arrayContaining(['Name', 'Email', 'Contact', 'Role', 'Status']),
  )
  const shown = async (name: string) =>
    (await row(page, name).getByRole('cell').allTextContents()).map((text) => text.trim())
  expect(await shown('Meera Iyer')).toEqual(
    expect.arrayContaining(['Meera Iyer', shop.meera.email, '9876543210', 'Customer', 'Active']),
  )
  expect(await shown('Asha Verma')).toEqual(expect.arrayContaining(['Admin', 'Active']))
  expect(await shown('Gita Rao')).toEqual(expect.arrayContaining(['Customer', 'Disabled']))
  await row(page, 'Meera Iyer').getByRole('link', { name: 'Edit Meera Iyer' }).click()
  await page.getByRole('heading', { name: 'Edit Meera Iyer' }).waitFor()
  expect(pathOf(page)).toBe(`/admin/user/edit/${shop.meera.id}`)
  shop.quiet()
})

test('[ADMIN-04] with no match: No users available', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/user?q=nobody-at-all')
  await page.getByRole('heading', { name: 'No users available' }).waitFor()
  shop.quiet()
})

test('[ADMIN-04] the form has name, contact, email, password, role and status: User added manually - successfull', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /409/ })
  await open(page, '/admin/user')
  await page.getByRole('link', { name: 'Add user' }).click()
  await page.getByRole('heading', { name: 'Add user' }).waitFor()
  expect(await page.getByLabel('Role').locator('option').allTextContents()).toEqual(['Customer', 'Admin'])
  expect(await page.getByLabel('Status').locator('option').allTextContents()).toEqual(['Active', 'Disabled'])
  await page.getByLabel('Name').fill('Tara Nair')
  await page.getByLabel('Contact').fill('9812345678')
  await page.getByLabel('Email').fill(shop.meera.email)
  await page.getByLabel('Password', { exact: true }).fill('silk@2026')
  await page.getByRole('button', { name: 'Add user' }).click()
  await seeMessage(page, 'User already exists.')
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Email').fill('tara@example.com')
  await page.getByRole('button', { name: 'Add user' }).click()
  await seeMessage(page, 'User added manually - successfull')
  await row(page, 'tara@example.com').waitFor()
  expect(pathOf(page)).toBe('/admin/user')
  expect(await stored('tara@example.com')).toMatchObject({
    name: 'Tara Nair',
    contact: '9812345678',
    role: 'customer',
    status: 'active',
  })
  const login = { email: 'tara@example.com', password: 'silk@2026' }
  expect((await shop.shop.call('POST', '/api/login', { json: login })).status).toBe(200)
  shop.quiet()
})

test('[ADMIN-04] a changed user is stored: User profile updated successfully', async () => {
  const lata = await signUp(shop.shop, 'Lata Bose')
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, `/admin/user/edit/${lata.id}`)
  expect(await page.getByLabel('Email').inputValue()).toBe(lata.email)
  await page.getByLabel('Name').fill('Lata Sen')
  await page.getByLabel('Contact').fill('9000000009')
  await page.getByLabel('Status').selectOption('Disabled')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'User profile updated successfully')
  await row(page, 'Lata Sen').getByText('Disabled', { exact: true }).waitFor()
  expect(await stored('Lata Sen')).toMatchObject({ contact: '9000000009', status: 'inactive' })
  shop.quiet()
})

test('[ADMIN-04] a deletion is asked about first: User deleted successfully', async () => {
  const uma = await signUp(shop.shop, 'Uma Das')
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/user?q=uma.das')
  await row(page, 'Uma Das').getByRole('button', { name: 'Delete Uma Das' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByText('Delete Uma Das?').waitFor()
  expect(await stored(uma.email)).toMatchObject({ name: 'Uma Das' })
  await question.getByRole('button', { name: 'Delete user' }).click()
  await seeMessage(page, 'User deleted successfully')
  await page.getByRole('heading', { name: 'No users available' }).waitFor()
  expect(await stored(uma.email)).toBeUndefined()
  shop.quiet()
})
