/** Promise 11: the disk with pictures and kept mails is full. Clear answers, nothing half written, recovery by itself. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackgroundJobs } from '../../src/main/jobs/backgroundJobs.ts'
import { mediaPartsOf, mediaUrl } from '../../src/platform/media/picture.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { buyersOf } from './buyers.ts'
import { smallDisk } from './smallDisk.ts'

const disk = smallDisk() ?? ''

describe.skipIf(disk === '')('a full disk', () => {
  let shop: TestShop
  let admin: KnownPerson

  beforeAll(async () => {
    shop = await openTestShop({ DATA_DIR: disk })
    admin = await signUp(shop, 'Asha Verma', 'admin')
  })
  afterAll(async () => {
    await shop.close()
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })

  const ballast = join(disk, 'ballast')
  const fill = async () => {
    const isFull = await writeFile(ballast, randomBytes(4 * 1024 * 1024)).catch((error) => error.code)
    expect(isFull).toBe('ENOSPC')
  }
  const filesOf = async (folder: string) => (await readdir(join(disk, folder), { recursive: true })).sort()

  /** A picture of noise, which no encoder makes small. */
  const picture = async () => {
    const raw = { width: 900, height: 600, channels: 3 as const }
    const bytes = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .png()
      .toBuffer()
    return new File([new Uint8Array(bytes)], 'saree.png', { type: 'image/png' })
  }
  const upload = async (productId: string) => {
    const form = new FormData()
    form.set('images', await picture())
    return shop.call('POST', `/api/admin/product/update/${productId}`, { as: admin, form })
  }

  test('refuses a picture in words, keeps none of it, and takes it once there is room', async () => {
    const product = await addProduct(shop, { name: 'Saree without Room', images: ['/media/old.png'] })
    await fill()
    const refused = await upload(product.id)
    expect(refused).toMatchObject({ status: 503, body: { code: 'no_room' } })
    expect(refused.headers.get('retry-after')).toBe('60')
    const read = await shop.call('GET', `/api/product/${product.id}`, { as: admin })
    expect(read.body.images).toEqual(['/media/old.png'])
    await rm(ballast)
    expect((await filesOf('.')).filter((name) => /webp|part/.test(name))).toEqual([])

    const taken = await upload(product.id)
    expect(taken.status).toBe(200)
    const [url] = taken.body.product.images
    expect((await shop.call('GET', url)).status).toBe(200)
  })

  test('shows narrower pictures that it has no room to keep, and never keeps half of one', async () => {
    const product = await addProduct(shop, { name: 'Saree of Many Widths' })
    const [url] = (await upload(product.id)).body.product.images
    const parts = mediaPartsOf(url)
    if (!parts) throw new Error(`${url} is no picture of ours`)
    const narrow = mediaUrl(parts, 480)
    const before = await filesOf('media')
    await fill()
    const seen = await shop.services.media.read(narrow)
    expect((await sharp(seen).stats()).isOpaque).toBe(true)
    expect(await filesOf('media')).toEqual(before)
    await rm(ballast)
    await shop.services.media.read(narrow)
    expect((await filesOf('media')).length).toBe(before.length + 1)
    expect((await sharp(await shop.services.media.read(narrow)).stats()).isOpaque).toBe(true)
  })

  test('keeps mails back until there is room, whole', { timeout: 60_000 }, async () => {
    const product = await addProduct(shop, { name: 'Told in Writing' })
    const [buyer] = await buyersOf(shop.services.db, 1, { productId: product.id })
    if (!buyer) throw new Error('There is no buyer')
    await fill()
    expect((await placeBag(shop, buyer, buyer.cartId)).status).toBe(201)
    await startBackgroundJobs(shop.services)
    const state = async () => {
      const { rows } = await shop.services.db.execute<{ state: string }>(
        sql`select state::text from pgboss.job where name = 'mail' and data ->> 'kind' = 'order.placed'`,
      )
      return rows.map((row) => row.state)
    }
    await expect.poll(state, { timeout: 20_000 }).toEqual(['retry'])
    await rm(ballast)
    await shop.services.db.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`)
    await expect.poll(state, { timeout: 20_000 }).toEqual(['completed'])
    // The admins are mailed about the order as well.
    const mails = await filesOf('outbox')
    const [mail = '', ...more] = mails.filter((name) => name.includes('meera'))
    expect(more).toEqual([])
    expect(mail).toMatch(/meera\.iyer@example\.com-[0-9a-f]{8}\.eml$/)
  })
})
