import { describe, expect, it } from 'vitest'
import type { Banner } from '../visuals.schema.ts'
import { bannersOf, slidesOf } from './carouselSlides.ts'

const banner = (url: string, device: Banner['device'], type: Banner['type'] = 'carousel'): Banner => ({
  _id: url,
  url,
  device,
  type,
  createdAt: '2026-11-20T00:00:00.000Z',
})

describe('the places of the carousel', () => {
  it('has one for the default picture when there is no banner', () => {
    expect(slidesOf([])).toMatchObject([{ desktop: undefined, mobile: undefined }])
  })

  it('pairs the devices and leaves out what a device lacks', () => {
    const slides = slidesOf([
      banner('d1', 'desktop'),
      banner('m1', 'mobile'),
      banner('d2', 'desktop'),
      banner('listing', 'desktop', 'banner'),
    ])
    expect(slides).toMatchObject([
      { desktop: { url: 'd1' }, mobile: { url: 'm1' } },
      { desktop: { url: 'd2' }, mobile: undefined },
    ])
  })

  it('tells listing banners from carousel banners', () => {
    const banners = [banner('c', 'mobile'), banner('b', 'mobile', 'banner'), banner('d', 'desktop', 'banner')]
    expect(bannersOf(banners, 'mobile', 'banner')).toMatchObject([{ url: 'b' }])
  })
})
