import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test.each([
  [
    '/admin/product?q=saree&order=-price',
    'products-page-1.csv',
    'Product,Price,Stock,Sizes,Category,Status',
    [
      'Banarasi Silk Saree,4999.50,3,Disabled,saree,Active',
      'Hidden Linen Saree,1299.00,20,Disabled,saree,Inactive',
    ],
  ],
  [
    '/admin/category?status=inactive',
    'categories-page-1.csv',
    'Category,Status,Menu',
    [expect.stringMatching(/^closed,INACTIVE,/)],
  ],
  [
    '/admin/user?role=admin',
    'users-page-1.csv',
    'Name,Email,Contact,Role,Status',
    ['Asha Verma,asha.verma@example.com,9876543210,Admin,Active'],
  ],
])('%s is exported as it is shown', async (path, name, head, rows) => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, path)
  const shown = (await page.locator('tbody tr').count()) + 1
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe(head)
  expect(lines).toEqual(expect.arrayContaining(rows))
  expect(lines).toHaveLength(shown)
  shop.quiet()
})
