import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { addCategory } from '../fixtures/goods.ts'
import { csv, zipOf } from '../fixtures/imports.ts'
import { cast } from '../fixtures/people.ts'
import { alive, changeShop, open } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  browserShop = await openBrowserShop()
  people = await cast(browserShop.shop)
  await addCategory(browserShop.shop, { name: 'saree' })
  await changeShop(browserShop, { launched: true, access: 'open' })
})
afterAll(() => browserShop?.close())

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const table = csv(
  'slug,name,category,price,quantity',
  ...Array.from({ length: 450 }, (_, at) => `new-saree-${at},रेशमी साड़ी ${at},saree,${1_000 + at}.50,${at}`),
  'No Slug,Wrong Saree,saree,1,1',
  'lehenga-choli,Lehenga Choli,Festive Lehengas,9999,3',
)

test('products come in from a file: checked row by row, imported in the background, reported, and on sale', async () => {
  // The browser itself says so when a file is refused.
  const page = await browserShop.visit({ as: people.adminAsha, expectedErrors: /422/ })
  await open(page, '/admin/product')
  await page.getByRole('link', { name: 'Import / export' }).click()
  await page.getByRole('heading', { name: 'Import and export' }).waitFor()

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Template (CSV)' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toMatch(/^\uFEFFslug,name,title/)

  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('Choose a CSV or ZIP file.').waitFor()
  const chooser = page.getByLabel('Products', { exact: true })
  expect(await chooser.evaluate((input) => input === document.activeElement)).toBe(true)
  await chooser.setInputFiles(file('not-a-table.csv', 'text/csv', 'a,b\r\n1,2'))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText(/“slug” is not among them/).waitFor()

  await chooser.setInputFiles(file('goods.csv', 'text/csv', table))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('heading', { name: 'What this file would do' }).waitFor()
  await page.getByText('2 rows would be left out').waitFor()
  const problem = page.getByRole('row', { name: /^452 No Slug/ })
  expect(await problem.textContent()).toContain('Small letters, digits and hyphens only.')
  await page.getByText('Festive Lehengas (1 row)').waitFor()
  await page.getByRole('checkbox', { name: 'Create them' }).check()
  await page.getByText('1 row would be left out').waitFor()
  expect((await page.request.get('/api/product/lehenga-choli')).status()).toBe(404)

  // What is shown outlives a reload.
  await page.reload()
  await alive(page)
  await page.getByRole('checkbox', { name: 'Create them' }).check()
  await page.getByRole('button', { name: 'Import 451 products' }).click()
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor()
  await page.getByRole('heading', { name: 'The import is done' }).waitFor()
  await page.getByRole('row', { name: /goods\.csv.*Done, some refused.*451 new, 1 refused/ }).waitFor()

  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Report (CSV)' }).click(),
  ])
  const lines = (await readFile(await report.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(453)
  expect(lines.at(-2)).toBe('452,No Slug,refused,"slug: Small letters, digits and hyphens only."')

  const shopper = await browserShop.visit()
  await shopper.goto('/new/festive lehengas/collections')
  await shopper.getByRole('link', { name: 'Lehenga Choli' }).first().waitFor()
  browserShop.quiet()
})

test('the same file again changes nothing, and a file can be put away', async () => {
  const page = await browserShop.visit({ as: people.adminAsha, size: 'phone' })
  await open(page, '/admin/import')
  const zip = await zipOf({ 'products.csv': csv('slug,quantity', 'new-saree-7,7') })
  await page.getByLabel('Products', { exact: true }).setInputFiles(file('again.zip', 'application/zip', zip))
  await expect.poll(() => page.getByLabel('Pictures (optional)').count()).toBe(0)
  await page.getByRole('button', { name: 'Check the file' }).click()
  const nothing = page.getByRole('button', { name: 'Nothing to import' })
  await nothing.waitFor()
  await page
    .getByText('1 row checked: 0 new, 0 changed, 1 unchanged, 0 refused')
    .waitFor({ state: 'attached' })
  expect(await nothing.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Discard and choose another file' }).click()
  await page.getByRole('button', { name: 'Check the file' }).waitFor()
  browserShop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'values that no list has are ticked before the start, and are in the list: %s',
  async (size) => {
    const page = await browserShop.visit({ as: people.adminAsha, size })
    const weave = `Mekhela ${size}`
    const goods = csv(
      'slug,name,category,price,quantity,weave',
      `${size}-one,One,saree,999,1,${weave}`,
      `${size}-two,Two,saree,999,1,${weave.toUpperCase()}`,
      `${size}-three,Three,saree,999,1,Banarsi`,
    )
    await open(page, '/admin/import')
    await page.getByLabel('Products', { exact: true }).setInputFiles(file(`${size}.csv`, 'text/csv', goods))
    await page.getByRole('button', { name: 'Check the file' }).click()
    const unknown = page.getByRole('group', { name: 'Weave or craft' })
    await unknown.getByText('In the list: Banarasi').waitFor()
    expect(await page.getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true)
    await unknown.getByRole('checkbox', { name: 'All 2' }).check()
    await page.getByRole('button', { name: 'Check again with 2 new values' }).waitFor()
    await unknown.getByRole('checkbox', { name: 'Banarsi (1 row)' }).uncheck()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    // What is ticked while the file is looked at again waits for the next look.
    const [again, late] = [
      (many: string) => page.getByRole('button', { name: `Check again with ${many}` }),
      Promise.withResolvers<void>(),
    ]
    await page.route(
      '**/api/admin/import/*/values',
      async (route) => {
        await late.promise
        await route.continue()
      },
      { times: 1 },
    )
    await again('1 new value').click()
    await unknown.getByRole('checkbox', { name: 'Banarsi (1 row)' }).check()
    late.resolve()
    await page.getByText('3 rows checked: 2 new').waitFor({ state: 'attached' })
    await again('2 new values').click()
    await page.getByText('3 rows checked: 3 new').waitFor({ state: 'attached' })
    await unknown.getByRole('checkbox', { name: 'Banarsi (1 row)' }).uncheck()
    await again('1 new value').click()
    await page.getByRole('button', { name: 'Import 2 products' }).waitFor()
    // What was chosen is the draft's, and outlives a reload.
    await page.reload()
    await alive(page)
    expect(await unknown.getByRole('checkbox', { name: `${weave} (2 rows)` }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    await open(page, '/admin/attribute?list=weave')
    const row = page.getByRole('row').filter({ hasText: weave })
    expect(await row.getByRole('link').textContent()).toBe('2')
    browserShop.quiet()
  },
)

test('the catalogue goes out as CSV and as a ZIP with pictures', async () => {
  const page = await browserShop.visit({ as: people.adminAsha })
  await open(page, '/admin/import')
  for (const [name, suggested] of [
    ['Products (CSV)', /^Products-\d{4}-\d\d-\d\d\.csv$/],
    ['Products and pictures (ZIP)', /^Products-\d{4}-\d\d-\d\d\.zip$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(suggested)
    expect((await readFile(await download.path())).length).toBeGreaterThan(500)
  }
  browserShop.quiet()
})
