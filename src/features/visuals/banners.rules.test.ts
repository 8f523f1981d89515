import { describe, expect, it } from 'vitest'
import { bannerRefusal, isBannerUrl, recommendedSize } from './banners.rules.ts'

it.each([
  ['desktop', 'banner', 1920, 640],
  ['desktop', 'carousel', 1920, 720],
  ['mobile', 'banner', 680, 720],
  ['mobile', 'carousel', 720, 1280],
] as const)('recommends for a %s %s %d x %d px', (device, type, width, height) => {
  expect(recommendedSize(device, type)).toEqual({ width, height })
})

describe('a listing banner', () => {
  const desktopBanner = { device: 'desktop', type: 'banner' } as const

  it('[ADMIN-07] is refused when the device has one', () => {
    expect(bannerRefusal([desktopBanner], desktopBanner)).toBe(
      'Only one Product Listing Banner allowed for desktop. Please delete the existing one first.',
    )
  })

  it('is welcome for the other device, and beside carousel pictures', () => {
    expect(bannerRefusal([desktopBanner], { device: 'mobile', type: 'banner' })).toBeUndefined()
    expect(bannerRefusal([{ device: 'desktop', type: 'carousel' }], desktopBanner)).toBeUndefined()
  })

  it('does not limit the pictures of the carousel', () => {
    const carousel = { device: 'mobile', type: 'carousel' } as const
    expect(bannerRefusal([carousel, carousel], carousel)).toBeUndefined()
  })
})

describe('the address of a banner', () => {
  const host = 'https://res.example.com'

  it.each([
    '/media/a.680x720.8a1a2e/680.webp',
    'https://res.example.com/zari/banner.jpg?v=1',
    'https://RES.example.com:443/banner.jpg',
  ])('%s is one of the shop or its image host', (url) => {
    expect(isBannerUrl(url, host)).toBe(true)
  })

  it.each([
    'http://res.example.com/banner.jpg',
    'https://res.example.com:8443/banner.jpg',
    'https://res.example.com.evil.example/banner.jpg',
    'https://res.example.com@evil.example/banner.jpg',
    'https://somebody:secret@res.example.com/banner.jpg',
    'https://evil.example/https://res.example.com/banner.jpg',
    'https://sub.res.example.com/banner.jpg',
    'https://',
  ])('%s is not', (url) => {
    expect(isBannerUrl(url, host)).toBe(false)
  })

  it('may be any as long as there is no image host', () => {
    expect(isBannerUrl('https://anywhere.example/banner.jpg', undefined)).toBe(true)
  })
})
