/** Who chooses faster than the page follows: each choice shows at once, and none takes another one away. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { eventually, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const saree = { categoryId: shop.goods.saree.id, status: true }
  await addProduct(shop.shop, { ...saree, name: 'Red Saree', colour: 'Red', weave: 'Chanderi' })
  await addProduct(shop.shop, { ...saree, name: 'Blue Saree', colour: 'Blue', weave: 'Paithani' })
  const last = await addProduct(shop.shop, { ...saree, name: 'Green Saree', colour: 'Green', weave: 'Ikat' })
  await eventually(`${shop.url}/api/product/${last.id}`, { colour: 'Green' })
})
afterAll(() => shop?.close())

const inAddress = (url: string) => new URL(url).searchParams

test('two filters of a listing that are ticked in one moment are both in force', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  await page.getByRole('checkbox', { name: /^Red/ }).waitFor()
  const ticked = await page.evaluate(() => {
    const boxes = ['red', 'blue', 'chanderi'].map((value) =>
      document.querySelector<HTMLInputElement>(`input[type=checkbox][value=${value}]`),
    )
    for (const box of boxes) box?.click()
    return boxes.map((box) => box?.checked)
  })
  expect(ticked).toEqual([true, true, true])
  await expect.poll(() => inAddress(page.url()).get('colour')).toBe('red,blue')
  expect(inAddress(page.url()).get('weave')).toBe('chanderi')
  await page.getByText('1 product', { exact: true }).first().waitFor()
  shop.quiet()
})

test('one that is ticked and unticked in one moment is not in force', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  const green = page.getByRole('checkbox', { name: /^Green/ })
  await green.waitFor()
  expect(
    await green.evaluate((box: HTMLInputElement) => {
      box.click()
      const first = box.checked
      box.click()
      return [first, box.checked]
    }),
  ).toEqual([true, false])
  await page.getByRole('checkbox', { name: /^Red/ }).check()
  await expect.poll(() => page.url()).toContain('colour=red')
  expect(inAddress(page.url()).get('colour')).toBe('red')
  expect(await green.isChecked()).toBe(false)
  shop.quiet()
})

test('two chips that are taken away in one moment are both gone', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections?colour=red,blue&weave=chanderi&min=2000')
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await chips.getByRole('link', { name: /Red/ }).waitFor()
  await chips.evaluate((list) => {
    const links = [...list.querySelectorAll('a')].filter((link) => /Red|Chanderi/.test(link.textContent))
    for (const link of links) link.click()
  })
  await expect.poll(() => inAddress(page.url()).get('weave')).toBe(null)
  expect(inAddress(page.url()).get('colour')).toBe('blue')
  expect(inAddress(page.url()).get('min')).toBe('2000')
  shop.quiet()
})

test('two filters of a list of the admin’s that are set in one moment are both in force, and show while the list is awaited', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product')
  const release = await hold(page, /\/api\/admin\/product\?/)
  const set = await page.evaluate(() => {
    const lists = [...document.querySelectorAll('select')]
    return ['low', 'active'].map((value) => {
      const list = lists.find((one) => [...one.options].some((option) => option.value === value))
      if (!list) return `no ${value}`
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value)
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return list.value
    })
  })
  expect(set).toEqual(['low', 'active'])
  await expect.poll(() => inAddress(page.url()).get('stock')).toBe('low')
  expect(inAddress(page.url()).get('status')).toBe('active')
  await release()
  shop.quiet()
})
