import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoSettings } from '../../demo/settings.ts'
import { categories, products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { isSampleValue, sampleIdentity } from '../../src/features/shop/sample.rules.ts'
import { readSettings } from '../../src/features/shop/shop.store.ts'
import { shopSettings } from '../../src/features/shop/shop.tables.ts'
import { prepareShop } from '../../src/main/processes/prepare.ts'
import { readConfig } from '../../src/main/services/readConfig.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.services.db.delete(shopSettings)
})
afterEach(() => shop.close())

const start = (env: Record<string, string>) =>
  prepareShop(shop.services.db, readConfig({ ADMIN_PASSWORD: 'Kanchi@2026silk', ...env }))
const settings = () => readSettings(shop.services.db)
const categoryNames = async () => (await shop.services.db.select().from(categories)).map(({ name }) => name)

describe('a shop that is started empty', () => {
  test('knows no seller, UPI id or number, has the four categories and is not launched by the environment', async () => {
    await start({ DEMO: '0', SHOP_LAUNCHED: '1' })
    const shopNow = await settings()
    for (const name of Object.keys(sampleIdentity) as (keyof typeof sampleIdentity)[]) {
      expect(shopNow[name], name).toBe('')
    }
    expect(shopNow).toMatchObject({ demo: false, launched: false })
    expect((await categoryNames()).toSorted()).toEqual(['material', 'occasion', 'salwar suit', 'saree'])
  })

  test('is not made the sample shop by a later start, nor given back categories that were deleted', async () => {
    await start({ DEMO: '0' })
    await shop.services.db.delete(categories)
    expect(await start({ DEMO: '1' })).toMatchObject({ demo: false })
    await start({ DEMO: '0' })
    expect(await categoryNames()).toEqual([])
  })

  test('offers no UPI until it has a UPI id', async () => {
    await start({ DEMO: '0' })
    expect((await shop.call('GET', '/api/payment-options')).body.types).toEqual(['cod'])
    await changeSettings(shop, { upiId: 'asha@okbank' })
    await expect
      .poll(async () => (await shop.call('GET', '/api/payment-options')).body.types)
      .toEqual(['upi', 'cod'])
  })

  test('takes no order by UPI without a UPI id, and none of an earlier order is paid to nobody', async () => {
    const meera = await signUp(shop, 'Meera Iyer')
    const { cottonSaree } = await stockGoods(shop)
    const bag = await fillBag(shop, meera, { product: cottonSaree, quantity: 1 })
    const refused = await placeBag(shop, meera, bag._id)
    expect(refused).toMatchObject({ status: 422, body: { code: 'payment_not_offered' } })
    await changeSettings(shop, { upiId: 'asha@okbank' })
    await expect.poll(async () => (await placeBag(shop, meera, bag._id)).status).toBe(201)
    const [order] = (await shop.call('POST', '/api/order/user', { as: meera, json: { userId: meera.id } }))
      .body
    await changeSettings(shop, { upiId: '' })
    await expect
      .poll(async () => (await shop.call('GET', `/api/order/${order._id}/upi`, { as: meera })).body.code)
      .toBe('upi_unset')
  })
})

describe('the sample shop', () => {
  test('is what the first start makes unless told otherwise, and may be launched at once', async () => {
    expect(await start({ SHOP_LAUNCHED: '1' })).toMatchObject({ demo: true, launched: true })
    expect(await categoryNames()).toEqual([])
  })

  test('that was killed before it had goods becomes an own shop by DEMO=0', async () => {
    await start({ SHOP_LAUNCHED: '1' })
    expect(await start({ DEMO: '0' })).toMatchObject({ demo: false, launched: false })
    expect(await categoryNames()).toHaveLength(4)
  })

  test('stays one whatever an admin sends, and asks search engines to stay outside', async () => {
    await changeSettings(shop, { ...demoSettings, access: 'open' })
    const admin = await signUp(shop, 'Asha Verma', 'admin')
    await shop.call('POST', '/api/admin/shop', { as: admin, json: { demo: false, tagline: 'Silk' } })
    expect(await settings()).toMatchObject({ demo: true, tagline: 'Silk' })
    expect((await shop.call('GET', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await shop.call('GET', '/sitemap.xml')).status).toBe(404)
  })
})

describe('a shop from before', () => {
  const migrate = async (values: object, withSample: boolean) => {
    const { db } = shop.services
    await db.insert(shopSettings).values({ values: { ...values } })
    if (withSample) {
      await signUp(shop, 'Meera')
      await db.execute(sql`update users set email = 'meera@example.com'`)
      const slug = 'kanjivaram-silk-saree-with-korvai-temple-border'
      await db.insert(products).values({ id: crypto.randomUUID(), name: slug, slug, pricePaise: 100 })
    }
    const file = (await readdir('db/migrations')).find((name) => name.includes('standing_shops'))
    await db.execute(sql.raw(await readFile(`db/migrations/${file}`, 'utf8')))
    return settings()
  }

  test('keeps what its shoppers see and what its owner set', async () => {
    const after = await migrate({ upiId: 'weavers@okbank', launched: true }, true)
    expect(after).toMatchObject({ ...sampleIdentity, upiId: 'weavers@okbank', launched: true, demo: false })
    expect(isSampleValue('phone', after.phone)).toBe(true)
    expect(isSampleValue('upiId', after.upiId)).toBe(false)
  })

  test('is the sample shop when nobody ever said whom to pay, and only with the sample’s goods', async () => {
    expect(await migrate({ access: 'open' }, true)).toMatchObject({ ...sampleIdentity, demo: true })
  })

  test('without the sample’s goods is its owner’s', async () => {
    expect(await migrate({}, false)).toMatchObject({ upiId: 'zari@upi', demo: false })
  })
})
