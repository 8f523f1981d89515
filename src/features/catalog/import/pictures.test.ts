import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { csv, upload, zipOf } from '../../../../test/fixtures/imports.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { imports } from './import.tables.ts'
import { openImportShop } from './importShop.fixture.ts'

const importShop = await openImportShop()
const { shop, asha, importNow, previewOf } = importShop
beforeEach(importShop.clear)
afterAll(() => shop.close())

const png = (background: string) =>
  sharp({ create: { width: 34, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
const red = await png('#8a1a2e')
const teal = await png('#1d4e5f')

const header = 'slug,name,price,quantity,pictures'

async function draftOf(table: string | Uint8Array, pictures?: Uint8Array): Promise<string> {
  const id = await importShop.draftOf(table)
  if (pictures) {
    const path = `/api/admin/import/${id}/pictures?name=p.zip`
    expect(await upload(shop, asha, pictures, path)).toMatchObject({ status: 200 })
  }
  return id
}

const pixelOf = async (url = '') => {
  const bytes = await shop.services.media.read(url)
  const { dominant } = await sharp(bytes).stats()
  return dominant
}

describe('pictures', () => {
  test('come from one ZIP, in the order of the cell, whatever folder was packed', async () => {
    const table = csv(header, 'a-saree,A,1,1,red.png|teal.png', 'b-saree,B,1,1,pictures/TEAL.PNG')
    const zip = await zipOf({
      'catalogue/products.csv': table,
      'catalogue/pictures/red.png': red,
      'catalogue/pictures/teal.png': teal,
      '__MACOSX/catalogue/._products.csv': 'x',
    })
    expect(await importNow(await draftOf(zip))).toMatchObject({ added: 2, refused: 0 })
    const [a, b] = await importShop.products()
    expect(a?.images).toHaveLength(2)
    expect(b?.images).toEqual([a?.images[1]])
    expect(await pixelOf(a?.images[0])).toMatchObject({ r: 136, g: 24, b: 40 })
  })

  test('come beside a CSV, and twice they are the same pictures', async () => {
    const table = csv(header, 'a-saree,A,1,1,लाल.png')
    const zip = await zipOf({ 'लाल.png': red })
    expect(await importNow(await draftOf(table, zip))).toMatchObject({ added: 1 })
    const before = await importShop.products()
    expect(await previewOf(await draftOf(table, zip))).toMatchObject({ counts: { unchanged: 1 } })
    expect(await importNow(await draftOf(table, zip))).toMatchObject({ unchanged: 1, changed: 0 })
    expect(await importShop.products()).toEqual(before)
    const other = await zipOf({ 'लाल.png': teal })
    expect(await importNow(await draftOf(table, other))).toMatchObject({ changed: 1 })
  })

  test('are looked into: what is none, too large or missing refuses its row alone', async () => {
    const table = csv(
      header,
      'a-saree,A,1,1,red.png',
      'b-saree,B,1,1,script.png',
      'c-saree,C,1,1,huge.png',
      'd-saree,D,1,1,nowhere.png',
      'e-saree,E,1,1,/media/nothing.10x10.aabbcc/10.webp',
      'f-saree,F,1,1,https://elsewhere.example/a.png',
      'g-saree,G,1,1,bomb.png',
      `h-saree,H,1,1,${Array.from({ length: 9 }, (_, at) => `${at}.png`).join('|')}`,
    )
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const zip = await zipOf({
      'red.png': red,
      'script.png': '<svg onload="alert(1)"/>',
      'huge.png': Buffer.alloc(5 * 1024 * 1024 + 1, 'x'),
      'bomb.png': bomb,
    })
    const id = await draftOf(table, zip)
    const preview = await previewOf(id)
    expect(preview.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 7 })
    expect(preview.problems.map(({ message }: Json) => message)).toEqual([
      'script.png: Please choose a PNG or JPEG picture.',
      'huge.png: A picture may have at most 5 MB.',
      'nowhere.png: the ZIP holds no picture of this name.',
      '/media/nothing.10x10.aabbcc/10.webp: this picture is not in this shop.',
      'https://elsewhere.example/a.png: this is no address of a picture of this shop.',
      expect.stringMatching(/^bomb\.png: /),
      'At most 8 pictures.',
    ])
    expect(await importNow(id)).toMatchObject({ added: 1, refused: 7 })
  })

  test('that the product has already may be named by their address, stored or not', async () => {
    const images = ['/media/lost.10x10.aabbcc/10.webp']
    await importNow(await draftOf(csv('slug,name,price,quantity', 'a-saree,A,1,1')))
    await shop.services.db.update(products).set({ images })
    expect(await importNow(await draftOf(csv('slug,pictures', `a-saree,${images[0]}`)))).toMatchObject({
      unchanged: 1,
    })
  })
})

describe('a ZIP that is not taken', () => {
  const good = csv(header, 'a-saree,A,1,1,red.png')
  /** The same ZIP with a name changed byte by byte, as no honest program would write it. */
  const renamed = async (from: string, to: string) => {
    const zip = await zipOf({ 'products.csv': good, [from]: red })
    return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
  }

  test.each([
    ['../../../etc/x.png', /leads out of it/],
    ['/absolute/path/x.png', /leads out of it/],
    ['C:/windows/path/x.png', /leads out of it/],
  ])('with the name %s', async (name, message) => {
    const { status, body } = await upload(shop, asha, await renamed('x'.repeat(name.length), name))
    expect(status).toBe(422)
    expect(body.message).toMatch(message)
  })

  test('without a table, with two, with a name twice, or damaged', async () => {
    const refusal = async (file: Uint8Array) => (await upload(shop, asha, file)).body.message
    expect(await refusal(await zipOf({ 'red.png': red }))).toMatch(/holds no products\.csv/)
    expect(await refusal(await zipOf({ 'products.csv': good, 'b/products.csv': good }))).toMatch(
      /more than one/,
    )
    expect(await refusal(await zipOf({ 'products.csv': good, 'a.png': red, 'A.png': red }))).toMatch(/twice/)
    const zip = await zipOf({ 'products.csv': good })
    expect(await refusal(zip.subarray(0, zip.length - 10))).toMatch(/damaged/)
    expect(await shop.services.db.select().from(imports)).toEqual([])
  })

  test('that lies about the size of its table', async () => {
    const zip = await zipOf({ 'products.csv': `${good}${'b,B,1,1,\r\n'.repeat(50_000)}` })
    // The size in the central directory, 24 bytes after its mark.
    const mark = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    zip.writeUInt32LE(1_000, mark + 24)
    const { status, body } = await upload(shop, asha, zip)
    expect(status).toBe(422)
    expect(body.message).toMatch(/damaged/)
  })

  test('that lies about the size of a picture: only its row is refused', async () => {
    const zip = await zipOf({ 'products.csv': good, 'red.png': Buffer.alloc(6 * 1024 * 1024) })
    const mark = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    zip.writeUInt32LE(1_000, mark + 24)
    expect(await previewOf(await draftOf(zip))).toMatchObject({
      counts: { refused: 1 },
      problems: [{ message: expect.stringMatching(/^red\.png: /) }],
    })
  })

  test('that would unpack to more than 2 GB', async () => {
    const zip = await zipOf({ 'products.csv': good, 'red.png': Buffer.alloc(1_000_000) })
    const mark = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    zip.writeUInt32LE(0xffff_fff0, mark + 24)
    expect((await upload(shop, asha, zip)).body.message).toMatch(/at most 2 GB/)
  })

  test('as pictures: what is no ZIP', async () => {
    const id = await draftOf(good)
    const answer = await upload(shop, asha, 'not a zip', `/api/admin/import/${id}/pictures`)
    expect(answer).toMatchObject({ status: 422, body: { message: 'Please choose a ZIP with pictures.' } })
  })
})
