import { expect, test } from 'vitest'
import { previewSize } from '#/platform/media/picture.ts'
import { pageHead } from './pageHead.ts'

const shop = { name: 'Zari', origin: 'https://zari.example', languages: [] }
const page = { shop, title: 'Saree | Zari', description: 'Six yards', path: '/details/saree' }

/** What a reader of previews finds, by name. */
const said = (head: ReturnType<typeof pageHead>) =>
  Object.fromEntries(
    head.meta.flatMap((meta) =>
      'content' in meta ? [['property' in meta ? meta.property : meta.name, meta.content]] : [],
    ),
  )

test('a product is previewed with its whole picture, its size, price and whether it can be bought', () => {
  const product = { _id: 'p1', price: 4999.5, quantity: 3 }
  const image = '/media/a.1020x1440.8a1a2e/1020.webp'
  expect(said(pageHead({ ...page, image, alt: 'A red saree', product }))).toEqual({
    description: 'Six yards',
    'og:title': 'Saree | Zari',
    'og:description': 'Six yards',
    'og:type': 'product',
    'og:url': 'https://zari.example/details/saree',
    'og:site_name': 'Zari',
    'og:locale': 'en_IN',
    'og:image': 'https://zari.example/media/a.1020x1440.8a1a2e/preview.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': 'A red saree',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'A red saree',
    'product:price:amount': '4999.50',
    'product:price:currency': 'INR',
    'product:availability': 'in stock',
    'product:condition': 'new',
    'product:retailer_item_id': 'p1',
  })
  const soldOut = said(pageHead({ ...page, product: { ...product, quantity: 0 } }))
  expect(soldOut['product:availability']).toBe('out of stock')
})

test('a picture that lies elsewhere is named as it is, without a size that nobody knows', () => {
  const head = said(pageHead({ ...page, image: 'https://pictures.example/a.png' }))
  expect(head).toMatchObject({ 'og:image': 'https://pictures.example/a.png', 'og:image:alt': 'Saree | Zari' })
  expect(head).not.toHaveProperty('og:image:width')
})

test('a page without a picture or goods says neither', () => {
  const head = said(pageHead(page))
  expect(head).toMatchObject({ 'og:type': 'website', 'twitter:card': 'summary' })
  expect(Object.keys(head).filter((name) => /image|product/.test(name))).toEqual([])
})
