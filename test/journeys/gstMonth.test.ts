/** A month of GST on its page: the files are saved, the month is filed, and what comes later goes to its own month. */

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GSTIN } from '../../src/features/invoices/documents.fixture.ts'
import { ensureCredited } from '../../src/features/invoices/issueCreditNote.actions.ts'
import { invoiceOf } from '../../src/features/invoices/issueInvoice.actions.ts'
import { lockOrder } from '../../src/features/orders/life.store.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf, setStatus } from '../fixtures/orders.ts'
import { changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront({ gstin: GSTIN })
})
afterAll(() => shop?.close())

test('a month is saved, filed with the own password, and a later credit note stands in the next one (phone)', async () => {
  await changeShop(shop, { gstin: GSTIN })
  const { db } = shop.shop.services
  await db.execute(sql`update products set hsn = '5208'`)
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree)
  await setStatus(shop.shop, order, 'packed')
  await invoiceOf(db, 'anyone', order._id, new Date('2025-10-31T18:29:59Z'))
  const credit = (at: string) =>
    db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', order._id)
      if (locked) await ensureCredited(tx, locked, 10_500, 'refund', new Date(at))
    })

  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/gst?month=2025-10')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save all files' }).click()
  expect((await saving).suggestedFilename()).toBe(`GST-${GSTIN}-2025-10.zip`)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Mark as filed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was October 2025 filed?' })
  await dialog.getByLabel('Your own password').fill('not it at all')
  await dialog.getByRole('button', { name: 'Lock the month' }).click()
  await dialog
    .getByText(/password/i)
    .nth(1)
    .waitFor()
  await expectNoViolations(page, { within: '[role=dialog], dialog' })
  await dialog.getByLabel('Your own password').fill('saree@2026')
  await page.keyboard.press('Enter')
  await seeMessage(page, 'October 2025 is locked')
  await page.getByText('October 2025 was filed').waitFor()

  // Nothing is dated into it any more, not even at its last moment in India; a minute later is the next month.
  await expect(credit('2025-10-31T18:29:59Z')).rejects.toThrow()
  await credit('2025-10-31T18:30:00Z')
  await page.reload()
  await page.getByText('October 2025 was filed').waitFor()
  expect(await page.getByText('It no longer says what was filed').count()).toBe(0)
  await open(page, '/admin/gst?month=2025-11')
  await page.getByText('Not filed yet').waitFor()
  const { body } = await shop.shop.call('GET', '/api/admin/gst/2025-11', { as: shop.adminAsha })
  expect(body).toMatchObject({ issued: { documents: 0 }, credited: { documents: 1, taxable: 100 } })
})
