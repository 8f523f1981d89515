import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Review } from '#/features/reviews/reviews.schema.ts'
import { openShop, saree } from '../products/described.fixture.ts'
import { jsonLd } from './jsonLd.rules.ts'
import { homePage, listingPage, productPage } from './pages.ts'
import { problemsOf } from './richResults.fixture.ts'

/** The things that a page says, as whoever reads the script finds them. */
const thingsOf = (text: string) => {
  const { '@context': context, '@graph': things } = JSON.parse(text)
  expect(context).toBe('https://schema.org')
  return things
}
const review = (rating: number): Review => ({
  ...{ purchased: false, size: '', fit: null, photos: [], answer: null },
  _id: `r${rating}`,
  productId: 'p',
  user: { name: 'Meera Iyer' },
  comment: 'The colour is as shown.',
  rating,
  createdAt: '2026-11-02T10:00:00.000Z',
})
const kurta = saree({ name: 'Kurta', slug: 'kurta', enableSize: true, sizes: ['S', 'M', 'XL'] })
const inGreen = { id: 'p2', name: 'Green Saree', slug: 'green-saree', image: null, soldOut: false, price: 99 }
const video = '/media/video/0199f3a0-5c00-7000-8000-000000000000.272x384.7600.12451.mp4'
const ownStock = saree({
  ...{ name: 'Kurta', slug: 'kurta', enableSize: true, sizes: ['S', 'M'], mrp: 2_000, price: 1_500 },
  variants: [
    { size: 'S', sku: 'K-1-S', price: 1_500, quantity: 0, images: [] },
    { size: 'M', sku: 'K-1-M', price: 1_700, quantity: 4, images: ['/media/m.600x800.8a1a2e/600.webp'] },
  ],
})

describe('what search engines ask for is all there, and nothing else', () => {
  test.each([
    ['a saree', saree(), openShop(), []],
    ['one with reviews', saree(), openShop(), [review(5), review(4)]],
    ['one with an MRP', saree({ mrp: 6_000 }), openShop(), []],
    ['one that is sold out', saree({ quantity: 0 }), openShop(), []],
    ['one without category or description', saree({ category: null, description: '' }), openShop(), []],
    ['one in sizes that share a number', kurta, openShop(), [review(3)]],
    ['one in sizes of their own', ownStock, openShop(), []],
    ['one with a video', saree({ video }), openShop(), [review(4)]],
    ['one of a family', saree({ family: 'D-17', colours: [inGreen] }), openShop(), []],
    ['one in sizes and colours', { ...ownStock, family: 'D-17', colours: [inGreen] }, openShop(), []],
    ['one whose family has no other', saree({ family: 'D-17' }), openShop(), []],
    [
      'one of a colour, a cloth and a pattern',
      saree({ colour: 'Red', fabric: 'Silk', pattern: 'Ikat' }),
      openShop(),
      [],
    ],
    ['a shop that takes nothing back', saree(), openShop({ returnDays: 0 }), []],
    ['a shop where sending back costs nothing', saree(), openShop({ reverseShipmentFee: 0 }), []],
    ['a shop without cash on delivery', saree(), openShop({ codEnabled: false }), []],
  ])('%s', (_what, product, shop, reviews) => {
    const things = thingsOf(productPage(product, shop, reviews))
    expect(things).toHaveLength(2)
    expect(things.flatMap((thing: never) => problemsOf(thing))).toEqual([])
  })

  test.each([
    ['an empty shop', openShop()],
    [
      'a shop that says all of itself',
      openShop({
        ...{ legalName: 'Zari Textiles', logo: '/media/l.128x128.8a1a2e/128.webp', email: 'a@zari.example' },
        ...{ phone: '+91 98765 43210', address: '1 Weavers Lane', state: 'Uttar Pradesh' },
      }),
    ],
    ["a members' shop", openShop({ access: 'members' })],
  ])('%s', (_what, shop) => {
    expect(thingsOf(homePage(shop)).flatMap((thing: never) => problemsOf(thing))).toEqual([])
  })

  test('the check itself finds what is missing, foreign, relative or no word', () => {
    const wrong = { '@type': 'Offer', price: '5', url: '/a', availability: 'InStock', colour: 'red' }
    expect(problemsOf(wrong)).toEqual(
      expect.arrayContaining([
        '/Offer: priceCurrency is required',
        '/Offer: shippingDetails is recommended',
        '/Offer: colour has no place here',
        '/Offer.price: 5 is no price',
        '/Offer.url: /a is not absolute',
        '/Offer.availability: InStock is none of its words',
      ]),
    )
  })
})

const productOf = (...asked: Parameters<typeof productPage>) => thingsOf(productPage(...asked))[0]

