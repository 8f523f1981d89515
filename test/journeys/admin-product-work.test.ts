import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { alive, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const stored = async (name: string) =>
  (
    await shop.shop.call('GET', `/api/admin/product?page=1&q=${encodeURIComponent(name)}`, {
      as: shop.adminAsha,
    })
  ).body[0]

/** Fills in what a new product needs. */
async function fill(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price', { exact: true }).fill('1500')
  await page.getByLabel('Quantity').fill('4')
}
const add = (page: Page) => page.getByRole('button', { name: 'Add product', exact: true })
const tiles = (page: Page) => page.getByRole('img', { name: /^Preview of picture/ })
/** The names of the chosen files are not seen, so pictures are told apart by their colour. */
const colours = (page: Page) =>
  tiles(page).evaluateAll((images) =>
    images.map((image) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      const pen = canvas.getContext('2d')
      pen?.drawImage(image as HTMLImageElement, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue'
    }),
  )
const red = () => pictureFile('red.png', '#c00000')
const green = () => pictureFile('green.png', '#00c000')
const blue = () => pictureFile('blue.jpg', '#0000c0')

test('pictures are seen before they are sent, put in order by keys and by dragging, and removed', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product/create')
  await page.getByLabel('Images').setInputFiles([await red(), await green(), await blue()])
  await expect.poll(() => colours(page)).toEqual(['red', 'green', 'blue'])
  await page.getByRole('button', { name: 'Move picture 1 of 3 later' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Moved to place 2 of 3.').waitFor()
  await expect.poll(() => colours(page)).toEqual(['green', 'red', 'blue'])
  // The focus went with the picture.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move picture 2 of 3 later')
  await page.keyboard.press('Enter')
  await expect.poll(() => colours(page)).toEqual(['green', 'blue', 'red'])
  await tiles(page).nth(2).dragTo(tiles(page).nth(0))
  await expect.poll(() => colours(page)).toEqual(['red', 'green', 'blue'])
  await page.getByRole('button', { name: 'Remove picture 2 of 3' }).click()
  await expect.poll(() => colours(page)).toEqual(['red', 'blue'])

  await fill(page, 'Ordered Saree')
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  // The address of a stored picture tells its main colour.
  const images: string[] = (await stored('Ordered Saree')).images
  const isRed = (url: string) => {
    const [, first = '', last = ''] = /\.([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})\//.exec(url) ?? []
    return Number.parseInt(first, 16) > Number.parseInt(last, 16)
  }
  expect(images.map(isRed)).toEqual([true, false])
  shop.quiet()
})

test('what cannot be a picture is refused by name before anything is sent', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product/create')
  const images = page.getByLabel('Images')
  await images.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    await red(),
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ])
  const message = page.getByRole('alert')
  await message.getByText(/notes\.txt: please choose a PNG or JPEG picture\./).waitFor()
  await message.getByText(/huge\.png: a picture may have at most 5 MB\./).waitFor()
  expect(await colours(page)).toEqual(['red'])
  shop.quiet()
})

test('how far each picture is on its way is seen; a damaged one is told by name and the form stays', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /422/ })
  await open(page, '/admin/product/create')
  await fill(page, 'Followed Saree')
  const damaged = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
  await page.getByLabel('Images').setInputFiles([await red(), damaged])
  await page.getByText('This picture cannot be shown.').waitFor()
  const release = await hold(page, '**/api/admin/product/store')
  await add(page).click()
  for (const place of [1, 2]) {
    const bar = page.getByRole('progressbar', { name: `Sending picture ${place} of 2` })
    await bar.waitFor()
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(100)
  }
  await release()
  await page
    .getByRole('alert')
    .getByText(/^damaged\.jpg: /)
    .waitFor()
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  expect(await page.getByLabel('Name').inputValue()).toBe('Followed Saree')
  expect(await tiles(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Remove picture 2 of 2' }).click()
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  await page.getByRole('row').filter({ hasText: 'Followed Saree' }).waitFor()
  shop.quiet()
})

