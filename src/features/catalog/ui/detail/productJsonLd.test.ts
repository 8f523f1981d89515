import { expect, test } from 'vitest'
import { usualAttributes } from '../../attributeInputs.rules.ts'
import type { Product } from '../../catalog.schema.ts'
import { productJsonLd } from './productJsonLd.ts'

const saree: Product = {
  _id: '0197',
  id: '0197',
  name: 'Banarasi Silk Saree',
  title: 'Banarasi Silk Saree',
  slug: 'banarasi-silk-saree',
  description: 'Six yards of silk',
  price: 4999.5,
  mrp: null,
  images: ['/media/a.1020x1440.8a1a2e/1020.webp'],
  family: '',
  quantity: 3,
  enableSize: false,
  sizes: [],
  category: { _id: 'c', name: 'saree' },
  status: true,
  ...usualAttributes(),
  createdAt: '2026-11-01T00:00:00.000Z',
}

test('a product in stock is an offer in rupees', () => {
  const { offers } = JSON.parse(productJsonLd(saree, 'Zari'))
  expect(offers).toMatchObject({
    price: '4999.50',
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  })
})

test('a product that is sold out says so', () => {
  const { offers } = JSON.parse(productJsonLd({ ...saree, quantity: 0 }, 'Zari'))
  expect(offers.availability).toBe('https://schema.org/OutOfStock')
})

test('nothing in a name can end the script element, and the text stays what it was', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = productJsonLd({ ...saree, name }, 'Zari')
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe(name)
})
