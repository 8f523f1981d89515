/** Pages wait to be asked: nothing opens, and nothing is asked for, while somebody only looks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test('ten minutes on any page bring up no dialog, no question of the browser and no sound', async () => {
  const page = await shop.visit({ size: 'phone' })
  await page.clock.install()
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const note = (what: string) => () => {
      asked.push(what)
      return Promise.resolve('denied')
    }
    if ('Notification' in window) Notification.requestPermission = note('notifications') as never
    navigator.geolocation.getCurrentPosition = note('place') as never
    window.alert = note('alert') as never
    window.confirm = note('confirm') as never
    HTMLMediaElement.prototype.play = note('sound') as never
    window.open = note('window') as never
  })
  for (const path of ['/', '/new/saree/collections', `/details/${shop.goods.banarasiSaree.id}`, '/search']) {
    await open(page, path)
    await page.clock.runFor(10 * 60 * 1000)
    expect(await page.locator('dialog[open], [role=dialog], [role=alertdialog]').count(), path).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, 'asked')), path).toEqual([])
  }
  shop.quiet()
})