test('a broken connection names the picture it broke at, and the form can be sent again', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /ERR_/ })
  await open(page, '/admin/product/create')
  await fill(page, 'Broken Off Saree')
  await page.getByLabel('Images').setInputFiles([await red(), await blue()])
  await expect.poll(() => tiles(page).count()).toBe(2)
  await page.route('**/api/admin/product/store', (route) => route.abort('connectionreset'))
  await add(page).click()
  await seeMessage(page, 'Error adding product: Network error')
  await page.getByText('The connection broke while this picture was sent.').first().waitFor()
  await page.unroute('**/api/admin/product/store')
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  shop.quiet()
})

test('save and add another begins with an empty form; a taken slug is told at its field', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /409/ })
  await open(page, '/admin/product/create')
  await fill(page, 'First Of Two')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await seeMessage(page, 'Product added successfully')
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('')
  expect(pathOf(page)).toBe('/admin/product/create')
  await fill(page, 'First Of Two')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('first-of-two')
  await add(page).click()
  await page.getByRole('alert').getByText('This slug is taken.').waitFor()
  expect(await page.getByLabel('Slug').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Name').inputValue()).toBe('First Of Two')
  await page.getByLabel('Slug').fill('second-of-two')
  // Once somebody chose a slug it no longer follows the name.
  await page.getByLabel('Name').fill('Second Of Two')
  expect(await page.getByLabel('Slug').inputValue()).toBe('second-of-two')
  await add(page).click()
  await page.getByRole('row').filter({ hasText: 'Second Of Two' }).waitFor()
  shop.quiet()
})

test('a duplicate has another name and slug, the same pictures, and is not on sale yet', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product?q=banarasi')
  await page.getByRole('link', { name: 'Duplicate Banarasi Silk Saree' }).click()
  await page.getByRole('heading', { name: 'Copy of Banarasi Silk Saree' }).waitFor()
  await expect.poll(() => tiles(page).count()).toBe(2)
  expect(await page.getByLabel('Slug').inputValue()).toBe('banarasi-silk-saree-2')
  // Its address follows the name as that of a new one does, once it has a name of its own.
  await page.getByLabel('Name').fill('Banarasi Twin')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('banarasi-twin')
  // What few people fill in is folded on a phone; what is needed is open.
  expect(await page.getByLabel('Price', { exact: true }).isVisible()).toBe(true)
  expect(await page.getByLabel('Fabric', { exact: true }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Tax and origin' }).click()
  // A suit is stitched: another tax than that of cloth, until somebody chooses one.
  const gst = page.getByLabel('GST class')
  expect(await gst.inputValue()).toBe('fabric')
  await page.getByLabel('Category', { exact: true }).selectOption('salwar suit')
  await expect.poll(() => gst.inputValue()).toBe('garment')
  await page.getByLabel('Category', { exact: true }).selectOption('saree')
  await expect.poll(() => gst.inputValue()).toBe('fabric')
  await page.getByLabel('Category', { exact: true }).selectOption('salwar suit')
  await expect.poll(() => gst.inputValue()).toBe('garment')
  await gst.selectOption('gst18')
  await page.getByLabel('Category', { exact: true }).selectOption('saree')
  expect(await gst.inputValue()).toBe('gst18')
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  const twin = await stored('Banarasi Twin')
  expect(twin).toMatchObject({ slug: 'banarasi-twin', price: 4999.5, status: false, gstClass: 'gst18' })
  expect(twin.images).toHaveLength(2)
  expect(twin.images).not.toEqual([shop.front, shop.back])
  shop.quiet()
})

test('what is typed survives a reload, and leaving without saving asks first', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/product/edit/${shop.goods.cottonSaree.id}`)
  await page.getByLabel('Description').fill('Half a sentence')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .toContain('Half a sentence')
  // The browser asks as well, and is told to go on.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await alive(page)
  await page.getByText('Your unsaved changes are back').waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence')

  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  expect((await stored('Bengal Cotton')).description).toBe('')
  await open(page, `/admin/product/edit/${shop.goods.cottonSaree.id}`)
  expect(await page.getByLabel('Description').inputValue()).toBe('')
  expect(await page.getByText('Your unsaved changes are back').count()).toBe(0)
  shop.quiet()
})
