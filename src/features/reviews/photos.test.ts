import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { rateLimits } from '#/platform/db/platform.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { pictureFile } from '../../../test/fixtures/pictures.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'
import { discardPhotos } from './discardPhotos.jobs.ts'
import { savePhotos } from './photos.actions.ts'
import { reviewData } from './reviews.privacy.ts'
import { discardedPhotos } from './reviews.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let count = 0

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  people = await cast(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.services.db.delete(rateLimits)
})

async function photo(name = 'photo.jpg'): Promise<File> {
  const { buffer, mimeType } = await pictureFile(name, '#8a1a2e')
  return new File([new Uint8Array(buffer)], name, { type: mimeType })
}

function send(as: Person, id: string, ...files: readonly (File | string)[]) {
  const form = new FormData()
  for (const file of files) form.append('photos', file)
  return shop.call('POST', `/api/reviews/${id}/photos`, { as, form })
}

/** A review of a product of its own. */
async function review(as: Person = people.meera): Promise<Json> {
  const { id: productId } = await addProduct(shop, { name: `Photographed ${++count}` })
  return (await shop.call('POST', '/api/reviews', { as, json: { productId, comment: 'Lovely', rating: 5 } }))
    .body
}

const photosOf = async ({ productId }: Json): Promise<string[]> =>
  (await shop.call('GET', `/api/reviews/${productId}`)).body[0].photos
const status = async (url = '') => (await shop.call('GET', url)).status
const cleanUp = async () => {
  await discardPhotos(shop.services)
  expect(await shop.services.db.select().from(discardedPhotos)).toEqual([])
}

