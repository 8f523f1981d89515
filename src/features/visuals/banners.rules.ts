import type { Device } from '#/features/shop/devices.rules.ts'
import { m } from './messages/visuals.messages.ts'

type Type = 'carousel' | 'banner'

/** Sizes recommended by the specification, section 9, px. */
const sizes = {
  desktop: { banner: { width: 1920, height: 640 }, carousel: { width: 1920, height: 720 } },
  mobile: { banner: { width: 680, height: 720 }, carousel: { width: 720, height: 1280 } },
} as const

export const recommendedSize = (device: Device, type: Type): { width: number; height: number } =>
  sizes[device][type]

/**
 * Whether a banner may show the picture at this address: one of the shop's own store, or of the image host, whose
 * origin that is. Without an image host any address will do.
 */
export function isBannerUrl(url: string, picturesOrigin: string | undefined): boolean {
  if (url.startsWith('/media/') || picturesOrigin === undefined) return true
  if (!URL.canParse(url)) return false
  const { origin, username, password } = new URL(url)
  // guard: banner-host
  return origin === picturesOrigin && username === '' && password === ''
}

/** Why another banner cannot be added; the database refuses it as well (specification, section 5). */
export function bannerRefusal(
  banners: readonly { readonly device: Device; readonly type: Type }[],
  wanted: { readonly device: Device; readonly type: Type },
): string | undefined {
  const { device, type } = wanted
  const taken = type === 'banner' && banners.some((known) => known.type === type && known.device === device)
  return taken ? m.oneListingBannerFor({ device }) : undefined
}
