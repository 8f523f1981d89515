import { describe, expect, it } from 'vitest'
import { bannerRefusal, recommendedSize } from './banners.rules.ts'

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