describe('a product', () => {
  test('is an offer in rupees with whole addresses, free shipping and the returns of the shop', () => {
    const { offers, image, url } = productOf(
      saree(),
      openShop({ returnDays: 10, reverseShipmentFee: 150 }),
      [],
    )
    expect(url).toBe('https://zari.example/details/banarasi-silk-saree')
    expect(image[0]).toBe('https://zari.example/media/a.1020x1440.8a1a2e/1020.webp')
    expect(offers).toMatchObject({
      ...{ price: '4999.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      shippingDetails: {
        shippingRate: { value: '0.00', currency: 'INR' },
        deliveryTime: { handlingTime: { minValue: 1, maxValue: 3 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 10, returnShippingFeesAmount: { value: '150.00' } },
    })
    expect(offers.hasMerchantReturnPolicy.refundType).toEqual([
      ...['https://schema.org/FullRefund', 'https://schema.org/StoreCreditRefund'],
    ])
    const cloth = saree({ colour: 'Red', fabric: 'Silk', pattern: 'Ikat' })
    expect(productOf(cloth, openShop(), [])).toMatchObject({
      color: 'Red',
      material: 'Silk',
      pattern: 'Ikat',
    })
    expect(JSON.stringify(offers)).not.toContain('priceValidUntil')
    expect(JSON.stringify(offers)).not.toContain('transitTime')
    const road = productOf(saree(), openShop({ transitDaysLeast: 2, transitDaysMost: 6 }), []).offers
    expect(road.shippingDetails.deliveryTime).toMatchObject({ transitTime: { minValue: 2, maxValue: 6 } })
  })

  test('that is sold out says so', () => {
    expect(productOf(saree({ quantity: 0 }), openShop(), []).offers.availability).toBe(
      'https://schema.org/OutOfStock',
    )
  })

  test('strikes through a real MRP that is higher, and nothing that was reckoned', () => {
    const struck = (mrp: number | null) => productOf(saree({ mrp }), openShop(), []).offers.priceSpecification
    expect(struck(6_000)).toMatchObject({ price: '6000.00' })
    expect(struck(4_999.5)).toBeUndefined()
    expect(struck(null)).toBeUndefined()
  })

  test('has ratings only where there are reviews, all of them counted', () => {
    expect(productOf(saree(), openShop(), [])).not.toHaveProperty('aggregateRating')
    const many = productOf(saree(), openShop(), [5, 4, 4, 1, 2, 3, 5].map(review))
    expect(many.aggregateRating).toMatchObject({ ratingValue: 3.43, reviewCount: 7 })
    expect(many.review).toHaveLength(5)
  })

  test('in sizes is a group of what can be bought', () => {
    const group = productOf(ownStock, openShop(), [])
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: ownStock._id,
      variesBy: ['https://schema.org/size'],
    })
    const [small, medium] = group.hasVariant
    expect(small).toMatchObject({ size: 'S', sku: 'K-1-S', image: group.image })
    expect(small.offers.availability).toBe('https://schema.org/OutOfStock')
    expect(medium.offers).toMatchObject({
      ...{ price: '1700.00', availability: 'https://schema.org/InStock' },
      url: 'https://zari.example/details/kurta?size=M',
    })
    expect(medium.image).toEqual(['https://zari.example/media/m.600x800.8a1a2e/600.webp'])
  })

  test('in other colours is one of a group, and leads to their pages', () => {
    expect(productOf(saree({ family: 'D-17', colours: [inGreen] }), openShop(), [])).toMatchObject({
      ...{ '@type': 'ProductGroup', productGroupID: 'D-17', variesBy: ['https://schema.org/color'] },
      hasVariant: [{ sku: 'banarasi-silk-saree' }, { url: 'https://zari.example/details/green-saree' }],
    })
  })

  test('in sizes that share a number has each of them as long as there is one piece', () => {
    const { hasVariant } = productOf(kurta, openShop(), [])
    expect(hasVariant.map(({ sku }: { sku: string }) => sku)).toEqual(['kurta-S', 'kurta-M', 'kurta-XL'])
    expect(JSON.stringify(hasVariant)).not.toContain('OutOfStock')
  })
})

test('the way to a product and to a listing ends there', () => {
  const [, way] = thingsOf(productPage(saree(), openShop(), []))
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    ...['Home', 'Saree', 'Silk', 'Banarasi Silk Saree'],
  ])
  expect(way.itemListElement[2].item).toBe('https://zari.example/new/saree/collections?type=Silk')
  const [listing] = thingsOf(listingPage('salwar suit', openShop()))
  expect(listing.itemListElement[1]).toMatchObject({
    item: 'https://zari.example/new/salwar%20suit/collections',
  })
})

test('a search of the shop is offered where everybody may search', () => {
  expect(homePage(openShop())).toContain('SearchAction')
  expect(homePage(openShop({ access: 'members' }))).not.toContain('SearchAction')
})

test('nothing in a text can end the script element, and the text stays what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const said = jsonLd([{ '@type': 'Product', name: `</script>${text}<!--` }])
      expect(said).not.toContain('<')
      expect(JSON.parse(said)['@graph'][0].name).toBe(JSON.parse(JSON.stringify(`</script>${text}<!--`)))
    }),
  )
})

test('a video is told with its picture, how long it lasts and when it came', () => {
  const [{ subjectOf }] = thingsOf(productPage(saree({ video }), openShop(), []))
  expect(subjectOf).toMatchObject({
    contentUrl: new URL(video, openShop().origin).href,
    uploadDate: '2025-10-17T19:23:16.864Z',
    duration: 'PT8S',
  })
})
