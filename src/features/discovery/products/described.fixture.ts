import { usualAttributes } from '#/features/catalog/attributes/attributeInputs.rules.ts'
import { type PublicShop, shopSettingsSchema } from '#/features/shop/shop.schema.ts'
import type { Described } from './items.rules.ts'

/** A product without sizes; more of it as given. */
export const saree = (more: Partial<Described> & Readonly<Record<string, unknown>> = {}): Described => ({
  _id: '0199aa00-0000-7000-8000-000000000001',
  id: '0199aa00-0000-7000-8000-000000000001',
  name: 'Banarasi Silk Saree',
  title: 'Banarasi Silk Saree',
  slug: 'banarasi-silk-saree',
  description: 'Six yards of silk',
  price: 4999.5,
  mrp: null,
  images: ['/media/a.1020x1440.8a1a2e/1020.webp', '/media/b.1020x1440.8a1a2e/1020.webp'],
  family: '',
  quantity: 3,
  enableSize: false,
  sizes: [],
  category: { _id: 'c', name: 'saree' },
  status: true,
  ...usualAttributes(),
  createdAt: '2026-11-01T00:00:00.000Z',
  ...more,
})

/** An open shop; more of its settings as given. */
export const openShop = (more: Partial<PublicShop> = {}): PublicShop => ({
  ...shopSettingsSchema.parse({ access: 'open', name: 'Zari' }),
  origin: 'https://zari.example',
  cardProvider: null,
  sendsMails: true,
  ...more,
})