test('photos are shown with the review, without what the camera wrote beside them, and others take their place', async () => {
  const written = await review()
  const shot = await sharp({ create: { width: 340, height: 480, channels: 3, background: '#8a1a2e' } })
    .withExif({
      IFD0: { Copyright: 'Meera', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  const answer = await send(
    people.meera,
    written._id,
    new File([new Uint8Array(shot)], 'a.jpg'),
    await photo('b.png'),
  )
  expect(answer).toMatchObject({ status: 200, body: { comment: 'Lovely', photos: { length: 2 } } })
  const [first = '', second = ''] = await photosOf(written)
  const { body } = await shop.call('GET', first)
  expect((await sharp(shot).metadata()).exif).toBeDefined()
  expect((await sharp(body).metadata()).exif).toBeUndefined()

  await send(people.meera, written._id, await photo())
  expect(await photosOf(written)).toHaveLength(1)
  await cleanUp()
  expect([await status(first), await status(second)]).toEqual([404, 404])
  expect(await status((await photosOf(written))[0])).toBe(200)
})

test('another review keeps the photos of the one before until they are taken away or others are sent', async () => {
  const written = await review()
  await send(people.meera, written._id, await photo())
  const before = await photosOf(written)
  const again = (more: object = {}) =>
    shop.call('POST', '/api/reviews', {
      as: people.meera,
      json: { productId: written.productId, comment: 'After a wash', rating: 4, ...more },
    })
  expect((await again()).body).toMatchObject({ comment: 'After a wash', photos: before })
  await cleanUp()
  expect(await status(before[0])).toBe(200)
  expect((await again({ dropPhotos: 'no' })).status).toBe(422)
  expect((await again({ dropPhotos: true })).body.photos).toEqual([])
  await cleanUp()
  expect([await photosOf(written), await status(before[0])]).toEqual([[], 404])
})

test.each([
  ['what is no picture', () => new File(['<html></html>'], 'a.jpg', { type: 'image/jpeg' })],
  ['a text', () => 'https://pictures.example/a.jpg'],
  ['an empty file', () => new File([], 'a.jpg', { type: 'image/jpeg' })],
  ['more than 5 MB', () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')],
])('%s is refused, and the photos stay as they were', async (_what, file) => {
  const written = await review()
  await send(people.meera, written._id, await photo())
  const before = await photosOf(written)
  expect(await send(people.meera, written._id, await photo(), file())).toMatchObject({
    status: 422,
    body: { errors: [{ field: expect.stringMatching(/^photos/) }] },
  })
  expect(await photosOf(written)).toEqual(before)
})

test('of a form that is refused no photo stays in the store', async () => {
  const written = await review()
  const { db, media } = shop.services
  const stored: string[] = []
  const storeUpload: typeof media.storeUpload = async (bytes) => {
    const picture = await media.storeUpload(bytes)
    stored.push(picture.url)
    return picture
  }
  const files = [await photo(), await photo('b.png'), new File(['<html></html>'], 'c.jpg')]
  const saving = savePhotos(
    { db, media: { ...media, storeUpload } },
    { id: written._id, userId: people.meera.id },
    files,
  )
  await expect(saving).rejects.toMatchObject({ code: 'invalid' })
  expect(stored).toHaveLength(2)
  for (const url of stored) expect(await media.has(url)).toBe(false)
})

test('a file that cannot be deleted waits for the next time, and holds up no other', async () => {
  const written = await review()
  await send(people.meera, written._id, await photo(), await photo('b.png'))
  const [stuck = '', other = ''] = await photosOf(written)
  await send(people.meera, written._id, await photo())
  const { db, media } = shop.services
  const remove = async (url: string) => {
    if (url === stuck) throw new Error('no way')
    await media.remove(url)
  }
  await expect(discardPhotos({ db, media: { ...media, remove } })).rejects.toThrow('no way')
  expect([await status(stuck), await status(other)]).toEqual([200, 404])
  expect(await db.select({ url: discardedPhotos.url }).from(discardedPhotos)).toEqual([{ url: stuck }])
  await cleanUp()
  expect(await status(stuck)).toBe(404)
})

test('five photos and 50 MB are refused', async () => {
  const written = await review()
  const five = await Promise.all(Array.from({ length: 5 }, () => photo()))
  expect((await send(people.meera, written._id, ...five)).status).toBe(422)
  const huge = new File([new Uint8Array(50 * 1024 * 1024)], 'a.jpg')
  expect((await send(people.meera, written._id, huge)).status).toBe(413)
  expect(await photosOf(written)).toEqual([])
})

test('nobody gives photos to the review of somebody else, not even an admin, and ten times an hour is enough', async () => {
  const written = await review()
  expect((await send(people.ravi, written._id, await photo())).status).toBe(404)
  expect((await send(people.adminAsha, written._id, await photo())).status).toBe(404)
  expect((await send(people.visitor, written._id, await photo())).status).toBe(401)
  for (let at = 0; at < 10; at += 1)
    expect((await send(people.meera, written._id, await photo())).status).toBe(200)
  expect((await send(people.meera, written._id, await photo())).status).toBe(429)
  // So it is with those of returns, be there such a return or not.
  const sendBack = async () => {
    const form = new FormData()
    form.append('photos', new File([new Uint8Array(8)], 'a.png'))
    const path = `/api/order/${newId()}/return-request/${newId()}/photos`
    return (await shop.call('POST', path, { as: people.meera, form })).status
  }
  for (let at = 0; at < 20; at += 1) expect(await sendBack()).toBe(404)
  expect(await sendBack()).toBe(429)
})

test('of two presses one set of photos stays, and no file of the other', async () => {
  const written = await review()
  const answers = await Promise.all([1, 2].map(async () => send(people.meera, written._id, await photo())))
  const sent: string[] = answers.flatMap(({ body }) => body.photos)
  const shown = await photosOf(written)
  expect(shown).toHaveLength(1)
  await cleanUp()
  for (const url of sent) expect(await status(url)).toBe(shown.includes(url) ? 200 : 404)
})

test('an admin takes one photo away, with an entry in the log; a shopper does not', async () => {
  const written = await review()
  await send(people.meera, written._id, await photo(), await photo('b.png'))
  const [first, second] = await photosOf(written)
  const take = (as: Person) =>
    shop.call('POST', `/api/admin/review/${written._id}/removePhoto`, { as, json: { photo: first } })
  expect((await take(people.ravi)).status).toBe(403)
  expect((await take(people.adminAsha)).status).toBe(200)
  expect((await take(people.adminAsha)).status).toBe(404)
  expect(await photosOf(written)).toEqual([second])
  const { body: log } = await shop.call('GET', '/api/admin/audit?q=review.removePhoto', {
    as: people.adminAsha,
  })
  expect(log).toMatchObject([{ subjectId: written._id }])
})

test('the files of a photo go with its review, its product and its author', async () => {
  const person = people.ravi
  const withPhoto = async () => {
    const written = await review(person)
    await send(person, written._id, await photo())
    return { written, url: (await photosOf(written))[0] ?? '' }
  }
  const [deleted, unsold, erased] = [await withPhoto(), await withPhoto(), await withPhoto()]
  for (const { url } of [deleted, unsold, erased]) expect(await status(url)).toBe(200)
  await shop.call('DELETE', `/api/reviews/${deleted.written._id}`, { as: people.adminAsha })
  await shop.services.db.delete(products).where(eq(products.id, unsold.written.productId))
  const { body } = await shop.call('GET', '/api/me/export', { as: person })
  expect(JSON.stringify(body)).toContain(erased.url)
  await shop.services.db.transaction((tx) => reviewData.erase(tx, { id: person.id, email: person.email }))
  expect(await photosOf(erased.written)).toEqual([])
  await cleanUp()
  for (const { url } of [deleted, unsold, erased]) expect(await status(url)).toBe(404)
})
