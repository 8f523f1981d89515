import { describe, expect, it } from 'vitest'
import { firstLists } from '#/features/catalog/attributes/attributeLists.rules.ts'
import {
  demoBanners,
  demoCategories,
  demoCustomers,
  demoGoesWith,
  demoProducts,
  demoReviews,
} from './catalogue.ts'

const of = (category: string) => demoProducts.filter((p) => p.category === category)

/** Type filters of section 9 and menu items of section 2. */
const WORDS: Record<string, readonly string[]> = {
  saree: ['Silk', 'Cotton', 'Handloom', 'Linen', 'Silk Saree', 'Cotton Saree', 'Designer Saree'],
  'salwar suit': ['Cotton', 'Chanderi', 'Zariwork', 'Silk', 'Anarkali Suit', 'Palazzo Suit', 'Straight Suit'],
  material: ['Printed', 'Cotton', 'Threadwork', 'Silk', 'Printed Dress Material'],
  occasion: [
    'Zariwork',
    'Cotton',
    'Silk',
    'Threadwork',
    'Salwar Suit',
    'Saree',
    'Wedding Collection',
    'Festive Collection',
    'Casual Wear',
  ],
}

describe('the demo catalogue', () => {
  it('has the four categories of the specification and enough products in each', () => {
    expect(demoCategories.map((c) => c.name)).toEqual(['saree', 'salwar suit', 'material', 'occasion'])
    for (const { name } of demoCategories) expect(of(name).length).toBeGreaterThanOrEqual(12)
    expect(demoProducts.length).toBeGreaterThanOrEqual(56)
  })

  it('gives every product a slug and a name of its own', () => {
    expect(new Set(demoProducts.map((p) => p.slug)).size).toBe(demoProducts.length)
    expect(new Set(demoProducts.map((p) => p.name)).size).toBe(demoProducts.length)
    for (const p of demoProducts) expect(p.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(Object.entries(WORDS))(
    'lets every filter and menu word find two active products in %s',
    (category, words) => {
      for (const word of words) {
        const found = of(category).filter((p) => p.status && p.name.includes(word))
        expect(found.length, word).toBeGreaterThanOrEqual(2)
      }
    },
  )

  it('gives sizes to stitched pieces only, and the tax class that goes with them', () => {
    for (const p of demoProducts) {
      expect(p.enableSize).toBe(p.sizes.length > 0)
      expect(p.gstRateClass).toBe(p.enableSize ? 'garment' : 'fabric')
      expect(p.hsn).toMatch(/^\d{4}$/)
      if (p.category === 'saree' || p.category === 'material') expect(p.enableSize, p.name).toBe(false)
      if (p.category === 'salwar suit') expect(p.enableSize, p.name).toBe(true)
    }
  })

  it('tells of every product what it is made of, with values of the first lists', () => {
    const lists: Record<string, readonly { value: string }[]> = firstLists()
    for (const { name, attributes } of demoProducts) {
      expect(attributes, name).toMatchObject({ fabric: expect.any(String), colour: expect.any(String) })
      for (const [key, list] of Object.entries(lists)) {
        const values = [Object.entries(attributes).find(([one]) => one === key)?.[1] ?? []].flat()
        const known: unknown[] = list.map(({ value }) => value)
        expect(known, `${name}: ${key}`).toEqual(expect.arrayContaining(values))
      }
    }
  })

  it('has plausible prices, stock and descriptions', () => {
    for (const p of demoProducts) {
      expect(Number.isInteger(p.priceRupees)).toBe(true)
      expect(p.priceRupees).toBeGreaterThanOrEqual(799)
      expect(p.priceRupees).toBeLessThanOrEqual(48_500)
      if (p.mrpRupees !== undefined) expect(p.mrpRupees).toBeGreaterThan(p.priceRupees)
      const sentences = p.description.split(/[.](?:\s|$)/).filter((s) => s.trim() !== '')
      expect(sentences.length, p.name).toBeGreaterThanOrEqual(2)
      expect(p.views.length, p.name).toBe(2)
      const all = [...p.views, ...p.laterViews]
      expect(all.length, p.name).toBeGreaterThanOrEqual(4)
      expect(all.length, p.name).toBeLessThanOrEqual(5)
      expect(new Set(all).size, p.name).toBe(all.length)
      if (p.cloth.pallu) expect(all).toEqual(expect.arrayContaining(['blouse', 'reverse']))
      else expect(all, p.name).toEqual(expect.arrayContaining(['set', 'neck']))
    }
    expect(demoProducts.filter((p) => p.quantity === 0)).toHaveLength(4)
    expect(demoProducts.filter((p) => p.quantity >= 1 && p.quantity <= 9)).toHaveLength(6)
    expect(demoProducts.filter((p) => !p.status)).toHaveLength(3)
    expect(Math.max(...demoProducts.map((p) => p.name.length))).toBeGreaterThanOrEqual(88)
  })

  it('has reviews by known customers on known products', () => {
    const slugs = new Set(demoProducts.map((p) => p.slug))
    expect(demoReviews.length).toBeGreaterThanOrEqual(40)
    for (const r of demoReviews) {
      expect(slugs.has(r.productSlug)).toBe(true)
      expect(demoCustomers[r.customer]).toBeDefined()
      expect([1, 2, 3, 4, 5]).toContain(r.rating)
    }
    const pairs = demoReviews.map((r) => `${r.productSlug} ${r.customer}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const c of demoCustomers) {
      expect(c.contact).toMatch(/^[6-9]\d{9}$/)
      expect(c.name).toMatch(/^[A-Za-z ]{2,}$/)
      expect(c.email).toMatch(/@example\.com$/)
    }
  })

  it('has some pieces that go with others, all of them for sale', () => {
    const forSale = new Set(demoProducts.filter((p) => p.status && p.quantity > 0).map(({ slug }) => slug))
    expect(demoGoesWith.size).toBeGreaterThanOrEqual(4)
    for (const [slug, others] of demoGoesWith) {
      expect(forSale).toContain(slug)
      expect(others.length, slug).toBeGreaterThan(0)
      expect(others, slug).not.toContain(slug)
      for (const other of others) expect(forSale).toContain(other)
    }
  })

  it('has three carousel banners and one listing banner for each device', () => {
    for (const device of ['desktop', 'mobile'] as const) {
      const mine = demoBanners.filter((b) => b.device === device)
      expect(mine.filter((b) => b.type === 'carousel')).toHaveLength(3)
      expect(mine.filter((b) => b.type === 'banner')).toHaveLength(1)
      for (const b of mine) expect(b.picture.shape).toBe(`${device}-${b.type}`)
    }
  })
})
