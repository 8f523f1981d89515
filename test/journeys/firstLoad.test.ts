import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorefront } from '../fixtures/storefront.ts'

/** What a first visit may load in scripts, bytes after brotli. */
const MOST = 124_500

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test.each(['/', '/new/saree/collections', '/details/banarasi-silk-saree'])(
  'the scripts that %s names are no more than 124.5 KB, and no admin page or chart is among them',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file))
    expect(named.size).toBeGreaterThan(3)
    expect([...named].filter((file) => /chart|admin|resource/i.test(file))).toEqual([])
    const sizes = await Promise.all([...named].map((file) => stat(`dist/client${file}.br`)))
    expect(sizes.reduce((all, { size }) => all + size, 0)).toBeLessThanOrEqual(MOST)
  },
)

test.each(['/', '/new/saree/collections'])(
  'the lists of %s travel once more for its coming to life, with what a card shows and nothing else',
  async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    expect(html).toContain(`{\\"_id\\":\\"${shop.goods.cottonSaree.id}\\"`)
    expect(html).not.toMatch(/description\\":|gstClass/)
  },
)
