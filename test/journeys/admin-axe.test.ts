import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test.each(['phone', 'laptop'] as const)(
  'axe finds nothing in what opens in the admin area, on a %s',
  async (size) => {
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, `/admin/user/edit/${shop.meera.id}`)
    await page.getByLabel('Role').selectOption('Admin')
    await page.getByLabel('Your own password').waitFor()
    await expectNoViolations(page)

    await open(page, '/admin/user')
    await page.getByLabel('Choose Asha Verma').check()
    await page.getByRole('button', { name: 'Disable', exact: true }).click()
    await page.getByRole('dialog', { name: 'Disable admins?' }).getByLabel('Your password').waitFor()
    await expectNoViolations(page)

    await open(page, '/admin/manage-banners')
    const form = page.getByRole('form', { name: 'Upload a banner' })
    await form.getByLabel('Banner image').setInputFiles(await pictureFile('b.png', '#8a1a2e'))
    await form.getByText(/is taller than 1920x720/).waitFor()
    const release = await hold(page, '**/api/media/upload')
    await form.getByRole('button', { name: 'Upload banner' }).click()
    await form.getByRole('progressbar').waitFor()
    await expectNoViolations(page)
    await release()
    await seeMessage(page, 'Banner uploaded successfully!')
    shop.quiet()
  },
)
