import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPicture } from '../../../../test/fixtures/pictures.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { openImportShop } from './importShop.fixture.ts'

/** Files in which sizes are counted by themselves. */

let open: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  open = await openImportShop()
})
beforeEach(() => open.clear())
afterAll(() => open.shop.close())

const product = async (slug: string) =>
  (await open.shop.call('GET', `/api/product/${slug}`, { as: open.asha })).body
const problemsIn = async (file: string) => {
  const { problems } = await open.previewOf(await open.draftOf(file))
  return problems.map(({ row, field, message }: Json) => [row, field, message])
}
const kurta = 'slug,name,price,Stock (S),stock.m,STOCK_L,sku.M\nkurta,Kurta,1499,4,"1,200",0,K-M\n'

test('a column for each size makes its sizes, whatever it is written like', async () => {
  expect(await open.bring(kurta)).toMatchObject({ added: 1, refused: 0 })
  expect(await product('kurta')).toMatchObject({
    ...{ quantity: 1204, sizes: ['S', 'M', 'L'], enableSize: true },
    offers: [
      { size: 'S', quantity: 4, sku: '' },
      { size: 'M', quantity: 1200, sku: 'K-M' },
      { size: 'L', quantity: 0 },
    ],
  })
  expect(await open.bring(kurta)).toMatchObject({ unchanged: 1, changed: 0 })
  await open.bring('slug,stock.S,stock.M\nkurta,1,2\n')
  expect(await product('kurta')).toMatchObject({
    quantity: 3,
    sizes: ['S', 'M'],
    offers: [{}, { sku: 'K-M' }],
  })
})

test('a file as it always was leaves sizes alone, and says where it cannot', async () => {
  await open.bring(kurta)
  expect(await open.bring('slug,price\nkurta,1599\n')).toMatchObject({ changed: 1 })
  expect(await open.bring('slug,quantity\nkurta,1204\n')).toMatchObject({ unchanged: 1 })
  expect(await problemsIn('slug,quantity\nkurta,7\n')).toEqual([
    [2, 'quantity', 'Each size has its own number: say it there.'],
  ])
  expect(await product('kurta')).toMatchObject({ quantity: 1204, offers: [{}, {}, {}] })
})

test('empty cells for all sizes mean one number for all', async () => {
  await open.bring(kurta)
  await open.bring('slug,quantity,sku,stock.S,stock.M\nkurta,9,ALL,,\n')
  expect(await product('kurta')).toMatchObject({
    quantity: 9,
    offers: [],
    sku: 'ALL',
    sizes: ['S', 'M', 'L'],
  })
})

test('what is wrong is named by row and column', async () => {
  const header = 'slug,name,price,mrp,quantity,sizes,stock.S,stock.M,sku.S,sku.M,price.M'
  const rows = [
    'a,A,100,,9,,1,2,,,',
    'b,B,100,,,S|L,1,2,,,',
    'c,C,100,,,,1,,,C-M,',
    'd,D,100,,,,x,-1,,,',
    'e,E,100,110,,,1,2,,,120',
    'f,F,100,,,,1,2,SAME,same,',
    'g,G,100,,3,S|M,1,2,ONCE,,',
    'h,H,100,,,,1,2,once,,',
  ]
  expect(await problemsIn(`${header}\n${rows.join('\n')}\n`)).toEqual([
    [2, 'quantity', 'Pieces of each size make 3: write that, or nothing.'],
    [3, 'sizes', 'There are pieces of S, M: write those, or nothing.'],
    [4, 'stock.M', 'How many pieces of size M are there?'],
    [5, 'stock.S', 'A number of pieces such as 12.'],
    [5, 'stock.M', 'Not below 0.'],
    [6, 'price.M', 'The MRP must not be below the price.'],
    [7, 'sku.M', 'Another size has this SKU.'],
    [9, 'sku.S', 'Row 8 has this SKU already.'],
  ])
})

test('pictures of a size are named by their places, stay without the column, and go with an empty cell', async () => {
  const { shop } = open
  const images = [await addPicture(shop, '#8a1a2e'), await addPicture(shop, '#1d4e5f')]
  const [front, back] = images
  const base = `slug,name,price,pictures,stock.S,stock.M`
  await open.bring(`${base},pictures.S,pictures.M\nk,K,900,${images.join('|')},1,2,2,"2, 1"\n`)
  const own = async () => {
    const { body } = await shop.call('GET', '/api/product/k', { as: open.asha })
    return body.offers.map((one: Json) => one.images ?? [])
  }
  expect(await own()).toEqual([[back], [front, back]])
  await open.bring('slug,stock.S,stock.M\nk,5,6\n')
  expect(await own()).toEqual([[back], [front, back]])
  expect(await problemsIn('slug,stock.S,stock.M,pictures.S,pictures.M\nk,5,6,3,front\n')).toEqual([
    [2, 'pictures.S', '3: write places from 1 to 2, such as 1|2.'],
    [2, 'pictures.M', 'front: write places from 1 to 2, such as 1|2.'],
  ])
  await open.bring('slug,stock.S,stock.M,pictures.S,pictures.M\nk,5,6,,1\n')
  expect(await own()).toEqual([[], [front]])
})

test('a SKU of another product is refused, and the rest of the file goes on', async () => {
  await open.bring(kurta)
  const file = 'slug,name,price,quantity,sku\nsaree,Saree,100,1,k-m\nother,Other,100,1,O-1\n'
  expect(await problemsIn(file)).toEqual([[2, 'sku', 'Kurta, size M, has this SKU already.']])
  // A product that stands there twice has its own code, and one thing wrong with it.
  const twice = 'slug,name,price,quantity,sku\ntwice,Twice,100,1,T-1\ntwice,Twice,100,1,T-1\n'
  expect(await problemsIn(twice)).toEqual([[3, 'slug', 'Row 2 has this slug already.']])
  expect(await open.bring(file)).toMatchObject({ added: 1, refused: 1 })
})
