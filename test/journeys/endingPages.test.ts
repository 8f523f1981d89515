/** Cached pages end with what they show, each with a change of it and with no other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const pages = {
  saree: '/details/banarasi-silk-saree',
  cottonSaree: '/details/bengal-cotton-saree',
  sarees: '/new/saree/collections',
  sareesByPrice: '/new/saree/collections?sort=lowToHigh',
  suits: '/new/salwar%20suit/collections',
  suitsByPrice: '/new/salwar%20suit/collections?sort=lowToHigh',
  about: '/about',
}
type Name = keyof typeof pages

/** Which of the pages had to be rendered for this visitor. */
async function rendered(): Promise<Name[]> {
  const asked = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => {
      const { headers } = await fetch(`${shop.url}${path}`, { headers: { 'accept-encoding': 'identity' } })
      return [name as Name, headers.get('content-security-policy')?.includes("'nonce-") === true] as const
    }),
  )
  return asked.filter(([, isRendered]) => isRendered).map(([name]) => name)
}

/** Makes a change and waits until the server shows it. @returns the pages that ended with it */
async function endedBy(change: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<Name[]> {
  await expect.poll(rendered).toEqual([])
  await change()
  await expect.poll(isSeen).toBe(true)
  return rendered()
}

const productAt = async (id: string) => (await fetch(`${shop.url}/api/product/${id}`)).json()
const asAdmin = (path: string, call: object) => shop.shop.call('POST', path, { as: shop.adminAsha, ...call })

test('a price ends its page, its lists and those by price that it could come into', async () => {
  const { id } = shop.goods.banarasiSaree
  const form = new FormData()
  form.set('price', '4321')
  const ended = await endedBy(
    () => asAdmin(`/api/admin/product/update/${id}`, { form }),
    async () => (await productAt(id)).price === 4_321,
  )
  expect(ended).toEqual(['saree', 'sarees', 'sareesByPrice'])
})

test('a piece that is sold ends pages only where they say how many are left', async () => {
  const { banarasiSaree, cottonSaree } = shop.goods
  const sell = async (product: typeof banarasiSaree) => {
    // With an empty bag: the order takes this product and nothing else.
    const buyer = await signUp(shop.shop, `Buyer of ${product.name}`)
    const left = (await productAt(product.id)).quantity
    return endedBy(
      () => orderOf(shop.shop, buyer, product),
      async () => (await productAt(product.id)).quantity < left,
    )
  }
  expect(await sell(banarasiSaree)).toEqual(['saree', 'sarees', 'sareesByPrice'])
  expect(await sell(cottonSaree)).toEqual([])
})

test('a review ends the page of its product when it is written, changed and deleted, and no other', async () => {
  const { id: productId } = shop.goods.banarasiSaree
  const ended = async (change: () => Promise<unknown>) => {
    await expect.poll(rendered).toEqual([])
    await change()
    // The server learns of it a moment later: no page before this one may have ended.
    await expect.poll(rendered).toEqual(['saree'])
    expect(await rendered()).toEqual([])
  }
  const write = (comment: string) => () =>
    shop.shop.call('POST', '/api/reviews', { as: shop.meera, json: { productId, comment, rating: 4 } })
  await ended(write('Heavy silk'))
  await ended(write('Heavy silk, and bright'))
  const [review] = await (await fetch(`${shop.url}/api/reviews/${productId}`)).json()
  await ended(() => shop.shop.call('DELETE', `/api/reviews/${review._id}`, { as: shop.adminAsha }))
})

test('the settings end all of them', async () => {
  const tagline = 'Silk, cotton and more'
  const ended = await endedBy(
    () => asAdmin('/api/admin/shop', { json: { tagline } }),
    async () => (await (await fetch(`${shop.url}/api/shop`)).json()).tagline === tagline,
  )
  expect(ended).toEqual(Object.keys(pages))
})
