/** The line above every page of the sample shop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ demo: true })
})
afterAll(() => shop?.close())

test.each(['/', '/login', '/admin/dashboard'])(
  'says on %s that nothing is for sale, as a part of the page of its own',
  async (path) => {
    const page = await shop.visit({ size: 'phone', ...(path.startsWith('/admin') && { as: shop.adminAsha }) })
    await open(page, path)
    const said = page.getByRole('complementary', { name: 'Sample shop:' })
    expect(await said.textContent()).toContain('nothing here is for sale')
    await expectNoViolations(page, { note: path })
    shop.quiet()
  },
)
