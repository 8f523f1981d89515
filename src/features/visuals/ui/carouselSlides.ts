import type { Banner } from '../visuals.schema.ts'

/** One place in the carousel: what each device shows there, if anything. */
export interface Slide {
  readonly key: string
  readonly desktop: string | undefined
  readonly mobile: string | undefined
}

/** The picture addresses of the banners of one kind for one device, in the order they are given. */
export const bannerUrls = (
  banners: readonly Banner[],
  device: Banner['device'],
  type: Banner['type'],
): string[] =>
  banners.filter((banner) => banner.device === device && banner.type === type).map(({ url }) => url)

/** Pairs the carousel banners of both devices; without any there is one place for the default picture. */
export function slidesOf(banners: readonly Banner[]): Slide[] {
  const desktop = bannerUrls(banners, 'desktop', 'carousel')
  const mobile = bannerUrls(banners, 'mobile', 'carousel')
  return Array.from({ length: Math.max(1, desktop.length, mobile.length) }, (_, place) => ({
    key: `${place} ${desktop[place]} ${mobile[place]}`,
    desktop: desktop[place],
    mobile: mobile[place],
  }))
}
